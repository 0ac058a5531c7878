import { sourceCodeMax } from '#shared/collections/donations.ts';
import { givingSource, sourceCodesMax } from '#shared/collections/fundraising-plans.ts';
import type { GivingSource } from '#shared/domain/giving/giving-sources.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import type { Plan } from '../../shared/fundraising/giving-data.ts';
import { readGoal, typedGoal } from '../../shared/fundraising/typed-goal.ts';
import { t } from '../../shared/text/index.ts';

type Source = Plan['sources'][number];
/** A source while it is typed. */
export type TypedSource = Omit<Source, 'target' | 'codes'> & { target: string; codes: string };

/** A name in the database that no other source has. */
const freeId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

export const newSource = (of: Partial<TypedSource> = {}): TypedSource => ({
  ...{ id: freeId(), name: '', target: '', codes: '', has_committee: false, methods: [] },
  ...of,
});

/** How many campaigns divide it. */
const usual = (): TypedSource[] => [
  newSource({ name: t('giving.goals.sources.usual.calls'), codes: 'CALL-TIME' }),
  newSource({ name: t('giving.goals.sources.usual.committee'), has_committee: true }),
  newSource({ name: t('giving.goals.sources.usual.events'), codes: 'EVENT*' }),
  newSource({ name: t('giving.goals.sources.usual.mail'), codes: 'MAIL*', methods: ['check', 'cash'] }),
  newSource({ name: t('giving.goals.sources.usual.online'), methods: ['card', 'bank'] }),
];

export const typedSources = ({ sources }: Plan): TypedSource[] =>
  sources.length === 0
    ? usual()
    : sources.map((one) => ({ ...one, target: typedGoal(one.target), codes: one.codes.join(', ') }));

/** Sources as typed. Throws with what is wrong with them; one without anything is left out. */
export function readSources(typed: readonly TypedSource[]): Source[] {
  return typed.flatMap(({ name, target, codes, ...source }) => {
    const clean = cleanLine(name).replace(/\s+/g, ' ').trim();
    const list = [...new Set(codes.split(',').map((code) => cleanLine(code).trim()))].filter(Boolean);
    if (list.length > sourceCodesMax || list.some(({ length }) => length > sourceCodeMax))
      throw new CallError('invalid-argument', t('giving.goals.sources.manyCodes', { most: sourceCodesMax }));
    const isBlank = !source.has_committee && source.methods.length === 0;
    if (isBlank && clean === '' && list.length === 0 && target.trim() === '') return [];
    const read: GivingSource = { ...source, name: clean, target: readGoal(target) ?? 0, codes: list };
    const { data } = givingSource.safeParse(read);
    if (!data) throw new CallError('invalid-argument', t('giving.goals.sources.problem'));
    return [data];
  });
}
