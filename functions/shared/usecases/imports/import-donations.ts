import * as z from 'zod/mini';
import type { DonationRow } from '../../api/imports-api.ts';
import { donations } from '../../collections/donations.ts';
import { donors } from '../../collections/donors.ts';
import { sha256 } from '../../demo/hash.ts';
import { countedAtFirst, firstEntries } from '../../domain/gifts/gift-entries.ts';
import { type Tally, tallyOf } from '../../domain/giving/giving-cells.ts';
import { giftId } from '../../domain/import/gift-id.ts';
import {
  centsOf,
  donorRecord,
  giftRecord,
  type MatchedDonor,
  matchGifts,
} from '../../domain/import/match-gifts.ts';
import type { Person } from '../../domain/import/match-rows.ts';
import type { RowContact } from '../../domain/people/extend-card.ts';
import { allotted } from '../../domain/pledges/paying.ts';
import { metricsOfGift } from '../../domain/rollups/donation-metrics.ts';
import { countedDonor, donorMetrics } from '../../domain/rollups/donor-metrics.ts';
import { givingMetrics } from '../../domain/rollups/volunteer-metrics.ts';
import { writeEntries } from '../gifts/record-gift.ts';
import { prepareTallies } from '../giving/tallies.ts';
import { peopleSources } from '../people/people-sources.ts';
import { readPersonIndex, type StoredPersonIndex } from '../people/person-index.ts';
import { openPledgesOf } from '../pledges/paid-pledges.ts';
import { preparePledges } from '../pledges/save-pledges.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import { bareDonations } from './check-rows.ts';
import { type Chunk, createStamps, type Outcome } from './chunk.ts';
import { markDonors, readDonorVolunteers } from './donor-volunteers.ts';
import { fillGivers, type RepeatedGift } from './fill-givers.ts';
import { saveCard } from './save-people.ts';

const { totalDonated, donationCount, lastDonationDate, is_recurring, has_donations, giving } =
  donors.schema.shape;
const totalsOf = z.object({
  ...{ totalDonated, donationCount, lastDonationDate, is_recurring, has_donations, giving },
});

/**
 * Brings donations with the donors they name. A gift's id is made of what tells it from others, so one that is
 * there already stays as it is; only gifts that are created count for their donor. The rows of the others still fill blanks
 * of their donors' cards.
 */
export async function importDonations(chunk: Chunk, rows: readonly DonationRow[]): Promise<Outcome> {
  const { store, context } = chunk;
  const { gifts: read, repeated } = await newGifts(chunk, rows);
  const giftRows = [...read.values()];
  const index = await readPersonIndex(store, 'donor', [...giftRows, ...repeated.map(({ row }) => row)]);
  const totalsIn = (donor: Person) => totalsOf.parse(donor);
  const { givers, donorOf } = matchGifts(index, read, { newId: context.newId, totalsIn });
  const newcomers = [...givers.values()].filter(({ isNew }) => isNew).map(({ id }) => id);
  const volunteers = await readDonorVolunteers(chunk, newcomers);
  const pledgesPaid = await payPledges(chunk, read, donorOf);
  const gifts = new Map(
    [...read].map(([id, gift]) => [id, { ...gift, source_code: pledgesPaid.codeOf(id, gift) }]),
  );
  const sums = await prepareTallies(
    store,
    [...gifts.values()].map((gift) => ({
      from: null,
      to: tallyOf({ ...gift, counted: countedAtFirst(gift), solicitors: [] }),
    })),
  );

  const more = fillGivers(index, givers, repeated);
  const names = saveGivers(chunk, index, givers, more.contactsOf);
  for (const giver of more.people) saveCard({ ...chunk, replace: false }, 'donor', index, giver);
  saveGifts(chunk, gifts, donorOf, { names, pledgeOf: pledgesPaid.pledgeOf, tallies: sums.tallies });
  sums.save();
  pledgesPaid.save();
  index.save(store);
  markDonors(chunk, volunteers);
  const people = [...givers.values()].map(({ person, totals, ...donor }) => ({
    ...donor,
    record: { ...person, ...totals },
  }));
  const ofGifts = giftRows.flatMap((gift) =>
    metricsOfGift(null, { ...gift, counted: countedAtFirst(gift), import_id: chunk.importId }),
  );
  return {
    created: gifts.size,
    updated: more.filled,
    unchanged: rows.length - gifts.size - more.filled,
    ...centsOf(rows, gifts),
    parts: [
      ...new Set(ofGifts),
      ...metricsOfPeople(chunk, index, countedDonor, donorMetrics, people),
      ...(volunteers.length > 0 ? givingMetrics : []),
    ],
    skills: [],
  };
}

/** Rows that are not there yet, by the id that each will have, and those of the others that know something of a card. */
async function newGifts({ store }: Chunk, rows: readonly DonationRow[]) {
  const gifts = new Map<string, DonationRow>();
  for (const row of rows) {
    const id = giftId(row, sha256);
    if (!gifts.has(id)) gifts.set(id, row);
  }
  const repeated: RepeatedGift[] = [];
  for (const found of await store.getAll(bareDonations, [...gifts.keys()])) {
    if (!found) continue;
    const row = gifts.get(found.id);
    gifts.delete(found.id);
    if (row && Object.keys(row.card ?? {}).length > 0) repeated.push({ row, donor: found.donor_id });
  }
  return { gifts, repeated };
}

/** Gifts of donors who were there look for an open pledge of theirs: a read for each, and one for each thirty donors without. */
async function payPledges(
  { store, context }: Chunk,
  gifts: ReadonlyMap<string, DonationRow>,
  donorOf: ReadonlyMap<string, MatchedDonor>,
) {
  const known = [...donorOf.values()].flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const open = await openPledgesOf(store, [...new Set(known)]);
  const paying = [...gifts].flatMap(([id, gift]) => {
    const donor = donorOf.get(id)?.id;
    return donor === undefined ? [] : [{ ...gift, id, donor, counted: countedAtFirst(gift) }];
  });
  const { pledgeOf, paid } = allotted(open, paying);
  const updates = open.flatMap((pledge) => {
    const cents = paid.get(pledge.id) ?? 0;
    return cents > 0 ? [{ pledge, fields: { paid: pledge.paid + cents } }] : [];
  });
  const codes = new Map(open.map(({ id, source_code }) => [id, source_code]));
  return {
    pledgeOf,
    /** What is paid of a pledge came by what brought the pledge. */
    codeOf: (id: string, { source_code }: DonationRow) =>
      source_code ?? codes.get(pledgeOf.get(id) ?? '') ?? null,
    save: await preparePledges(store, context.member.uid, updates),
  };
}

function saveGifts(
  chunk: Chunk,
  gifts: Map<string, DonationRow>,
  donorOf: Map<string, MatchedDonor>,
  {
    names,
    pledgeOf,
    tallies,
  }: {
    names: ReadonlyMap<string, string>;
    pledgeOf: ReadonlyMap<string, string>;
    /** In the order of the gifts. */
    tallies: readonly (Tally | null)[];
  },
): void {
  const { context } = chunk;
  for (const [at, [id, gift]] of [...gifts].entries()) {
    const donor = donorOf.get(id);
    if (!donor) continue;
    const person = { ...donor.person, name: names.get(donor.id) ?? donor.person.name };
    chunk.store.create(donations, id, {
      ...giftRecord(gift, { id: donor.id, person }),
      pledge_id: pledgeOf.get(id) ?? null,
      tallied: tallies[at] ?? null,
      ...createStamps(chunk),
    });
    writeEntries(chunk.store, firstEntries(id, { ...gift, counted: countedAtFirst(gift) }, gift.election), {
      ...{ gift_id: id, donor_id: donor.id, import_id: chunk.importId, recorded_by: context.member.uid },
    });
  }
}

/** Writes the donors of gifts with their cards; answers with the name of each as the card has it. */
function saveGivers(
  chunk: Chunk,
  index: StoredPersonIndex,
  givers: Map<string, MatchedDonor>,
  moreOf: (id: string) => RowContact[],
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, person, totals, isNew, contacts } of givers.values()) {
    const copies = saveCard({ ...chunk, replace: false }, 'donor', index, {
      id,
      name: person.name,
      contacts: [...contacts, ...moreOf(id)],
    });
    names.set(id, copies.name);
    if (isNew) {
      const record = { ...donorRecord({ person, totals }), ...copies, ...createStamps(chunk) };
      chunk.store.create(peopleSources.donor, id, record);
    } else chunk.store.update(peopleSources.donor, id, totals);
  }
  return names;
}
