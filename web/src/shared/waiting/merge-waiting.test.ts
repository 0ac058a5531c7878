import { expect, it, vi } from 'vitest';
import type { Live } from '../data/optimistic-view.ts';
import { countOf, mergeWaiting } from './merge-waiting.ts';
import { readWaiting } from './read-waiting.ts';
import type { Waiting } from './waiting-queue.ts';

const label = 'waiting.queues.tasks';
const item = (id: string, day: string | null) =>
  ({ id, label, title: id, day, time: null, link: '/tasks' }) as const;
const some: Waiting = { items: [item('later', '2026-11-28'), item('sooner', '2026-11-27')], isMore: false };
const readyWaiting = (value: Waiting): Live<Waiting> => ({
  is: 'ready',
  value,
  stale: false,
  at: null,
  unreadable: 0,
});
const merged = (live: ReturnType<typeof mergeWaiting>) => (live.is === 'ready' ? live.value : null);
const owner = { organization: 'o', uid: 'u' };

it('shows what was read next to a queue that failed, which can be tried again', () => {
  const retry = vi.fn();
  const failed: Live<Waiting> = { is: 'failed', why: 'No', retry };
  const value = merged(
    mergeWaiting([
      { label: 'waiting.queues.approvals', live: failed },
      { label, live: readyWaiting(some) },
      { label: 'waiting.queues.mentions', live: { is: 'unseen' } },
    ]),
  );
  expect(value?.items.map(({ id }) => id)).toEqual(['sooner', 'later']);
  expect(value?.missing).toEqual([
    { label: 'waiting.queues.approvals', retry },
    { label: 'waiting.queues.mentions', retry: null },
  ]);
});

it('waits for a queue that still answers', () => {
  expect(
    mergeWaiting([
      { label, live: readyWaiting(some) },
      { label, live: { is: 'loading' } },
    ]),
  ).toEqual({ is: 'loading' });
});

it.each<[string, Waiting, string[], { count: number; isMore: boolean } | null]>([
  ['all there', some, [], { count: 2, isMore: false }],
  ['one missing', some, ['tasks'], { count: 2, isMore: true }],
  ['nothing waits', { items: [], isMore: false }, [], { count: 0, isMore: false }],
  ['nothing known', { items: [], isMore: false }, ['tasks'], null],
])('counts with %s', (_, waiting, missing, expected) => {
  const count = countOf({ ...waiting, missing });
  expect(count && { count: count.count, isMore: count.isMore }).toEqual(expected);
});

it('counts the other queues when one is refused', async () => {
  const found = await readWaiting(
    [
      { key: 'approvals', readItems: () => Promise.reject(new Error('refused')) },
      { key: 'tasks', readItems: async () => some },
    ],
    owner,
  );
  expect(found.missing).toEqual(['approvals']);
  expect(countOf(found)).toMatchObject({ count: 2, isMore: true, next: { id: 'sooner' } });
});
