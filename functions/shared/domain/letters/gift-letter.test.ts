import { expect, it } from 'vitest';
import { printingsMax } from '../../collections/gift-letters.ts';
import { letterCents, letterKindOfEntry, withPrinting } from './gift-letter.ts';

it('is about all that one change took, and about nothing else', () => {
  const entry = { id: 'r', kind: 'refund', cents: -300 } as const;
  const all = [
    entry,
    { id: 'r-2', kind: 'refund', cents: -200 },
    { id: 'r-20', kind: 'refund', cents: -7 },
    { id: 'r-to', kind: 'refund', cents: 300 },
    { id: 'rest', kind: 'refund', cents: -50 },
    { id: 'r-3', kind: 'designation', cents: -9 },
  ] as const;
  expect(letterCents(entry, all)).toBe(507);
  expect(letterKindOfEntry('gift')).toBeNull();
});

it('counts a day once, keeps the first and the last, and is in order', () => {
  const on = (day: number) => ({ on: `2026-11-${String(day).padStart(2, '0')}`, by: 'ana' });
  let all = [on(9)];
  expect(withPrinting(all, { ...on(9), by: 'ben' })).toBeNull();
  all = withPrinting(all, on(3)) ?? [];
  expect(all).toEqual([on(3), on(9)]);
  for (let day = 10; day < 10 + printingsMax; day += 1) all = withPrinting(all, on(day)) ?? [];
  expect([all.length, all[0], all.at(-1)]).toEqual([printingsMax, on(3), on(9 + printingsMax)]);
});
