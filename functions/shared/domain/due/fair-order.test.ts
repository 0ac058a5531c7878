import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairOrder } from './fair-order.ts';

const dueOf = (organization: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ organization, place }));

it('does the single one of an organization second, behind a thousand of another', () => {
  const ordered = fairOrder([...dueOf('large', 1_000), ...dueOf('small', 1)], 200);
  expect(ordered[1]).toEqual({ organization: 'small', place: 0 });
  expect(ordered).toHaveLength(201);
});

it('keeps each organization’s order, and none is ahead of another by more than one', () => {
  const found = fc.array(fc.record({ organization: fc.constantFrom('a', 'b', 'c'), place: fc.nat() }));
  fc.assert(
    fc.property(found, fc.integer({ min: 1, max: 5 }), (all, quota) => {
      const ordered = fairOrder(all, quota);
      for (const organization of ['a', 'b', 'c']) {
        const own = all.filter((one) => one.organization === organization);
        expect(ordered.filter((one) => one.organization === organization)).toEqual(own.slice(0, quota));
        const others = ordered.filter((one) => one.organization !== organization);
        expect(ordered.length - others.length).toBeLessThanOrEqual(quota);
      }
    }),
  );
});
