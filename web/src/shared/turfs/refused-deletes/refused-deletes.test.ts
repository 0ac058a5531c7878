import { beforeEach, expect, it, test, vi } from 'vitest';
import type { Entry } from '../../data/journal/index.ts';
import { turfOf } from '../turf-test-data.ts';

const far = vi.hoisted(() => ({ discarded: [] as string[] }));
vi.mock('../../data/journal/index.ts', () => ({
  discard: async ({ id }: { id: string }) => void far.discarded.push(id),
}));
vi.mock('../../data/watch-document.ts', () => ({
  readOnce: async (_: unknown, id: string) => {
    if (id === 'away') throw new Error('unavailable');
    if (id === 'gone') return null;
    return turfOf({ id, holders: id === 'free' ? [] : ['ben'] });
  },
}));
const { refusedDeletes, cancelDeletes, takenOf } = await import('./refused-deletes.ts');

const refused: Entry['state'] = { is: 'failed', why: '', code: 'permission-denied' };
const entry = (
  id: string,
  table: 'turfs' | 'turf_packets' | 'donors',
  state: Entry['state'] = refused,
  organization = 'rivera',
): Entry => ({
  id: `${table} ${id}`,
  version: 2,
  operation: { operation: 'delete', table, id },
  user: 'ana',
  organization,
  timestamp: 0,
  retries: 0,
  state,
});
const turf = (id: string) => [entry(id, 'turfs'), entry(id, 'turf_packets')];
const edit: Entry = {
  ...entry('one', 'turfs'),
  id: 'edit',
  operation: { operation: 'update', table: 'turfs', id: 'one', data: { name: 'Oak' } },
};

beforeEach(() => {
  far.discarded = [];
});

test.each([
  ['a turf and its packet, once', turf('one'), ['one']],
  ['those of which only one is known to be refused', [entry('one', 'turf_packets')], ['one']],
  ['nothing that is on its way', [entry('one', 'turfs', { is: 'pending' })], []],
  ['nothing that failed otherwise', [entry('one', 'turfs', { is: 'failed', why: '', code: 'unknown' })], []],
  ['nothing of another organization', [entry('one', 'turfs', refused, 'garza')], []],
  ['no edit, and nothing else that was to be deleted', [edit, entry('one', 'donors')], []],
])('finds %s', (_, entries, ids) => expect(refusedDeletes(entries, 'rivera')).toEqual(ids));

it('tells those that somebody was given from those that are free or gone', async () => {
  const taken = await takenOf(['one', 'free', 'gone', 'two'], 'rivera');
  expect(taken.map(({ id }) => id)).toEqual(['one', 'two']);
  await expect(takenOf(['one', 'away'], 'rivera')).rejects.toThrow('unavailable');
});

it('forgets that they were to be deleted, and nothing else', async () => {
  const entries = [...turf('one'), edit, ...turf('free'), entry('one', 'donors')];
  await cancelDeletes([turfOf({ id: 'one' })], entries);
  expect(far.discarded).toEqual(['turfs one', 'turf_packets one']);
});
