import * as z from 'zod/mini';
import type { DonationRow } from '#shared/calls/imports.ts';
import { donations, donors } from '#shared/collections/index.ts';
import { nameKeys } from '#shared/rules/names.ts';
import { addGift, type DonorTotals, noGifts } from '#shared/rules/totals.ts';
import { type Person, peopleOf } from '../people/person.ts';
import { type Roster, readRoster } from '../people/roster.ts';
import { partsOfGift } from '../rollups/of_donations.ts';
import { countedDonor, donorRows } from '../rollups/of_donors.ts';
import { givingParts } from '../rollups/of_volunteers.ts';
import { partsOfPeople } from './changed.ts';
import { type Chunk, createStamps, type Outcome } from './chunk.ts';
import { giftId, processorNumber } from './gift_id.ts';
import { readGivers } from './givers.ts';

const { totalDonated, donationCount, lastDonationDate, is_recurring, has_donations } = donors.schema.shape;
const totalsOf = z.object({ totalDonated, donationCount, lastDonationDate, is_recurring, has_donations });

/** A donor as the gifts of one chunk leave them. */
type Giver = { id: string; person: Person; totals: DonorTotals; isNew: boolean };

/**
 * Brings donations with the donors they name. A gift's id is made of what tells it from others, so one that is
 * there already stays as it is; only gifts that are created count for their donor.
 */
export async function bringDonations(chunk: Chunk, rows: readonly DonationRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const gifts = await newGifts(chunk, rows);
  const said = [...gifts.values()];
  const roster = await readRoster(transaction, db, member.organization, 'donor', said);
  const givers = new Map<string, Giver>();
  const donorOf = new Map<string, Giver>();
  for (const [id, gift] of gifts) {
    const before = giverOf(chunk, roster, givers, gift);
    const giver = { ...before, totals: addGift(before.totals, gift) };
    givers.set(giver.id, giver);
    donorOf.set(id, giver);
  }
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
  for (const row of rows) if (!gifts.has(giftId(row))) gifts.set(giftId(row), row);
  const collection = db.collection(donations.path(member.organization));
  const references = [...gifts.keys()].map((id) => collection.doc(id));
  const found = await transaction.getAll(...references, { fieldMask: ['donor_id'] });
  for (const { id, exists } of found) if (exists) gifts.delete(id);
  return gifts;
}

function giverOf(chunk: Chunk, roster: Roster, met: Map<string, Giver>, gift: DonationRow): Giver {
  const id = roster.find(gift);
  const known = id === null ? null : (met.get(id) ?? asStored(roster, id));
  if (known) return known;
  const newcomer = peopleOf(chunk.db, chunk.member.organization, 'donor').doc().id;
  roster.claim(gift, newcomer);
  const { name, email, phone } = gift;
  return { id: newcomer, person: { name, email, phone }, totals: noGifts, isNew: true };
}

function asStored(roster: Roster, id: string): Giver | null {
  const person = roster.stored(id);
  return person && { id, person, totals: totalsOf.parse(person), isNew: false };
}

function saveGifts(chunk: Chunk, gifts: Map<string, DonationRow>, donorOf: Map<string, Giver>): void {
  const collection = chunk.db.collection(donations.path(chunk.member.organization));
  for (const [id, gift] of gifts) {
    const giver = donorOf.get(id);
    if (!giver) continue;
    const { amount, date, status, type, note } = gift;
    chunk.transaction.create(collection.doc(id), {
      donor_id: giver.id,
      donor_name: giver.person.name,
      donor_key: nameKeys(giver.person.name).name_key,
      ...{ amount, date, status, type, note },
      external_id: processorNumber(gift),
      ...createStamps(chunk),
    });
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
      ...person,
      capacity: 'unknown',
      ...nameKeys(person.name),
      ...totals,
      ...createStamps(chunk),
    });
  }
}
