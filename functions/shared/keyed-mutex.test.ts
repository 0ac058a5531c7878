import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

function works() {
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await tick();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  return { seen, work };
}

it('begins each when the one before has ended, also badly', async () => {
  const { seen, work } = works();
  const turns = keyedMutex();
  const answers = [turns('key', work('a', true)), turns('key', work('b')), turns('key', work('c'))];
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await turns('key', work('d'))).toBe('d');
});

it('makes no other key wait', async () => {
  const { seen, work } = works();
  const turns = keyedMutex();
  await Promise.all([turns('one', work('a')), turns('other', work('b'))]);
  expect(seen.slice(0, 2)).toEqual(['a begins', 'b begins']);
});
