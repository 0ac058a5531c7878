import { getEventListeners } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';

type Sent = { ids: string[]; answer: (() => void)[]; refuse: ((error: Error) => void)[] };
const journal = vi.hoisted(() => ({ batches: [] as Sent[], full: false }));
vi.mock('../../data/journal/index.ts', () => ({
  commitAll: async (operations: readonly { id: string }[]) => {
    if (journal.full) throw new Error('quota-exceeded');
    const go: Sent = { ids: operations.map(({ id }) => id), answer: [], refuse: [] };
    journal.batches.push(go);
    return operations.map(
      () =>
        new Promise<void>((done, refused) => {
          go.answer.push(done);
          go.refuse.push(refused);
        }),
    );
  },
}));
vi.mock('../../data/connectivity.ts', async () => {
  const { create } = await import('zustand');
  return { useConnectivity: create(() => ({ online: true, since: 0 })) };
});
const { useConnectivity } = await import('../../data/connectivity.ts');
const { waitForResponses, learnMany } = await import('./learn-many.ts');

const drafts = (count: number): VoterDraft[] =>
  Array.from({ length: count }, (_, at) => ({
    voter_id: `V${at}`,
    kind: 'tag',
    source: 'office',
    tag: 'Walk list',
    is_on: true,
  }));
const settled = () => new Promise((done) => setImmediate(done));
const answerAll = (at: number) => {
  for (const answer of journal.batches[at]?.answer ?? []) answer();
  return settled();
};
const sizes = () => journal.batches.map(({ ids }) => ids.length);

beforeEach(() => {
  journal.batches = [];
  journal.full = false;
  useConnectivity.setState({ online: true });
});

it('keeps 500 at a time, the next once the server has heard of the former, and says how far it is', async () => {
  const received: string[] = [];
  const done = learnMany(drafts(1_200), ({ of, stored, sent, failed }) =>
    received.push(`${stored} ${sent} ${failed} ${of}`),
  );
  await settled();
  expect([sizes(), received.at(-1)]).toEqual([[500], '500 0 0 1200']);
  journal.batches[0]?.refuse[7]?.(new Error('no'));
  await answerAll(0);
  expect([sizes(), received.at(-1)]).toEqual([[500, 500], '1000 499 1 1200']);
  await answerAll(1);
  await answerAll(2);
  const result = await done;
  expect(result).toMatchObject({ of: 1_200, stored: 1_200, sent: 1_199, failed: 1 });
  const undone = result.undo();
  await settled();
  expect(sizes()).toEqual([500, 500, 200, 500]);
  useConnectivity.setState({ online: false });
  expect((await undone).stored).toBe(1_200);
});

it('keeps all at once where the server cannot be asked: what is safe here is enough', async () => {
  useConnectivity.setState({ online: false });
  expect(await learnMany(drafts(5_000))).toMatchObject({ stored: 5_000, sent: 0 });
  await expect(learnMany(drafts(5_001))).rejects.toThrow('More than 5000');
});

it('ends where it is told to, or where the device has no room for more', async () => {
  const ends = new AbortController();
  const done = learnMany(drafts(1_000), undefined, ends.signal);
  await settled();
  ends.abort();
  expect(await done).toMatchObject({ of: 1_000, stored: 500 });
  const next = learnMany(drafts(1_000));
  await settled();
  journal.full = true;
  await answerAll(1);
  expect(await next).toMatchObject({ stored: 500, sent: 500 });
  await expect(learnMany(drafts(3))).rejects.toThrow('quota-exceeded');
});

it.each<[string, (answered: () => void, ends: AbortController) => void]>([
  ['the server answers', (answered) => answered()],
  ['the connection goes', () => useConnectivity.setState({ online: false })],
  ['it is ended', (_, ends) => ends.abort()],
])('waits until %s, and leaves no listener behind', async (_, happens) => {
  const ends = new AbortController();
  const listening = () => getEventListeners(ends.signal, 'abort').length;
  for (let go = 0; go < 3; go++) {
    let answered = () => {};
    const sent = new Promise<void>((done) => {
      answered = done;
    });
    let isOver = false;
    const waits = waitForResponses([sent], ends.signal).then(() => {
      isOver = true;
    });
    await settled();
    // What is ended, or without a connection, does not wait again.
    if (go === 0) expect([isOver, listening()]).toEqual([false, 1]);
    happens(answered, ends);
    await waits;
    expect(listening()).toBe(0);
  }
});
