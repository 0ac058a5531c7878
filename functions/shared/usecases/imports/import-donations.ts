import * as z from 'zod/mini';
import type { DonationRow } from '../../api/imports-api.ts';
import { donations } from '../../collections/donations.ts';
import { donors } from '../../collections/donors.ts';
import { pledges } from '../../collections/pledges.ts';
import { sha256 } from '../../demo/hash.ts';
import { type Tally, tallyOf } from '../../domain/giving/giving-cells.ts';
import { giftId } from '../../domain/import/gift-id.ts';
import { isOutcome } from '../../domain/import/gift-status.ts';
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
import { writeEntries } from '../gifts/gift-records.ts';
import { prepareTallies } from '../giving/tallies.ts';
import { peopleSources } from '../people/people-sources.ts';
import { readPersonIndex, type StoredPersonIndex } from '../people/person-index.ts';
import { openPledgesOf } from '../pledges/paid-pledges.ts';
import { preparePledges } from '../pledges/save-pledges.ts';
import { planRefunds, type RefundPlan } from './book-refunds.ts';
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
 * there already stays as it is, but for what went back of it since, and what became of it where it was awaited; only gifts that
 * are created count for their donor here. The rows of the others still fill blanks of their donors' cards. Rows about money
 * that went back become entries of their gifts.
 */
export async function importDonations(chunk: Chunk, rows: readonly DonationRow[]): Promise<Outcome> {
  const { store, context } = chunk;
  const refunds = rows.filter(({ refund }) => refund !== null);
  const came = rows.filter(({ refund }) => refund === null);
  const { gifts: read, present, repeated } = await newGifts(chunk, came);
  const plan = await planRefunds(chunk, { refunds, created: read, present });
  const giftRows = [...read.values()];
  const index = await readPersonIndex(store, 'donor', [...giftRows, ...repeated.map(({ row }) => row)]);
  const totalsIn = (donor: Person) => totalsOf.parse(donor);
  const { givers, donorOf } = matchGifts(index, read, {
    ...{ newId: context.newId, totalsIn, given: plan.created },
  });
  const newcomers = [...givers.values()].filter(({ isNew }) => isNew).map(({ id }) => id);
  const volunteers = await readDonorVolunteers(chunk, newcomers);
  const pledgesPaid = await payPledges(chunk, read, donorOf, plan);
  const gifts = new Map(
    [...read].map(([id, gift]) => {
      const { counted, status } = plan.created(id).gift;
      return [id, { ...gift, counted, status, source_code: pledgesPaid.codeOf(id, gift) }];
    }),
  );
  const sums = await prepareTallies(
    store,
    [...gifts.values()].map((gift) => ({
      from: null,
      to: tallyOf({ ...gift, solicitors: [] }),
    })),
  );

  const more = fillGivers(index, givers, repeated);
  const names = saveGivers(chunk, index, givers, more.contactsOf);
  for (const giver of more.people) saveCard({ ...chunk, replace: false }, 'donor', index, giver);
  saveGifts(chunk, gifts, donorOf, { names, plan, pledgeOf: pledgesPaid.pledgeOf, tallies: sums.tallies });
  plan.save(pledgesPaid.pledgeOf);
  sums.save();
  pledgesPaid.save();
  index.save(store);
  markDonors(chunk, volunteers);
  const people = [...givers.values()].map(({ person, totals, ...donor }) => ({
    ...donor,
    record: { ...person, ...totals },
  }));
  const ofGifts = [...gifts.values()].flatMap((gift) =>
    metricsOfGift(null, { ...gift, import_id: chunk.importId }),
  );
  const { booked, bookedCents, waiting, waitingCents, unsaid } = plan;
  const money = centsOf(came, read);
  return {
    created: gifts.size,
    updated: more.filled + plan.reported,
    unchanged: rows.length - gifts.size - more.filled - plan.reported - booked - waiting,
    createdCents: money.createdCents,
    unchangedCents: money.unchangedCents - plan.unchangedCents,
    refunds: { booked, bookedCents, waiting, waitingCents },
    unsaid,
    parts: [
      ...new Set(ofGifts),
      ...metricsOfPeople(chunk, index, countedDonor, donorMetrics, people),
      ...(volunteers.length > 0 ? givingMetrics : []),
    ],
    skills: [],
  };
}

/**
 * Rows that are not there yet, by the id that each will have, those whose gifts are there, and of these those that know something
 * of a card.
 */
async function newGifts({ store }: Chunk, rows: readonly DonationRow[]) {
  const gifts = new Map<string, DonationRow>();
  for (const row of rows) {
    const id = giftId(row, sha256);
    const before = gifts.get(id);
    // Of one that is awaited and one that came, the file has a row each.
    if (!before || isOutcome(before.status, row.status)) gifts.set(id, row);
  }
  const repeated: RepeatedGift[] = [];
  const present: Parameters<typeof planRefunds>[1]['present'][number][] = [];
  for (const found of await store.getAll(bareDonations, [...gifts.keys()])) {
    if (!found) continue;
    const row = gifts.get(found.id);
    gifts.delete(found.id);
    if (row) present.push({ id: found.id, row, status: found.status });
    if (row && Object.keys(row.card ?? {}).length > 0) repeated.push({ row, donor: found.donor_id });
  }
  return { gifts, present, repeated };
}

/** Gifts of donors who were there look for an open pledge of theirs: a read for each, and one for each thirty donors without. */
async function payPledges(
  { store, context }: Chunk,
  gifts: ReadonlyMap<string, DonationRow>,
  donorOf: ReadonlyMap<string, MatchedDonor>,
  { created, arrived, pledges: owed }: RefundPlan,
) {
  const came = arrived.flatMap(({ gift, stored }) =>
    stored?.pledge_id === null ? [{ ...gift, donor: stored.donor_id }] : [],
  );
  const known = [
    ...[...donorOf.values()].flatMap(({ id, isNew }) => (isNew ? [] : [id])),
    ...came.map(({ donor }) => donor),
  ];
  const open = await openPledgesOf(store, [...new Set(known)]);
  const others = [...owed.keys()].filter((id) => !open.some((pledge) => pledge.id === id));
  const refunded = (await store.getAll(pledges, others)).filter((pledge) => pledge !== null);
  const paying = [...gifts].flatMap(([id, gift]) => {
    const donor = donorOf.get(id)?.id;
    const { counted, status } = created(id).gift;
    return donor === undefined ? [] : [{ ...gift, id, donor, counted, status }];
  });
  const { pledgeOf, paid } = allotted(open, [...paying, ...came]);
  // What went back is owed again.
  const updates = [...open, ...refunded].flatMap((pledge) => {
    const cents = (paid.get(pledge.id) ?? 0) - (owed.get(pledge.id) ?? 0);
    return cents === 0 ? [] : [{ pledge, fields: { paid: Math.max(0, pledge.paid + cents) } }];
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
    plan,
    pledgeOf,
    tallies,
  }: {
    names: ReadonlyMap<string, string>;
    plan: RefundPlan;
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
      ...giftRecord(gift, { id: donor.id, person }, plan.created(id).gift),
      pledge_id: pledgeOf.get(id) ?? null,
      tallied: tallies[at] ?? null,
      ...createStamps(chunk),
    });
    const { entries } = plan.created(id);
    writeEntries(
      chunk.store,
      entries.map(({ import_id: _, ...entry }) => ({ ...entry, reason: null })),
      {
        ...{ gift_id: id, donor_id: donor.id, import_id: chunk.importId, recorded_by: context.member.uid },
      },
    );
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
