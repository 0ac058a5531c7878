import type * as z from 'zod/mini';
import type { DonationRow, importRowsCall } from '#shared/api/imports-api.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { giftId } from '#shared/domain/import/gift-id.ts';
import { type Contact, contactKeys } from '#shared/domain/import/identity.ts';
import { centsOf, donorRecord, giftRecord, matchGifts } from '#shared/domain/import/match-gifts.ts';
import {
  type Cents,
  type Counts,
  type MatchedPerson,
  matchRows,
  newDonorRecord,
  newVolunteerRecord,
  noCents,
  type PersonIndex,
} from '#shared/domain/import/match-rows.ts';
import { nameKeys } from '#shared/domain/name-keys.ts';
import { noGifts } from '#shared/domain/totals.ts';
import type { DemoStore } from '../demo-store.ts';

/** People by their contact keys. Of several who carry one the first holds it. */
export function indexPeople(people: readonly (Contact & { id: string })[]): PersonIndex {
  const stored = new Map(people.map((person) => [person.id, person]));
  const holders = new Map<string, string>();
  const claim = (contact: Contact, id: string) => {
    for (const key of contactKeys(contact)) if (!holders.has(key)) holders.set(key, id);
  };
  for (const person of people) claim(person, person.id);
  return {
    find: (contact) =>
      contactKeys(contact)
        .map((key) => holders.get(key))
        .find((id) => id !== undefined) ?? null,
    stored: (id) => stored.get(id) ?? null,
    claim,
  };
}

type Chunk = { importId: string; replace: boolean };

function stampsOf({ actor, instant, now }: DemoStore, { importId }: Chunk) {
  const at = instant(now());
  const changed = { updated_at: at, updated_by: actor.uid };
  return { changed, made: { import_id: importId, created_at: at, created_by: actor.uid, ...changed } };
}

function savePeople(
  world: DemoStore,
  chunk: Chunk,
  kind: 'donors' | 'volunteers',
  people: readonly MatchedPerson[],
) {
  const { changed, made } = stampsOf(world, chunk);
  for (const { id, record, changes, isNew } of people) {
    if (isNew) world[kind].put(id, { ...record, ...nameKeys(record.name), ...made });
    else if (Object.keys(changes).length > 0) {
      const keys = changes.name === undefined ? {} : nameKeys(changes.name);
      world[kind].patch(id, { ...changes, ...keys, ...changed });
    }
  }
}

function importGifts(world: DemoStore, chunk: Chunk, rows: readonly DonationRow[]): Counts & Cents {
  const gifts = new Map<string, DonationRow>();
  for (const row of rows) {
    const id = giftId(row, sha256);
    if (!gifts.has(id) && !world.donations.get(id)) gifts.set(id, row);
  }
  const { newId } = world;
  // Totals follow from the gifts themselves once they are here.
  const { givers, donorOf } = matchGifts(indexPeople(world.donors.all()), gifts, {
    newId,
    totalsIn: () => noGifts,
  });
  const { made } = stampsOf(world, chunk);
  for (const donor of givers.values())
    if (donor.isNew) world.donors.put(donor.id, { ...donorRecord(donor), ...made });
  for (const [id, gift] of gifts) {
    const donor = donorOf.get(id);
    if (donor) world.donations.put(id, { ...giftRecord(gift, donor), ...made });
  }
  return { created: gifts.size, updated: 0, unchanged: rows.length - gifts.size, ...centsOf(rows, gifts) };
}

/** Brings one chunk of a file. Totals, the volunteers who give, and skills follow when the act is over. */
export function importChunk(
  world: DemoStore,
  chunk: Chunk,
  batch: z.output<typeof importRowsCall.request>['batch'],
): Counts & Cents {
  if (batch.kind === 'donations') return importGifts(world, chunk, batch.rows);
  const bringing = { replace: chunk.replace, newId: world.newId };
  const roster = indexPeople(world[batch.kind].all());
  const { people, ...counts } =
    batch.kind === 'donors'
      ? matchRows(bringing, roster, batch.rows, newDonorRecord)
      : matchRows(bringing, roster, batch.rows, (row) => newVolunteerRecord(row, false));
  savePeople(world, chunk, batch.kind, people);
  return { ...counts, ...noCents };
}
