import type { DonationRow } from '../../api/imports-api.ts';
import type { MatchedDonor } from '../../domain/import/match-gifts.ts';
import { fillsCard, isWeakName } from '../../domain/import/match-rows.ts';
import type { RowContact } from '../../domain/people/extend-card.ts';
import type { StoredPersonIndex } from '../people/person-index.ts';

/** A gift that was there before, and whose it is. */
export type RepeatedGift = { row: DonationRow; donor: unknown };
export type FilledGiver = { id: string; name: string; contacts: RowContact[] };

/**
 * What rows whose gifts are there already still say of their donors' cards: facts alone, and only of whoever has the gift, so that
 * a gift that was given to somebody else since says nothing of them. `filled` counts the rows that fill something in.
 */
export function fillGivers(
  index: StoredPersonIndex,
  givers: ReadonlyMap<string, MatchedDonor>,
  repeated: readonly RepeatedGift[],
): { people: FilledGiver[]; contactsOf: (id: string) => RowContact[]; filled: number } {
  const people = new Map<string, FilledGiver>();
  let filled = 0;
  for (const { row, donor } of repeated) {
    const id = index.find(row, !isWeakName(row));
    const card = id === null || id !== donor ? null : index.card(id);
    if (id === null || !card) continue;
    const before = people.get(id)?.contacts ?? [];
    const contacts = [...before, { name: null, email: null, phone: null, facts: row.card }];
    people.set(id, { id, name: card.name, contacts });
    if (fillsCard(card, [...(givers.get(id)?.contacts ?? []), ...contacts], false)) filled += 1;
  }
  return {
    people: [...people.values()].filter(({ id }) => !givers.has(id)),
    contactsOf: (id) => people.get(id)?.contacts ?? [],
    filled,
  };
}
