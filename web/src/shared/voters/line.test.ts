import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import { CallError } from '../data/errors.ts';
import { Overtaken } from './engine.ts';
import { openLine, Refused } from './line.ts';
import type { FromWorker, Question, Standing, ToWorker } from './worker/protocol.ts';

/** Stands for the browser's worker: what it was told, and a way to answer. */
class WorkerHere extends EventTarget {
  static last: WorkerHere;
  told: ToWorker[] = [];
  ended = false;
  constructor() {
    super();
    WorkerHere.last = this;
  }
  postMessage(message: ToWorker) {
    this.told.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromWorker<unknown>) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const wanted = { kind: 'voter_chunks', again: false } as const;
afterEach(() => void vi.unstubAllGlobals());

const everybody: Question = { ask: 'count', asked: { segment: { steps: [] }, channel: null, words: '' } };

function open(token: string | null = 'token') {
  vi.stubGlobal('Worker', WorkerHere);
  const heard: Standing[] = [];
  const line = openLine(
    {
      reach: { batchGet: 'https://database', root: 'root' },
      proof: async () => (token ? { token, appCheck: null } : Promise.reject(new Error('nobody'))),
      packed: async () => null,
    },
    { owner: 'ann', root: 'root' },
    (standing) => heard.push(standing),
  );
  return { line, heard, worker: WorkerHere.last };
}

it('lets a newer question of a slot overtake the one before it, and no other', async () => {
  const { line, worker } = open();
  const [first, other] = [line.ask(everybody, 'list'), line.ask(everybody, 'counts')];
  const second = line.ask(everybody, 'list');
  await expect(first).rejects.toBeInstanceOf(Overtaken);
  expect(worker.told.at(-2)).toEqual({ is: 'drop', id: 1 });
  worker.say({ is: 'answer', id: 1, answer: 'late' });
  worker.say({ is: 'answer', id: 3, answer: 'second' });
  worker.say({ is: 'failed', id: 2, message: 'no', trouble: 'gone' });
  expect(await second).toBe('second');
  await expect(other).rejects.toBeInstanceOf(Refused);
});

it('says who asks, in whichever way it ends, and answers nothing once it is closed', async () => {
  const { line, worker, heard } = open();
  expect(worker.told[0]).toMatchObject({ is: 'open', owner: 'ann', reach: { root: 'root' } });
  worker.say({ is: 'prove', id: 7, wanted });
  worker.say({ is: 'pack', id: 8, kind: 'voter_chunks', document: 'x' });
  worker.say({ is: 'standing', standing: { is: 'none' } });
  await waitFor(() => expect(worker.told).toHaveLength(3));
  expect(worker.told.slice(1)).toEqual([
    { is: 'proof', id: 7, proof: { token: 'token', appCheck: null }, trouble: null },
    { is: 'packed', id: 8, packed: null, trouble: null },
  ]);
  expect(heard).toEqual([{ is: 'none' }]);
  const asked = line.ask(everybody);
  line.close();
  await expect(asked).rejects.toBeInstanceOf(Overtaken);
  await expect(line.ask(everybody)).rejects.toBeInstanceOf(Overtaken);
  expect(worker.ended).toBe(true);
  const nobody = open(null).worker;
  nobody.say({ is: 'prove', id: 1, wanted });
  const refused = { is: 'proof', id: 1, proof: null, trouble: 'refused' };
  await waitFor(() => expect(nobody.told.at(-1)).toEqual(refused));
});

it('tells a server that cannot be reached from one that refuses', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  openLine(
    {
      reach: null,
      proof: () => Promise.reject(new CallError('unavailable', 'away')),
      packed: () => Promise.reject(new CallError('permission-denied', 'no')),
    },
    { owner: null, root: 'root' },
    () => {},
  );
  const worker = WorkerHere.last;
  worker.say({ is: 'prove', id: 1, wanted });
  worker.say({ is: 'pack', id: 2, kind: 'voter_chunks', document: 'x' });
  await waitFor(() => expect(worker.told).toHaveLength(3));
  expect(worker.told.slice(1)).toEqual([
    { is: 'proof', id: 1, proof: null, trouble: 'unreached' },
    { is: 'packed', id: 2, packed: null, trouble: 'refused' },
  ]);
});
