import { expect, it } from 'vitest';
import { askOutcomes } from './outcomes.ts';
import { atThisPace, callsAnHour, noCalls, raisedIn, takesAmount, withCall } from './session.ts';

const minute = 60_000;

it('counts calls, who was reached, and what was pledged and promised apart', () => {
  const counts = [
    { outcome: 'no_answer', cents: null },
    { outcome: 'pledged', cents: 50_000 },
    { outcome: 'promised', cents: 25_000 },
    { outcome: 'declined', cents: null },
  ] as const;
  const sum = counts.reduce(withCall, noCalls);
  expect(sum).toEqual({ calls: 4, reached: 3, pledged: 50_000, promised: 25_000 });
  expect(raisedIn(sum)).toBe(75_000);
});

it.each([
  [0, 60 * minute, null],
  [1, 5 * minute - 1, null],
  [10, 20 * minute, 30],
])('%i calls in %i ms are %s an hour', (calls, ms, pace) => expect(callsAnHour({ calls }, ms)).toBe(pace));

it('says what the session comes to at this pace, once it has lasted ten minutes', () => {
  const counts = { ...noCalls, calls: 5, pledged: 100_000 };
  expect(atThisPace(counts, 10 * minute - 1, 60 * minute)).toBeNull();
  expect(atThisPace(counts, 20 * minute, 60 * minute)).toBe(300_000);
  expect(atThisPace(counts, 60 * minute, 60 * minute)).toBeNull();
});

it('asks for an amount of pledges and promises alone', () => {
  expect(askOutcomes.filter((outcome) => takesAmount(outcome, 1))).toEqual(['pledged', 'promised']);
  expect(askOutcomes.filter((outcome) => takesAmount(outcome, null))).toHaveLength(8);
});
