import type * as z from 'zod/mini';
import { hasCapability } from '../../../access.ts';
import { donors } from '../../../collections/donors.ts';
import { people } from '../../../collections/people.ts';
import { volunteers } from '../../../collections/volunteers.ts';
import type { Card } from '../../../domain/people/merge/merged-card.ts';
import type { Donor, Volunteer } from '../../../domain/people/merge/merged-facets.ts';
import { RefusedError } from '../../../refusals.ts';
import type { Profile } from '../../members/require-member.ts';
import type { Reads } from '../../store.ts';
import { fieldsOf, type Raw, rawSources } from './merge-sources.ts';

/** Several people as they are stored, and as their schemas read them. */
export type FoundPeople = {
  raw: { people: Raw[]; donors: Raw[]; volunteers: Raw[] };
  cards: Card[];
  donors: Donor[];
  volunteers: Volunteer[];
};

const present = <T>(rows: readonly (T | null)[]): T[] => rows.filter((row) => row !== null);
const parsed = <S extends z.ZodMiniType>(schema: S, rows: readonly Raw[]) =>
  rows.map((row) => ({ ...(schema.parse(fieldsOf(row)) as object), id: row.id }));

/** Three reads a person. */
export async function readPeople(reads: Reads, ids: readonly string[]): Promise<FoundPeople> {
  const [cards, givers, helpers] = await Promise.all([
    reads.getAll(rawSources.people, ids),
    reads.getAll(rawSources.donors, ids),
    reads.getAll(rawSources.volunteers, ids),
  ]);
  const raw = {
    people: present(cards) as Raw[],
    donors: present(givers) as Raw[],
    volunteers: present(helpers) as Raw[],
  };
  return {
    raw,
    cards: parsed(people.schema, raw.people) as Card[],
    donors: parsed(donors.schema, raw.donors) as Donor[],
    volunteers: parsed(volunteers.schema, raw.volunteers) as Volunteer[],
  };
}

/** Whoever may not write what somebody gives or does, merges nobody who does. */
export function requireFacets(
  caller: Pick<Profile, 'role' | 'grants'>,
  has: { donors: boolean; volunteers: boolean },
): void {
  const lacksGiving =
    has.donors && !(hasCapability(caller, 'donors.write') && hasCapability(caller, 'donations.write'));
  const lacksWork = has.volunteers && !hasCapability(caller, 'volunteers.write');
  if (lacksGiving || lacksWork) throw new RefusedError('people.otherFacet');
}
