import * as z from 'zod/mini';
import {
  appealChannels,
  appealCode,
  appealCodesMax,
  appealNameMax,
  appealNoteMax,
  codeNameMax,
  quantityMax,
} from '#shared/collections/appeals.ts';
import { sourceCodeMax } from '#shared/collections/donations.ts';
import { goalMax } from '#shared/constants.ts';
import { codeKey } from '#shared/domain/giving/appeals.ts';
import { otherCodes } from '#shared/domain/giving/giving-cells.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import '../../shared/text/appeals/en.ts';
import type { StoredAppeal } from '../../shared/fundraising/giving-data.ts';
import { typedGoal } from '../../shared/fundraising/typed-goal.ts';
import { t } from '../../shared/text/index.ts';
import { lineField, noteField, optionalDayField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';
import { showMoney } from '../../shared/ui/format.ts';

const tooLong = (count: number) => new Problem(t('form.tooLong', { count }));

const readMoney = (written: string): number | Problem => {
  if (written.trim() === '') return 0;
  const cents = parseMoney(written);
  if (cents === null || cents < 0) return new Problem(t('form.money.unclear'));
  return cents > goalMax ? new Problem(t('form.money.large', { max: showMoney(goalMax, true) })) : cents;
};
const money = typed(readMoney);

/** As gifts have it: spaces within a code stay. */
const readCode = (written: string): string | Problem => {
  const code = cleanLine(written);
  if (code === '') return new Problem(t('appeals.form.codeMissing'));
  if (code === otherCodes) return new Problem(t('appeals.form.codeMark'));
  return code.length > sourceCodeMax ? tooLong(sourceCodeMax) : code;
};
const readCodeName = (written: string): string | Problem => {
  const name = cleanLine(written).replace(/\s+/g, ' ');
  return name.length > codeNameMax ? tooLong(codeNameMax) : name;
};
const readQuantity = (written: string): number | Problem => {
  const digits = written.replace(/[\s,.]/g, '');
  if (digits === '') return 0;
  const quantity = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return quantity <= quantityMax
    ? quantity
    : new Problem(t('appeals.form.quantityProblem', { most: quantityMax }));
};

const codeForm = z.pipe(
  z.object({
    code: typed(readCode),
    name: typed(readCodeName),
    quantity: typed(readQuantity),
    cost: money,
  }),
  appealCode,
);
/** A line without anything is none. */
const isBlank = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && Object.values(one).every((typed) => typed === '');

const packageForm = z.object({
  id: z.string(),
  name: z.string(),
  codes: z.array(z.unknown()),
});
type TypedCode = { code: string; name: string; quantity: string; cost: string };
export type TypedPackage = { id: string; name: string; codes: TypedCode[] };

/** Packages as typed: blank lines are left out, and each problem is told at its input. */
const packagesForm = z.pipe(
  z.array(packageForm),
  z.transform((all, context) => {
    const taken = new Set<string>();
    const wrong = (message: string, path: (string | number)[]) =>
      context.issues.push({ code: 'custom', message, input: all, path });
    const packages = all.flatMap(({ id, name, codes }, place) => {
      const read = codes.flatMap((one, at) => {
        if (isBlank(one)) return [];
        const { data, error } = codeForm.safeParse(one);
        for (const { message, path } of error?.issues ?? [])
          wrong(message, [place, 'codes', at, ...path.map(String)]);
        if (!data) return [];
        if (taken.has(codeKey(data.code))) wrong(t('appeals.form.twice'), [place, 'codes', at, 'code']);
        taken.add(codeKey(data.code));
        return [data];
      });
      const clean = cleanLine(name).replace(/\s+/g, ' ');
      if (clean === '' && codes.every(isBlank)) return [];
      if (clean === '') wrong(t('appeals.form.packageMissing'), [place, 'name']);
      if (clean.length > appealNameMax) wrong(t('form.tooLong', { count: appealNameMax }), [place, 'name']);
      return [{ id, name: clean, codes: read }];
    });
    if (taken.size > appealCodesMax) wrong(t('appeals.form.manyCodes', { most: appealCodesMax }), []);
    return packages;
  }),
);

/** An appeal as typed. */
export const appealForm = () =>
  z
    .object({
      name: lineField(appealNameMax, t('appeals.form.nameMissing')),
      channel: z.enum(appealChannels),
      starts_on: optionalDayField,
      ends_on: optionalDayField,
      goal: money,
      cost: money,
      note: noteField(appealNoteMax),
      packages: packagesForm,
    })
    .check(
      z.refine(({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on, {
        path: ['ends_on'],
        error: () => t('appeals.form.endsBefore'),
      }),
    );
export type AppealInput = z.output<ReturnType<typeof appealForm>>;

export const newCode = (code = ''): TypedCode => ({ code, name: '', quantity: '', cost: '' });
export const newPackage = (code = ''): TypedPackage => ({
  ...{ id: crypto.randomUUID(), name: '' },
  codes: [newCode(code)],
});

export const appealValues = (appeal: StoredAppeal | null, code = '') => ({
  name: appeal?.name ?? '',
  channel: appeal?.channel ?? ('mail' as const),
  starts_on: appeal?.starts_on ?? '',
  ends_on: appeal?.ends_on ?? '',
  goal: typedGoal(appeal?.goal ?? 0),
  cost: typedGoal(appeal?.cost ?? 0),
  note: appeal?.note ?? '',
  packages: appeal
    ? appeal.packages.map(
        (one): TypedPackage => ({
          ...one,
          codes: one.codes.map(({ quantity, cost, ...code }) => ({
            ...code,
            quantity: quantity === 0 ? '' : String(quantity),
            cost: typedGoal(cost),
          })),
        }),
      )
    : [newPackage(code)],
});

/** What a save carries of one that is there. */
export const contentOf = (appeal: StoredAppeal) => {
  const { id, revision, name, channel, starts_on, ends_on, cost, goal, note, packages } = appeal;
  return { id, revision, name, channel, starts_on, ends_on, cost, goal, note, packages };
};
