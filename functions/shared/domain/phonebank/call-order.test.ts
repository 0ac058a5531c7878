import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { callOrder } from './call-order.ts';

const people = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 6 }), door: fc.integer({ min: 0, max: 9 }) }),
  { selector: ({ id }) => id, maxLength: 60 },
);

it('everybody is called once, and of a home the next one after the first of every other', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      const order = callOrder(all, seed);
      expect(order.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const seen = new Map<number, number>();
      const ranks = order.map(({ door }) => {
        const rank = seen.get(door) ?? 0;
        seen.set(door, rank + 1);
        return rank;
      });
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }),
  );
});

it('is the same for the same seed, whatever order they came in, and another for another', () => {
  const all = Array.from({ length: 40 }, (_, at) => ({ id: `V${at}`, door: at }));
  const ids = (seed: string, of = all) => callOrder(of, seed).map(({ id }) => id);
  expect(ids('a')).toEqual(ids('a', all.toReversed()));
  expect(ids('a')).not.toEqual(ids('b'));
  expect(ids('a')).not.toEqual(all.map(({ id }) => id));
});
