import type { Stored } from '../collections/define.ts';
import { pledgeMonths } from '../collections/pledge-months.ts';
import { pledges } from '../collections/pledges.ts';
import { changedDays, type ExpectedDays, expectedChanges } from '../domain/pledges/expected-months.ts';
import { monthlyInstallments } from '../domain/pledges/installments.ts';
import { storedState } from '../domain/pledges/pledge-state.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation, Donor } from './sample-donors.ts';

type Pledge = Stored<typeof pledges>;

/** What the story has: dollars, days since the promise and until the first part is due, parts, and how firm. */
export type Promise = {
  dollars: number;
  ago: number;
  due: number;
  parts?: number;
  isSoft?: true;
  where: 'call' | 'party' | 'letter';
};
/** Open pledges of $21,400, of which $3,200 is overdue. */
const promises: readonly Promise[] = [
  { dollars: 1_500, ago: 41, due: -12, where: 'call' },
  { dollars: 1_000, ago: 33, due: -5, where: 'call' },
  { dollars: 500, ago: 26, due: -3, where: 'party' },
  { dollars: 200, ago: 20, due: -1, isSoft: true, where: 'party' },
  { dollars: 5_000, ago: 18, due: 10, parts: 2, where: 'call' },
  { dollars: 3_000, ago: 15, due: 5, parts: 3, where: 'call' },
  { dollars: 2_500, ago: 12, due: 14, where: 'call' },
  { dollars: 2_500, ago: 9, due: 20, where: 'call' },
  { dollars: 1_200, ago: 8, due: 9, parts: 3, where: 'party' },
  { dollars: 1_000, ago: 8, due: 12, isSoft: true, where: 'party' },
  { dollars: 750, ago: 8, due: 6, where: 'party' },
  { dollars: 750, ago: 6, due: 25, isSoft: true, where: 'letter' },
  { dollars: 500, ago: 4, due: 18, isSoft: true, where: 'letter' },
  { dollars: 400, ago: 3, due: 11, parts: 2, where: 'call' },
  { dollars: 350, ago: 2, due: 12, where: 'call' },
  { dollars: 250, ago: 1, due: 13, where: 'call' },
];
const source = { call: 'CALL-TIME', party: 'HOUSE-PARTY', letter: 'SPRING-LETTER' } as const;
const notes = {
  call: 'Promised on the phone; sends a check.',
  party: 'Promised at the Okafors’ house party.',
  letter: 'Answered the spring letter by email.',
} as const;
/** Cents that somebody who pledges has given before: neither nothing nor all that they may. */
const [leastGiven, mostGiven] = [10_000, 300_000] as const;
const lost = 'Lost his job in October and asked us to forget it.';

type Drawn = { donors: readonly Donor[]; donations: readonly Donation[] };
type Made = { pledges: Pledge[]; donations: Donation[] };

export function pledgeOf(id: string, donor: Donor, by: string, terms: Omit<Promise, 'where'>): Pledge {
  const made_on = daysAfter(seedDay, -terms.ago);
  const amount = terms.dollars * 100;
  const installments = monthlyInstallments(amount, terms.parts ?? 1, daysAfter(seedDay, terms.due));
  const at = moment(made_on, busyMinutes.to);
  const pledge = {
    ...{
      donor_id: donor.id,
      donor_name: donor.name,
      donor_key: donor.name_key,
      amount,
      made_on,
      installments,
    },
    firmness: terms.isSoft ? ('soft' as const) : ('hard' as const),
    ...{ election: null, source_code: null, note: null, written_off: null, paid: 0, import_id: null },
    ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
  };
  return { id, ...pledge, ...storedState(pledge) };
}

/**
 * What donors have promised: open and overdue pledges of donors who gave before, two that a gift has paid, and one that was
 * written off. Answers with the gifts, of which two say what they paid.
 */
export function promised(organization: string, { donors, donations }: Drawn, by: string): Made {
  const idOf = (at: number) => `${organization}-pledge-${at}`;
  const may = donors
    .filter(({ email, totalDonated }) => email && totalDonated >= leastGiven && totalDonated <= mostGiven)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const open = promises.flatMap(({ where, ...terms }, at): Pledge[] => {
    const donor = may[at];
    if (!donor) return [];
    return [{ ...pledgeOf(idOf(at + 1), donor, by, terms), source_code: source[where], note: notes[where] }];
  });
  const [quitter, ...others] = may.slice(promises.length);
  const givers = new Set(others.map(({ id }) => id));
  const paying = donations
    .filter(({ donor_id, status, type, date, amount }) => {
      const isRecent = date > daysAfter(seedDay, -40) && date < daysAfter(seedDay, -5);
      return (
        givers.has(donor_id) && status === 'completed' && type === 'one_time' && isRecent && amount >= 5_000
      );
    })
    .slice(0, 2);
  const fulfilled = paying.flatMap((gift, at): Pledge[] => {
    const donor = donors.find(({ id }) => id === gift.donor_id);
    if (!donor) return [];
    const terms = { dollars: gift.amount / 100, ago: 60, due: -30 };
    const pledge = { ...pledgeOf(idOf(promises.length + 2 + at), donor, by, terms), paid: gift.amount };
    return [{ ...pledge, ...storedState(pledge) }];
  });
  const off = quitter
    ? [pledgeOf(idOf(promises.length + 1), quitter, by, { dollars: 750, ago: 70, due: -35 })]
    : [];
  const writtenOff = off.map((pledge): Pledge => {
    const written = { ...pledge, written_off: { day: daysAfter(seedDay, -14), reason: lost, by } };
    return { ...written, ...storedState(written) };
  });
  const pledgeOfGift = new Map(paying.map(({ id }, at) => [id, fulfilled[at]?.id ?? null]));
  return {
    pledges: [...open, ...writtenOff, ...fulfilled],
    donations: donations.map((gift) => ({ ...gift, pledge_id: pledgeOfGift.get(gift.id) ?? null })),
  };
}

export const pledgeDocuments = (organization: string, all: readonly Pledge[]): Doc[] =>
  all.map(({ id, ...data }) => document(pledges, organization, id, data));

/** What open pledges have due by month, from their documents as they are by now. */
export function pledgeMonthDocuments(organization: string, documents: readonly Doc[]): Doc[] {
  const months = new Map<string, ExpectedDays>();
  for (const { path, data } of documents) {
    if (!path.startsWith(`${pledges.path(organization)}/`)) continue;
    const after = pledges.schema.parse(data);
    for (const [month, change] of expectedChanges([{ before: null, after }])) {
      const days = changedDays(months.get(month) ?? {}, change);
      if (days) months.set(month, days);
    }
  }
  return [...months].map(([month, days]) => document(pledgeMonths, organization, month, { month, days }));
}
