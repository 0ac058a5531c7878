import * as z from 'zod/mini';
import type { DonationRow } from '#shared/calls/imports.ts';
import { donations, donors } from '#shared/collections/index.ts';
import type { Person } from '#shared/rules/import/bring.ts';
import { centsOf, type Giver, giftRecord, giverRecord, giversOf } from '#shared/rules/import/bring_gifts.ts';
import { giftId } from '#shared/rules/import/gift_id.ts';
import { sha256 } from '../hash.ts';
import { peopleOf } from '../people/person.ts';
import { readRoster } from '../people/roster.ts';
import { partsOfGift } from '../rollups/of_donations.ts';
import { countedDonor, donorRows } from '../rollups/of_donors.ts';
import { givingParts } from '../rollups/of_volunteers.ts';
import { partsOfPeople } from './changed.ts';
import { bringingOf, type Chunk, createStamps, type Outcome } from './chunk.ts';
import { readGivers } from './givers.ts';

const { totalDonated, donationCount, lastDonationDate, is_recurring, has_donations } = donors.schema.shape;
const totalsOf = z.object({ totalDonated, donationCount, lastDonationDate, is_recurring, has_donations });

/**
 * Brings donations with the donors they name. A gift's id is made of what tells it from others, so one that is
 * there already stays as it is; only gifts that are created count for their donor.
 */
export async function bringDonations(chunk: Chunk, rows: readonly DonationRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const gifts = await newGifts(chunk, rows);
  const said = [...gifts.values()];
  const roster = await readRoster(transaction, db, member.organization, 'donor', said);
  const { newId } = bringingOf(chunk, 'donor');
  const totalsIn = (donor: Person) => totalsOf.parse(donor);
  const { givers, donorOf } = giversOf(roster, gifts, { newId, totalsIn });
  const newcomers = [...givers.values()].filter(({ isNew }) => isNew).map(({ person }) => person);
  const volunteers = await readGivers(chunk, roster, newcomers);

  saveGifts(chunk, gifts, donorOf);
  saveGivers(chunk, givers);
  roster.save();
  for (const volunteer of volunteers) transaction.update(volunteer, { is_donor: true });
  const left = [...givers.values()].map(({ person, totals, ...giver }) => ({
    ...giver,
    record: { ...person, ...totals },
  }));
  const ofGifts = said.flatMap((gift) => partsOfGift(null, { ...gift, import_id: chunk.importId }));
  return {
    created: gifts.size,
    updated: 0,
    unchanged: rows.length - gifts.size,
    ...centsOf(rows, gifts),
    parts: [
      ...new Set(ofGifts),
      ...partsOfPeople(chunk, roster, countedDonor, donorRows, left),
      ...(volunteers.length > 0 ? givingParts : []),
    ],
    skills: [],
  };
}

/** Rows that are not there yet, by the id that each will have. */
async function newGifts({ transaction, db, member }: Chunk, rows: readonly DonationRow[]) {
  const gifts = new Map<string, DonationRow>();
  for (const row of rows) {
    const id = giftId(row, sha256);
    if (!gifts.has(id)) gifts.set(id, row);
  }
  const collection = db.collection(donations.path(member.organization));
  const references = [...gifts.keys()].map((id) => collection.doc(id));
  const found = await transaction.getAll(...references, { fieldMask: ['donor_id'] });
  for (const { id, exists } of found) if (exists) gifts.delete(id);
  return gifts;
}

function saveGifts(chunk: Chunk, gifts: Map<string, DonationRow>, donorOf: Map<string, Giver>): void {
  const collection = chunk.db.collection(donations.path(chunk.member.organization));
  for (const [id, gift] of gifts) {
    const giver = donorOf.get(id);
    if (!giver) continue;
    chunk.transaction.create(collection.doc(id), { ...giftRecord(gift, giver), ...createStamps(chunk) });
  }
}

function saveGivers(chunk: Chunk, givers: Map<string, Giver>): void {
  const collection = peopleOf(chunk.db, chunk.member.organization, 'donor');
  for (const { id, person, totals, isNew } of givers.values()) {
    if (!isNew) {
      chunk.transaction.update(collection.doc(id), totals);
      continue;
    }
    chunk.transaction.create(collection.doc(id), {
      ...giverRecord({ person, totals }),
      ...createStamps(chunk),
    });
  }
}
