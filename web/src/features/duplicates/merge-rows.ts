import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import type { MergeChoice } from '#shared/domain/people/merge/merge-fields.ts';
import type { Donor, Volunteer } from '#shared/domain/people/merge/merged-facets.ts';
import { fieldLabel, showStored } from '../../shared/area/area.ts';
import { t } from '../../shared/text/index.ts';
import { addressOf, type Card } from './compared-cards.tsx';

export type MergedPerson = { card: Card; donor: Donor | null; volunteer: Volunteer | null };
/** One choice: what each of the people has; '' where somebody has nothing. */
export type MergeRow = { choice: MergeChoice; label: string; values: readonly string[] };

const readers: readonly { choice: MergeChoice; label: () => string; of: (person: MergedPerson) => string }[] =
  [
    { choice: 'name', label: () => fieldLabel(people, 'name'), of: ({ card }) => card.name },
    { choice: 'address', label: () => t('people.address'), of: ({ card }) => addressOf(card) },
    {
      choice: 'language',
      label: () => fieldLabel(people, 'language'),
      of: ({ card }) => showStored(people, 'language', card.language),
    },
    {
      choice: 'birth_year',
      label: () => fieldLabel(people, 'birth_year'),
      of: ({ card }) => String(card.birth_year ?? ''),
    },
    ...(['employer', 'occupation', 'source'] as const).map((choice) => ({
      choice,
      label: () => fieldLabel(people, choice),
      of: ({ card }: MergedPerson) => card[choice] ?? '',
    })),
    {
      choice: 'voter_id',
      label: () => t('duplicates.merge.voter'),
      of: ({ card }) => card.voter_id ?? '',
    },
    {
      choice: 'assigned_to',
      label: () => fieldLabel(people, 'assigned_to'),
      of: ({ card }) => card.assigned_to ?? '',
    },
    {
      choice: 'capacity',
      label: () => fieldLabel(donors, 'capacity'),
      of: ({ donor }) =>
        donor && donor.capacity !== 'unknown' ? showStored(donors, 'capacity', donor.capacity) : '',
    },
    {
      choice: 'alias',
      label: () => t('duplicates.merge.alias'),
      of: ({ volunteer }) => volunteer?.alias ?? '',
    },
  ];

/** What has to be chosen: fields of which two people have two values. */
export const rowsToChoose = (all: readonly MergedPerson[]): MergeRow[] =>
  readers
    .map(({ choice, label, of }) => ({ choice, label: label(), values: all.map(of) }))
    .filter(({ values }) => new Set(values.filter(Boolean)).size > 1);

/** Whose value stands where nobody chose: the survivor's, or that of the first who has one. */
export function usualChoice({ values }: MergeRow, all: readonly MergedPerson[], survivor: string): string {
  const own = all.findIndex(({ card }) => card.id === survivor);
  const at = values[own] ? own : values.findIndex(Boolean);
  return all[at]?.card.id ?? survivor;
}

/** Whom the others are merged into at first: who gives, then who helps, then who was there first. */
export function usualSurvivor(all: readonly MergedPerson[]): string {
  const weight = ({ card }: MergedPerson): number =>
    (card.facets.includes('donor') ? 2 : 0) +
    (card.facets.includes('volunteer') ? 1 : 0) +
    card.merged_ids.length;
  const [first] = all.toSorted(
    (one, other) =>
      weight(other) - weight(one) || one.card.created_at.toMillis() - other.card.created_at.toMillis(),
  );
  return first?.card.id ?? '';
}
