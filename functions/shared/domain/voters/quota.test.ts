import { expect, it } from 'vitest';
import { dayStart, writtenAfter } from './quota.ts';

const day = Date.parse('2026-11-22T00:00:00Z');
const minute = 60_000;
const event = (by: string, minutes: number) => ({ by, received_at: day + minutes * minute });

it('counts what each member wrote on the newest day', () => {
  const first = writtenAfter(null, [event('ana', 1), event('ben', 2), event('ana', 3)], 0);
  expect(first).toEqual({ day, by: { ana: 2, ben: 1 } });
  expect(writtenAfter(first, [event('ana', 4)], day + 4 * minute)).toEqual({ day, by: { ana: 3, ben: 1 } });
});

it('counts nothing twice where a stretch is folded again', () => {
  const events = [event('ana', 1), event('ana', 2)];
  const once = writtenAfter(null, events, 0);
  expect(writtenAfter(once, events, day + 3 * minute)).toBe(once);
  expect(writtenAfter(once, [...events, event('ana', 3)], day + 3 * minute)?.by).toEqual({ ana: 3 });
});

it('begins again with the next day, in the middle of a stretch too', () => {
  const had = writtenAfter(null, [event('ana', 1), event('ana', 2)], 0);
  const next = writtenAfter(had, [event('ana', 1_439), event('ben', 1_440)], day + 3 * minute);
  expect(next).toEqual({ day: dayStart(day + 1_440 * minute), by: { ben: 1 } });
  expect(writtenAfter(had, [{ by: 'ana', received_at: null }], 0)).toBe(had);
});
