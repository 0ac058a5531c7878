import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import { CallError } from '../data/error-messages.ts';
import { SupersededError } from '../workers/worker-requests.ts';
import type { FromWorker, LoadStatus, Question, ToWorker } from './worker/voter-protocol.ts';
import { ChunkRefused, openLine } from './worker-line.ts';

/** Stands for the browser's worker: what it was told, and a way to answer. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  messages: ToWorker[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(message: ToWorker) {
    this.messages.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromWorker<unknown>) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const request = { kind: 'voter_chunks', again: false } as const;
afterEach(() => void vi.unstubAllGlobals());

const allVoters: Question = { ask: 'count', query: { segment: { steps: [] }, channel: null, words: '' } };

function open(token: string | null = 'token') {
  vi.stubGlobal('Worker', FakeWorker);
  const received: LoadStatus[] = [];
  const line = openLine(
    {
      reach: { batchGet: 'https://database', root: 'root' },
      proof: async () => (token ? { token, appCheck: null } : Promise.reject(new Error('nobody'))),
      packed: async () => null,
    },
    { owner: 'ann', root: 'root' },
    (status) => received.push(status),
  );
  return { line, received, worker: FakeWorker.last };
}

it('lets a newer question of a slot overtake the one before it, and no other', async () => {
  const { line, worker } = open();
  const [first, other] = [line.ask(allVoters, 'list'), line.ask(allVoters, 'counts')];
  const second = line.ask(allVoters, 'list');
  await expect(first).rejects.toBeInstanceOf(SupersededError);
  expect(worker.messages.at(-2)).toEqual({ is: 'drop', id: 1 });
  worker.say({ is: 'answer', id: 1, answer: 'late' });
  worker.say({ is: 'answer', id: 3, answer: 'second' });
  worker.say({ is: 'failed', id: 2, message: 'no', trouble: 'gone' });
  expect(await second).toBe('second');
  await expect(other).rejects.toBeInstanceOf(ChunkRefused);
});

it('says in words why a question about race cannot be answered', async () => {
  const { line, worker } = open();
  const answer = line.ask(allVoters);
  worker.say({ is: 'failed', id: 1, message: 'NoRaceColumn', trouble: 'no race' });
  await expect(answer).rejects.toThrow(/asks for race or ethnicity.*only an admin can turn them on/i);
});

it('says who asks, in whichever way it ends, and answers nothing once it is closed', async () => {
  const { line, worker, received } = open();
  expect(worker.messages[0]).toMatchObject({ is: 'open', owner: 'ann', reach: { root: 'root' } });
  worker.say({ is: 'prove', id: 7, request });
  worker.say({ is: 'pack', id: 8, kind: 'voter_chunks', document: 'x' });
  worker.say({ is: 'standing', status: { is: 'none' } });
  await waitFor(() => expect(worker.messages).toHaveLength(3));
  expect(worker.messages.slice(1)).toEqual([
    { is: 'proof', id: 7, proof: { token: 'token', appCheck: null }, trouble: null },
    { is: 'packed', id: 8, packed: null, trouble: null },
  ]);
  expect(received).toEqual([{ is: 'none' }]);
  const answer = line.ask(allVoters);
  line.close();
  await expect(answer).rejects.toBeInstanceOf(SupersededError);
  await expect(line.ask(allVoters)).rejects.toBeInstanceOf(SupersededError);
  expect(worker.ended).toBe(true);
  const strangerWorker = open(null).worker;
  strangerWorker.say({ is: 'prove', id: 1, request });
  const refused = { is: 'proof', id: 1, proof: null, trouble: 'refused' };
  await waitFor(() => expect(strangerWorker.messages.at(-1)).toEqual(refused));
});

it('tells a server that cannot be reached from one that refuses', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  openLine(
    {
      reach: null,
      proof: () => Promise.reject(new CallError('unavailable', 'away')),
      packed: () => Promise.reject(new CallError('permission-denied', 'no')),
    },
    { owner: null, root: 'root' },
    () => {},
  );
  const worker = FakeWorker.last;
  worker.say({ is: 'prove', id: 1, request });
  worker.say({ is: 'pack', id: 2, kind: 'voter_chunks', document: 'x' });
  await waitFor(() => expect(worker.messages).toHaveLength(3));
  expect(worker.messages.slice(1)).toEqual([
    { is: 'proof', id: 1, proof: null, trouble: 'unreached' },
    { is: 'packed', id: 2, packed: null, trouble: 'refused' },
  ]);
});
