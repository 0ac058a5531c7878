import { expect, it } from 'vitest';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import { createRequestQueue } from './request-queue.ts';

type Question = { name: string; needs?: boolean; wait?: Promise<void> };

function open() {
  const results: string[] = [];
  let ready = false;
  const queue = createRequestQueue<Question>({
    async answer({ name, wait }) {
      await wait;
      if (name === 'broken') throw new Error('broken');
      return name;
    },
    isReady: ({ needs }) => ready || !needs,
    done: (id, answer) => results.push(`${id} ${answer}`),
    failed: (id, error) => results.push(`${id} ${String(error)}`),
  });
  const setReady = () => {
    ready = true;
    queue.wake();
  };
  return { queue, results, setReady };
}

it('answers one at a time, in order, and goes on after a failure', async () => {
  const { queue, results } = open();
  let release = () => {};
  const wait = new Promise<void>((done) => {
    release = done;
  });
  queue.add(1, { name: 'slow', wait });
  queue.add(2, { name: 'broken' });
  queue.add(3, { name: 'quick' });
  await new Promise((done) => setTimeout(done, 20));
  expect(results).toEqual([]);
  release();
  await waitFor(() => expect(results).toEqual(['1 slow', '2 Error: broken', '3 quick']));
  queue.close();
});

it('never answers what was dropped before its turn', async () => {
  const { queue, results } = open();
  queue.add(1, { name: 'first' });
  queue.add(2, { name: 'dropped' });
  queue.drop(2);
  queue.add(3, { name: 'third' });
  await waitFor(() => expect(results).toEqual(['1 first', '3 third']));
  queue.close();
});

it('lets what is not ready wait without holding up the others', async () => {
  const { queue, results, setReady } = open();
  queue.add(1, { name: 'later', needs: true });
  queue.add(2, { name: 'now' });
  await waitFor(() => expect(results).toEqual(['2 now']));
  setReady();
  await waitFor(() => expect(results).toEqual(['2 now', '1 later']));
  queue.close();
});
