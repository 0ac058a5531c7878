import type { Stored } from '../collections/define.ts';
import { giftBatches } from '../collections/gift-batches.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation } from './sample-donors.ts';

type Batch = Stored<typeof giftBatches>;

/** Batches of the sample: the last is open and lacks a check. */
const batchesMax = 4;
const savings = 'Port Amsel Savings, 4410';
/** What the check that is still missing is written for. */
const missing = 25_000;

/** Checks are deposited three times a month: they may wait ten days at most. */
const thirdOf = (day: string): string =>
  `${day.slice(0, 7)} ${Math.min(2, Math.floor((Number(day.slice(8)) - 1) / 10))}`;

/** The last checks of the campaign in the batches that they were deposited in, and every gift with its batch. */
export function inBatches(
  organization: string,
  donations: readonly Donation[],
  by: string,
  account = savings,
): { batches: Batch[]; donations: Donation[] } {
  const checks = donations
    .filter(({ method, status }) => method === 'check' && status === 'completed')
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id.localeCompare(other.id));
  const thirds = [...new Set(checks.map(({ date }) => thirdOf(date)))];
  const groups = thirds
    .map((third) => checks.filter(({ date }) => thirdOf(date) === third))
    .filter(({ length }) => length > 1)
    .slice(-batchesMax);
  const batchOf = new Map<string, string>();
  const batches = groups.map((group, at): Batch => {
    const id = `${organization}-batch-${at + 1}`;
    for (const gift of group) batchOf.set(gift.id, id);
    const isOpen = at === groups.length - 1;
    const received_on = group.at(-1)?.date ?? seedDay;
    const total = group.reduce((sum, { amount }) => sum + amount, 0);
    const made = moment(received_on, busyMinutes.to);
    return {
      ...{ id, received_on, account, note: null, reopened_because: null, pictures: [] },
      deposited_on: isOpen ? null : ([daysAfter(received_on, 1), seedDay].toSorted()[0] ?? seedDay),
      ...{ count: group.length, total, status: isOpen ? 'open' : 'closed' },
      expected_count: group.length + (isOpen ? 1 : 0),
      expected_total: total + (isOpen ? missing : 0),
      ...{ created_at: made, created_by: by, updated_at: made, updated_by: by },
    };
  });
  return {
    batches,
    donations: donations.map((gift) => ({ ...gift, batch_id: batchOf.get(gift.id) ?? null })),
  };
}

export const batchDocuments = (organization: string, all: readonly Batch[]): Doc[] =>
  all.map(({ id, ...data }) => document(giftBatches, organization, id, data));
