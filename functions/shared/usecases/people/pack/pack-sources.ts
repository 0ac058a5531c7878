import * as z from 'zod/mini';
import { instant } from '../../../collections/define.ts';
import { donors } from '../../../collections/donors.ts';
import { people } from '../../../collections/people.ts';
import { volunteers } from '../../../collections/volunteers.ts';
import { sha256 } from '../../../demo/hash.ts';
import type { PeoplePack } from '../../../domain/people/pack/pack-limits.ts';
import { cardRow, giftRow, type PackRow, workRow } from '../../../domain/people/pack/pack-rows.ts';
import type { Reads } from '../../store.ts';

const text = z.catch(z.nullable(z.string()), null);
const word = z.catch(z.string(), '');
const list = z.catch(z.array(z.string()), []);
const number = z.catch(z.number(), 0);
const began = { toMillis: () => 0 };

/** What a row is made of. A field that is damaged is taken as empty: the person is counted all the same. */
export const packSources = {
  cards: {
    ...{ name: people.name, path: people.path, within: people.within },
    schema: z.object({
      ...{ given: text, middle: text, family: text, prefix: text, suffix: text },
      ...{ name: word, name_key: word, kind: z.catch(z.string(), 'person'), emails: list, phones: list },
      ...{ street: text, unit: text, city: text, state: text, zip: text, language: text, tags: list },
      ...{ source: text, assigned_to: text, voter_id: text, facets: list, merged_into: text },
      reach: z.catch(people.schema.shape.reach, null),
      birth_year: z.catch(z.nullable(z.int()), null),
      created_at: z.catch(instant, began),
    }),
  },
  gifts: {
    ...{ name: donors.name, path: donors.path, within: donors.within },
    schema: z.object({
      ...{ totalDonated: number, donationCount: number, lastDonationDate: text },
      ...{ is_recurring: z.catch(z.boolean(), false), capacity: z.catch(z.string(), 'unknown') },
      ...{ giving: word, donor_kind: z.catch(donors.schema.shape.donor_kind, null) },
    }),
  },
  work: {
    ...{ name: volunteers.name, path: volunteers.path, within: volunteers.within },
    schema: z.object({ totalHours: number, lastActiveDate: text, skills: list }),
  },
};

/** Hex digits of a hash: 48 bits. */
const hashLength = 12;

/** What packs are salted with: a browser gets it, so it is not the salt of contact points itself. */
export const packSalt = (salt: string): string => sha256(`people pack|${salt}`).slice(0, 32);
export const packHash =
  (salt: string) =>
  (value: string): string =>
    sha256(`${salt}|${value}`).slice(0, hashLength);

export type RowMaking = { hide: (value: string) => string; now: number };

export function rowOf(
  pack: PeoplePack,
  id: string,
  fields: object,
  { hide, now }: RowMaking,
): PackRow | null {
  if (pack === 'cards') return cardRow(id, packSources.cards.schema.parse(fields), { hide, now });
  if (pack === 'gifts') return giftRow(id, packSources.gifts.schema.parse(fields));
  return workRow(id, packSources.work.schema.parse(fields));
}

/** Rows of some people as they are stored now; null of whom the pack has nothing. A read each. */
export async function readRows(
  reads: Reads,
  pack: PeoplePack,
  ids: readonly string[],
  making: RowMaking,
): Promise<{ id: string; row: string | null }[]> {
  const found = await reads.getAll(packSources[pack] as typeof packSources.cards, ids);
  return ids.map((id, at) => {
    const fields = found[at];
    const row = fields ? rowOf(pack, id, fields, making) : null;
    return { id, row: row && JSON.stringify(row) };
  });
}
