import { beforeEach, expect, it, vi } from 'vitest';
import { hashOf } from '#shared/domain/voters/chunk.ts';
import { goneVoterOf } from '#shared/domain/voters/gone-voter.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import type { Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { event } from './testing/core.ts';
import type { FetchFailure, FromWorker, Question, ToWorker } from './voter-protocol.ts';

const voterOf = (id: string, house: string): Voter => ({
  ...{ id, first: `Ana${id}`, middle: '', last: 'Lopez', suffix: '' },
  ...{ house, street: 'Oak St', unit: '', city: 'Salem', state: 'OH', zip: '44460' },
  ...{ mailing: '', county: '', precinct: 'P1', congressional: '', upper: '', lower: '', local: '' },
  ...{ party: 'D', gender: '', birth: 19_800_530, registered: 0, status: '', language: '' },
  ...{ cell: '', landline: '', email: '', lat: null, lng: null, voted: [] },
});
async function packed(id: string, voters: readonly Voter[]) {
  const table = new VoterTable([]);
  for (const voter of voters) table.add(voter);
  const data = Uint8Array.from(await packChunk(columnsOf(table, sortVoters(table), 0, voters.length)));
  return { promised: { id, rows: voters.length, hash: await hashOf(data) }, data };
}
const all = { segment: { steps: [] }, channel: null, words: '' };

beforeEach(() => void vi.resetModules());

/** The worker as a page has it, with a file whose list of gone voters has one at the first door. */
async function world() {
  let handle: (message: { data: ToWorker }) => void = () => {};
  const fetched: string[] = [];
  const waiting = new Map<number, (message: FromWorker<unknown>) => void>();
  const here = await packed('f-0', [voterOf('1', '1'), voterOf('2', '2')]);
  const gone = await packed('f-1', [goneVoterOf(voterOf('7', '1'))]);
  const chunks = new Map([here, gone].map(({ promised, data }) => [promised.id, data]));
  const state: { trouble: FetchFailure | null; isReady: boolean } = { trouble: null, isReady: false };
  const tell = (data: ToWorker) => handle({ data });
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: typeof handle) => {
      handle = listener;
    },
    postMessage: (message: FromWorker<unknown>) => {
      if (message.is === 'standing') state.isReady = message.status.is === 'ready';
      if (message.is === 'answer' || message.is === 'failed') waiting.get(message.id)?.(message);
      if (message.is !== 'pack') return;
      const { id, document } = message;
      fetched.push(document);
      const data = document === 'f-1' && state.trouble ? null : chunks.get(document);
      queueMicrotask(() =>
        tell({
          ...{ is: 'packed', id },
          packed: data ? { data, version: 0, until: 0, pieces: 1 } : null,
          trouble: data ? null : state.trouble,
        }),
      );
    },
  });
  vi.stubGlobal('navigator', { onLine: true });
  await import('./voter-worker.ts');
  let last = 0;
  const ask = (question: Question) =>
    new Promise<FromWorker<unknown>>((done) => {
      last += 1;
      waiting.set(last, done);
      tell({ is: 'ask', id: last, question });
    });
  tell({ is: 'open', owner: null, root: 'organizations/o', reach: null });
  const begin = async () => {
    tell({
      is: 'file',
      file: {
        ...{ id: 'f', pack: 1, elections: [], chunks: [here.promised] },
        gone: { voters: 1, chunks: [gone.promised] },
      },
    });
    tell({ is: 'fold', versions: [] });
    await vi.waitFor(() => expect(state.isReady).toBe(true));
  };
  return {
    begin,
    state,
    fetched,
    learnHostile: () =>
      ask({ ask: 'learn', events: [event('e1', '7', { kind: 'attempt', outcome: 'hostile' })] }),
    /** Whether each door warns of somebody. */
    warnings: async () => {
      const doors = Int32Array.from([0, 1]);
      const reply = await ask({ ask: 'buildings', query: all, doors, order: 'zigzag', named: [] });
      if (reply.is !== 'answer') throw new Error(JSON.stringify(reply));
      return (reply.answer as { doors: { hostile: boolean }[] }[]).flatMap((one) =>
        one.doors.map(({ hostile }) => hostile),
      );
    },
    listed: () => ask({ ask: 'gone', question: { ask: 'count', query: all } }),
  };
}

it('fetches who is gone for doors only where one of them was hostile, and once', async () => {
  const { begin, learnHostile, warnings, fetched } = await world();
  await begin();
  expect([await warnings(), fetched]).toEqual([[false, false], ['f-0']]);
  await learnHostile();
  expect([await warnings(), await warnings()]).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(fetched).toEqual(['f-0', 'f-1']);
});

it('makes doors without the list where it cannot be had, and warns once it can', async () => {
  const { begin, learnHostile, warnings, listed, state } = await world();
  await begin();
  await learnHostile();
  vi.stubGlobal('navigator', { onLine: false });
  state.trouble = 'unreached';
  expect(await warnings()).toEqual([false, false]);
  expect(await listed()).toMatchObject({ is: 'failed', trouble: 'unreached' });
  state.trouble = null;
  expect(await warnings()).toEqual([true, false]);
});

it('asks once more with a connection before doors are made without the list', async () => {
  const { begin, learnHostile, warnings, fetched, state } = await world();
  await begin();
  await learnHostile();
  state.trouble = 'unreached';
  const made = warnings();
  await vi.waitFor(() => expect(fetched).toContain('f-1'));
  state.trouble = null;
  expect(await made).toEqual([true, false]);
});

it('warns also at doors that were asked for before the file was here', async () => {
  const { begin, learnHostile, warnings } = await world();
  await learnHostile();
  const made = warnings();
  await begin();
  expect(await made).toEqual([true, false]);
});
