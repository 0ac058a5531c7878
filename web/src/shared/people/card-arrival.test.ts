import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '../data/live.ts';
import { cardArrival } from './card-arrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Card = { name: string };
const card: Card = { name: 'Ana' };
const ready = (value: Card | null): Live<Card | null> => ({
  ...{ is: 'ready', value, stale: false, at: null, unreadable: 0 },
});

/** A card that is waited for, and what came of it. */
function waiting(isOnline = true) {
  const arrival = cardArrival<Card>(() => isOnline);
  const outcomes: unknown[] = [];
  arrival.wait().then((outcome) => outcomes.push(outcome));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { ...arrival, outcomes, pass };
}

it('is waited for until the listener has it, though it was missing before', async () => {
  const { update, outcomes, pass } = waiting();
  await pass(1_000);
  update(ready(null));
  await pass(8_000);
  expect(outcomes).toEqual([]);
  update(ready(card));
  await pass(0);
  expect(outcomes).toEqual([{ is: 'here', card }]);
  await pass(20_000);
  expect(outcomes).toHaveLength(1);
});

it('is missing where the server says so for ten seconds', async () => {
  const { update, outcomes, pass } = waiting();
  update(ready(null));
  await pass(9_999);
  expect(outcomes).toEqual([]);
  await pass(1);
  expect(outcomes).toEqual([{ is: 'missing' }]);
});

it.each<[string, boolean, Live<Card | null>, unknown]>([
  ['this device has never seen', true, { is: 'unseen' }, { is: 'unreachable' }],
  ['this device knows as missing, offline', false, ready(null), { is: 'unreachable' }],
  ['may not be read', true, { is: 'failed', why: '', retry: () => {} }, { is: 'missing' }],
])('is not waited for where %s it', async (_, isOnline, known, outcome) => {
  const { update, outcomes, pass } = waiting(isOnline);
  update(known);
  await pass(0);
  expect(outcomes).toEqual([outcome]);
});
