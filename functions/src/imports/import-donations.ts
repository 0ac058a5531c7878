import * as z from 'zod/mini';
import type { DonationRow } from '#shared/api/imports-api.ts';
import { donations, donors } from '#shared/collections/index.ts';
import { giftId } from '#shared/domain/import/gift-id.ts';
import {
  centsOf,
  donorRecord,
  giftRecord,
  type MatchedDonor,
  matchGifts,
} from '#shared/domain/import/match-gifts.ts';
import type { Person } from '#shared/domain/import/match-rows.ts';
import { sha256 } from '../hash.ts';
import { readPersonIndex } from '../people/person-index.ts';
import { peopleOf } from '../people/stored-person.ts';
import { metricsOfGift } from '../rollups/donation-metrics.ts';
import { countedDonor, donorMetrics } from '../rollups/donor-metrics.ts';
import { givingMetrics } from '../rollups/volunteer-metrics.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import { type Chunk, createStamps, importModeOf, type Outcome } from './chunk.ts';
import { readDonorVolunteers } from './donor-volunteers.ts';

const { totalDonated, donationCount, lastDonationDate, is_recurring, has_donations } = donors.schema.shape;
const totalsOf = z.object({ totalDonated, donationCount, lastDonationDate, is_recurring, has_donations });

/**
 * Brings donations with the donors they name. A gift's id is made of what tells it from others, so one that is
 * there already stays as it is; only gifts that are created count for their donor.
 */
export async function importDonations(chunk: Chunk, rows: readonly DonationRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const gifts = await newGifts(chunk, rows);
  const giftRows = [...gifts.values()];
  const roster = await readPersonIndex(transaction, db, member.organization, 'donor', giftRows);
  const { newId } = importModeOf(chunk, 'donor');
  const totalsIn = (donor: Person) => totalsOf.parse(donor);
  const { givers, donorOf } = matchGifts(roster, gifts, { newId, totalsIn });
  const newcomers = [...givers.values()].filter(({ isNew }) => isNew).map(({ person }) => person);
  const volunteers = await readDonorVolunteers(chunk, roster, newcomers);

  saveGifts(chunk, gifts, donorOf);
  saveGivers(chunk, givers);
  roster.save();
  for (const volunteer of volunteers) transaction.update(volunteer, { is_donor: true });
  const left = [...givers.values()].map(({ person, totals, ...donor }) => ({
    ...donor,
    record: { ...person, ...totals },
  }));
  const ofGifts = giftRows.flatMap((gift) => metricsOfGift(null, { ...gift, import_id: chunk.importId }));
  return {
    created: gifts.size,
    updated: 0,
    unchanged: rows.length - gifts.size,
    ...centsOf(rows, gifts),
    parts: [
      ...new Set(ofGifts),
      ...metricsOfPeople(chunk, roster, countedDonor, donorMetrics, left),
      ...(volunteers.length > 0 ? givingMetrics : []),
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

function saveGifts(chunk: Chunk, gifts: Map<string, DonationRow>, donorOf: Map<string, MatchedDonor>): void {
  const collection = chunk.db.collection(donations.path(chunk.member.organization));
  for (const [id, gift] of gifts) {
    const donor = donorOf.get(id);
    if (!donor) continue;
    chunk.transaction.create(collection.doc(id), { ...giftRecord(gift, donor), ...createStamps(chunk) });
  }
}

function saveGivers(chunk: Chunk, givers: Map<string, MatchedDonor>): void {
  const collection = peopleOf(chunk.db, chunk.member.organization, 'donor');
  for (const { id, person, totals, isNew } of givers.values()) {
    if (!isNew) {
      chunk.transaction.update(collection.doc(id), totals);
      continue;
    }
    chunk.transaction.create(collection.doc(id), {
      ...donorRecord({ person, totals }),
      ...createStamps(chunk),
    });
  }
}
