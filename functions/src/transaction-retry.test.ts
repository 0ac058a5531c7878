import { expect, it } from 'vitest';
import { db } from '../../tests/functions/emulator-clients.ts';
import { runTransactionWithRetry, startsMax } from './transaction-retry.ts';

const closed = (code = 3) =>
  Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code });

/** Work that fails so many times before it succeeds, and how often it was begun. */
function failing(times: number, error: Error) {
  let begun = 0;
  const work = async () => {
    begun += 1;
    if (begun <= times) throw error;
    return 'done';
  };
  return { work, begun: () => begun };
}

it('begins a closed transaction anew', async () => {
  const { work, begun } = failing(2, closed());
  expect(await runTransactionWithRetry(db, work)).toBe('done');
  expect(begun()).toBe(3);
});

it('gives up in the end', async () => {
  const { work, begun } = failing(startsMax, closed());
  await expect(runTransactionWithRetry(db, work)).rejects.toThrow('invalid or closed');
  expect(begun()).toBe(startsMax);
});

it.each([new Error('Refused'), Object.assign(new Error('A bad argument'), { code: 3 }), closed(7)])(
  'hands on %s at once',
  async (error) => {
    const { work, begun } = failing(1, error);
    await expect(runTransactionWithRetry(db, work)).rejects.toBe(error);
    expect(begun()).toBe(1);
  },
);
