import { beforeEach, expect, it, vi } from 'vitest';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';

type StoredEvent = {
  id: string;
  data: {
    voter_id: string;
    happened_at: number;
    list_id: string | null;
    undoes: string | null;
    score: number | null;
  };
};
const journal = vi.hoisted(() => ({ batches: [] as StoredEvent[][], refuses: false }));
vi.mock('../../data/journal/index.ts', () => ({
  commitAll: async (operations: readonly StoredEvent[]) => {
    journal.batches.push([...operations]);
    return operations.map(() => (journal.refuses ? Promise.reject(new Error('no')) : Promise.resolve()));
  },
}));
const { learnTogether, togetherMax } = await import('./learn-together.ts');

const draft = (voter_id: string): VoterDraft => ({
  ...{ voter_id, kind: 'attempt', source: 'door', outcome: 'not_home', list_id: 't1' },
});
beforeEach(() => {
  journal.batches = [];
  journal.refuses = false;
});

it('keeps all that is said at once in one go, each a moment after the one before', async () => {
  const { events } = await learnTogether([draft('a'), draft('b'), draft('a')]);
  const [go = []] = journal.batches;
  expect(journal.batches).toHaveLength(1);
  expect(go.map(({ id }) => id)).toEqual(events);
  const [first = 0] = go.map(({ data }) => data.happened_at);
  expect(go.map(({ data }) => data.happened_at - first)).toEqual([0, 1, 2]);
});

it('is taken back after all of it, also within the same second', async () => {
  const { undo } = await learnTogether(Array.from({ length: togetherMax }, () => draft('a')));
  await undo();
  const at = journal.batches.map((go) => go.map(({ data }) => data.happened_at));
  const [written = [], back = []] = at;
  expect(back).toHaveLength(togetherMax);
  expect(Math.min(...back)).toBeGreaterThan(Math.max(...written));
});

it('takes all of it back, of the same turf', async () => {
  const { events, undo } = await learnTogether([draft('a'), draft('b')]);
  await undo();
  expect(journal.batches[1]?.map(({ data }) => [data.voter_id, data.list_id, data.undoes])).toEqual([
    ['a', 't1', events[0]],
    ['b', 't1', events[1]],
  ]);
});

it('gives back what stood before, also when it was changed twice, and again when that is taken back', async () => {
  const support = (score: 1 | 3 | 5, undoes: string | null): VoterDraft => ({
    ...{ voter_id: 'a', kind: 'support', source: 'phone', list_id: 'c1', score, undoes },
  });
  const first = await learnTogether([support(1, null)]);
  const second = await learnTogether([support(3, first.events[0] ?? '')], first.allEvents);
  const third = await learnTogether([support(5, second.events[0] ?? '')], second.allEvents);
  const back = await third.undo();
  await back.undo();
  const scores = journal.batches.slice(3).map((go) => go.map(({ data }) => [data.score, data.undoes]));
  expect(scores).toEqual([[[3, third.events[0]]], [[5, back.events[0]]]]);
});

it('says what the server refused, and refuses itself what is too much', async () => {
  journal.refuses = true;
  const { synced } = await learnTogether([draft('a')]);
  await expect(synced).rejects.toThrow('no');
  await expect(learnTogether(Array.from({ length: togetherMax + 1 }, () => draft('a')))).rejects.toThrow(
    'More than',
  );
});
