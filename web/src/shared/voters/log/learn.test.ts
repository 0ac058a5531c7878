import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { noteServerDate } from '../../data/server-clock.ts';

const journal = vi.hoisted(() => ({ stored: [] as { data: { happened_at: number } }[] }));
vi.mock('../../data/journal/index.ts', () => {
  const commitAll = async (operations: { data: { happened_at: number } }[]) => {
    journal.stored.push(...operations);
    return operations.map(() => Promise.resolve());
  };
  const commit = async (operation: { data: { happened_at: number } }) => ({
    synced: Promise.resolve(await commitAll([operation])),
  });
  return { commit, commitAll };
});
const { learn } = await import('./learn.ts');
const { learnTogether } = await import('./learn-together.ts');
const { learnMany } = await import('./learn-many.ts');

const now = Date.parse('2026-10-05T14:00:00Z');
const draft: VoterDraft = { voter_id: 'V1', kind: 'note', source: 'door', text: 'x' };
const moments = () => journal.stored.map(({ data }) => data.happened_at);

beforeEach(() => {
  vi.useFakeTimers({ now });
  journal.stored = [];
});
afterEach(() => {
  noteServerDate(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

it.each([
  ['ahead', 3 * 86_400_000],
  ['behind', -3 * 86_400_000],
])('dates what is learned by the server’s clock on a device that is three days %s', async (_, wrong) => {
  vi.setSystemTime(now + wrong);
  noteServerDate(new Date(now).toUTCString(), Date.now());
  const { undo } = await learn(draft);
  await undo();
  await learnTogether([draft]);
  await learnMany([draft]);
  expect(moments()).toEqual([now, now, now, now]);
});

it('keeps what is learned before the server’s time is known, whatever the clock says', async () => {
  vi.setSystemTime(Date.parse('2100-01-01'));
  await learn(draft);
  vi.setSystemTime(-86_400_000);
  await learn(draft);
  expect(moments()).toEqual([Date.parse('2100-01-01'), 0]);
});
