import { expect, it } from 'vitest';
import { createWorkerRequests, SupersededError } from './worker-requests.ts';

class FakeWorker extends EventTarget {
  ended = false;
  terminate() {
    this.ended = true;
  }
}

function open() {
  const worker = new FakeWorker();
  const [sent, dropped]: number[][] = [[], []];
  const requests = createWorkerRequests(worker as unknown as Worker, (id) => dropped?.push(id));
  const ask = (slot?: string) => requests.ask<string>((id) => sent?.push(id), slot);
  return { worker, requests, ask, sent, dropped };
}

it('answers each request once, whatever order the answers come in', async () => {
  const { requests, ask, sent } = open();
  const [one, two] = [ask(), ask()];
  expect(sent).toEqual([1, 2]);
  requests.answer(2, 'two');
  requests.answer(1, 'one');
  requests.answer(1, 'again');
  requests.fail(2, new Error('late'));
  expect(await Promise.all([one, two])).toEqual(['one', 'two']);
});

it('lets a newer request of a slot overtake the one before it, and tells the worker', async () => {
  const { requests, ask, dropped } = open();
  const [first, other] = [ask('list'), ask('counts')];
  const second = ask('list');
  await expect(first).rejects.toBeInstanceOf(SupersededError);
  expect(dropped).toEqual([1]);
  requests.answer(1, 'late');
  requests.answer(3, 'second');
  requests.answer(2, 'other');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  // The slot is free: nothing is left to overtake.
  const third = ask('list');
  expect(dropped).toEqual([1]);
  requests.answer(4, 'third');
  expect(await third).toBe('third');
});

it('fails what waits when the worker breaks, and works on', async () => {
  const { worker, requests, ask } = open();
  const broken = ask('list');
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(broken).rejects.toThrow('out of memory');
  const next = ask('list');
  requests.answer(2, 'here');
  expect(await next).toBe('here');
});

it('ends the worker and refuses requests once it is closed', async () => {
  const { worker, requests, ask, sent } = open();
  const waiting = ask();
  requests.close();
  await expect(waiting).rejects.toBeInstanceOf(SupersededError);
  await expect(ask()).rejects.toBeInstanceOf(SupersededError);
  expect(worker.ended).toBe(true);
  expect(sent).toEqual([1]);
});
