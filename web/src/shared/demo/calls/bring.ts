import type * as z from 'zod/mini';
import type { DonationRow, importRowsCall } from '#shared/calls/imports.ts';
import { sha256 } from '#shared/demo/hash.ts';
import {
  type Cents,
  type Counts,
  freshDonor,
  freshVolunteer,
  type Met,
  meet,
  noCents,
  type Roster,
} from '#shared/rules/import/bring.ts';
import { centsOf, giftRecord, giverRecord, giversOf } from '#shared/rules/import/bring_gifts.ts';
import { giftId } from '#shared/rules/import/gift_id.ts';
import { type Contact, contactKeys } from '#shared/rules/import/identity.ts';
import { nameKeys } from '#shared/rules/names.ts';
import { noGifts } from '#shared/rules/totals.ts';
import type { World } from '../world.ts';

/** People by their contact keys. Of several who carry one the first holds it. */
export function rosterOf(people: readonly (Contact & { id: string })[]): Roster {
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

function stampsOf({ actor, instant, now }: World, { importId }: Chunk) {
  const at = instant(now());
  const changed = { updated_at: at, updated_by: actor.uid };
  return { changed, made: { import_id: importId, created_at: at, created_by: actor.uid, ...changed } };
}

function savePeople(world: World, chunk: Chunk, kind: 'donors' | 'volunteers', people: readonly Met[]) {
  const { changed, made } = stampsOf(world, chunk);
  for (const { id, record, changes, isNew } of people) {
    if (isNew) world[kind].put(id, { ...record, ...nameKeys(record.name), ...made });
    else if (Object.keys(changes).length > 0) {
      const keys = changes.name === undefined ? {} : nameKeys(changes.name);
      world[kind].patch(id, { ...changes, ...keys, ...changed });
    }
  }
}

function bringGifts(world: World, chunk: Chunk, rows: readonly DonationRow[]): Counts & Cents {
  const gifts = new Map<string, DonationRow>();
  for (const row of rows) {
    const id = giftId(row, sha256);
    if (!gifts.has(id) && !world.donations.get(id)) gifts.set(id, row);
  }
  const { newId } = world;
  // Totals follow from the gifts themselves once they are here.
  const { givers, donorOf } = giversOf(rosterOf(world.donors.all()), gifts, {
    newId,
    totalsIn: () => noGifts,
  });
  const { made } = stampsOf(world, chunk);
  for (const giver of givers.values())
    if (giver.isNew) world.donors.put(giver.id, { ...giverRecord(giver), ...made });
  for (const [id, gift] of gifts) {
    const giver = donorOf.get(id);
    if (giver) world.donations.put(id, { ...giftRecord(gift, giver), ...made });
  }
  return { created: gifts.size, updated: 0, unchanged: rows.length - gifts.size, ...centsOf(rows, gifts) };
}

/** Brings one chunk of a file. Totals, the volunteers who give, and skills follow when the act is over. */
export function bring(
  world: World,
  chunk: Chunk,
  batch: z.output<typeof importRowsCall.request>['batch'],
): Counts & Cents {
  if (batch.kind === 'donations') return bringGifts(world, chunk, batch.rows);
  const bringing = { replace: chunk.replace, newId: world.newId };
  const roster = rosterOf(world[batch.kind].all());
  const { people, ...counts } =
    batch.kind === 'donors'
      ? meet(bringing, roster, batch.rows, freshDonor)
      : meet(bringing, roster, batch.rows, (said) => freshVolunteer(said, false));
  savePeople(world, chunk, batch.kind, people);
  return { ...counts, ...noCents };
}
