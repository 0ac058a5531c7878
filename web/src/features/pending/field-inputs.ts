import * as z from 'zod/mini';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { Shape } from '#shared/collections/define.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { choiceOf } from '../../shared/changes/choice-labels.ts';
import { isMoment, isMoney, type Of } from '../../shared/changes/format-change.ts';
import type { Table } from '../../shared/data/journal/index.ts';
import { collections } from '../../shared/data/journal/written-collections.ts';
import { read as readProfileField } from '../../shared/profile/field-values.ts';
import { t } from '../../shared/text/index.ts';
import {
  dayField,
  emailField,
  emailsField,
  hoursField,
  moneyField,
  nameField,
  optionalDayField,
  phoneField,
  phonesField,
  skillsField,
} from '../../shared/ui/form/form-fields.ts';
import { problemsOf } from '../../shared/ui/form/typed.ts';

export type Reading = { value: unknown } | { problem: string };

/** How one field of a change is typed. `shown`: what stands in its box first. */
export type Input = {
  kind: 'line' | 'prose' | 'day' | 'choice' | 'switch' | 'lines';
  shown: string;
  choices: readonly { value: string; label: string }[];
  /** Reads what was typed into what the collection stores. */
  read: (typed: string) => Reading;
};

function shapeOf(table: Table): Shape['shape'] {
  const { schema }: { schema: Shape } = collections[table];
  return schema.shape;
}

/** What a field holds apart from being left empty. */
function bare(schema: z.core.$ZodType): { schema: z.core.$ZodType; empty: boolean } {
  if (schema instanceof z.ZodMiniNullable) return { ...bare(schema.def.innerType), empty: true };
  if (schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniOptional)
    return bare(schema.def.innerType);
  return { schema, empty: false };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Fields that forms read in a way of their own. */
const readers: Record<string, z.ZodMiniType> = {
  name: nameField,
  full_name: nameField,
  email: emailField,
  phone: phoneField,
};

/** The same of lists. */
const listReaders: Record<string, z.ZodMiniType> = {
  emails: emailsField,
  phones: phonesField,
  skills: skillsField,
};

const readBy =
  (reader: z.ZodMiniType, before: (typed: string) => unknown = (typed) => typed) =>
  (typed: string): Reading => {
    const found = z.object({ value: reader }).safeParse({ value: before(typed) });
    if (found.success) return { value: found.data.value };
    return { problem: problemsOf(found.error).value ?? t('form.invalid') };
  };

const readCents = (typed: string): Reading => {
  const cents = parseMoney(typed);
  return cents === null ? { problem: t('form.money.unclear') } : { value: cents };
};

function rough(of: Of, field: string, value: unknown): Input | null {
  const { table } = of;
  const ofProfile = table === 'candidate_profiles' && profileFieldNames.find((name) => name === field);
  if (ofProfile) {
    const { kind } = profileFields[ofProfile];
    return {
      kind: kind === 'prose' || kind === 'day' ? kind : 'line',
      shown: textOf(value),
      choices: [],
      read: (typed) => {
        const { value: found, problem } = readProfileField(ofProfile, typed);
        return problem === null ? { value: found ?? null } : { problem };
      },
    };
  }
  const declared = shapeOf(table)[field];
  if (!declared || isMoment(field)) return null;
  const { schema, empty } = bare(declared);
  const line = { kind: 'line', shown: textOf(value), choices: [] } as const;
  const reader = readers[field];
  const listReader = listReaders[field];
  if (isMoney(of, field)) {
    const shown = (Number(value) / 100).toFixed(2);
    return { ...line, shown, read: field === 'amount' ? readBy(moneyField) : readCents };
  }
  if (field === 'totalHours') return { ...line, read: readBy(hoursField(textOf(value))) };
  if (reader) return { ...line, read: readBy(reader) };
  if (schema instanceof z.ZodMiniEnum) {
    const choices = schema.options
      .map(String)
      .map((one) => ({ value: one, label: choiceOf(table, field, one) ?? one }));
    return { ...line, kind: 'choice', choices, read: (typed) => ({ value: typed }) };
  }
  if (schema instanceof z.ZodMiniBoolean)
    return { ...line, kind: 'switch', read: (typed) => ({ value: typed === 'true' }) };
  if (schema instanceof z.iso.ZodMiniISODate)
    return { ...line, kind: 'day', read: readBy(empty ? optionalDayField : dayField) };
  if (schema instanceof z.ZodMiniNumber)
    return {
      ...line,
      read: (typed) =>
        typed.trim() === '' || Number.isNaN(Number(typed))
          ? { problem: t('pending.number') }
          : { value: Number(typed) },
    };
  if (
    schema instanceof z.ZodMiniArray &&
    Array.isArray(value) &&
    value.every((one) => typeof one === 'string')
  )
    return {
      kind: 'lines',
      shown: value.join('\n'),
      choices: [],
      read: listReader ? readBy(listReader, linesOf) : (typed) => ({ value: linesOf(typed) }),
    };
  if (schema instanceof z.ZodMiniString)
    return {
      ...line,
      kind: textOf(value).length > 80 || field === 'note' ? 'prose' : 'line',
      read: (typed) => ({ value: typed.trim() === '' && empty ? null : typed.trim() }),
    };
  return null;
}

/** How a field is typed, checked by its collection in the end; null where it is nothing that people type. */
export function inputOf(of: Of, field: string, value: unknown): Input | null {
  const input = rough(of, field, value);
  const declared = shapeOf(of.table)[field];
  if (!input || !declared) return null;
  const stored = z.object({ value: declared });
  const read = (typed: string): Reading => {
    const found = input.read(typed);
    if ('problem' in found || stored.safeParse(found).success) return found;
    return { problem: t('form.invalid') };
  };
  return { ...input, read };
}
