import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallRules } from './list.ts';
import { givenAnHour, hourMs, lockMs } from './list.ts';
import { counts, given, isHeld, oneMore, putBack, type Report, reported, tooFast, undone } from './moves.ts';
import { phoneResults } from './results.ts';
import { callable, freeAt, fresh, isOver, nextAt, type PacketStates, summed, tallyOf } from './states.ts';

const now = Date.parse('2026-10-20T15:00:00Z');
const rules: CallRules = { goal: 'support', goal_question: null, cooldown_hours: 20, attempts_max: 3 };
const report = (said: Partial<Report> = {}): Report => ({
  ...{ id: 'r1', outcome: 'not_home', goalMet: false, callBackAt: null },
  ...said,
});
const called = (said: Partial<Report>, from = fresh) =>
  reported(given(from, 'ana', now), report(said), rules, now);

describe('after a call', () => {
  it.each([
    ['canvassed', true, 'done', null],
    ['canvassed', false, 'again', null],
    ['not_home', false, 'again', null],
    ['busy', false, 'again', null],
    ['left_message', false, 'again', null],
    ['refused', false, 'blocked', 'refused'],
    ['do_not_call', true, 'blocked', 'opted_out'],
    ['hostile', false, 'blocked', 'opted_out'],
    ['wrong_number', false, 'blocked', 'bad_number'],
    ['disconnected', false, 'blocked', 'bad_number'],
    ['deceased', false, 'blocked', 'deceased'],
    ['moved', false, 'blocked', 'moved'],
    ['language_barrier', false, 'blocked', 'language'],
  ] as const)('%s with the goal met %s is %s (%s)', (outcome, goalMet, is, why) => {
    const state = called({ outcome, goalMet });
    expect(state).toMatchObject({ is, why, calls: 1, until: 0, report: 'r1' });
    expect(state.at).toBe(is === 'again' ? now + 20 * hourMs : 0);
  });

  it('rests, and after the last attempt is over', () => {
    const second = called({ id: 'r2' }, called({}));
    expect(second).toMatchObject({ is: 'again', calls: 2 });
    expect(called({ id: 'r3' }, second)).toMatchObject({ is: 'blocked', why: 'attempts', calls: 3 });
  });

  it('is called back when they asked for it, not in the past and not in a year', () => {
    const back = (callBackAt: number | null) => called({ outcome: 'call_back', callBackAt }).at;
    expect(back(now + hourMs)).toBe(now + hourMs);
    expect(back(null)).toBe(now + 20 * hourMs);
    expect(back(now - hourMs)).toBe(now);
    expect(back(now + 365 * 24 * hourMs)).toBe(now + 60 * 24 * hourMs);
  });
});

describe('a lock', () => {
  it('is the caller’s for a quarter of an hour', () => {
    const state = given(fresh, 'ana', now);
    expect(isHeld(state, now + lockMs - 1)).toBe(true);
    expect(callable({ v: state }, now + lockMs - 1)).toEqual([]);
    expect(callable({ v: state }, now + lockMs)).toEqual(['v']);
  });

  it('that is lost makes a report late, unless nobody took them since', () => {
    const late = given(fresh, 'ana', now - 2 * lockMs);
    expect(counts(late, 'ana', 'r1')).toBe(true);
    expect(counts(given(late, 'ben', now), 'ana', 'r1')).toBe(false);
    expect(counts(late, 'ben', 'r1')).toBe(false);
    expect(counts(undefined, 'ana', 'r1')).toBe(false);
    expect(counts(called({}), 'ana', 'r1')).toBe(false);
    expect(counts(called({}), 'ana', 'another')).toBe(false);
  });

  it('that is given up frees them at once, or after a while where they were skipped', () => {
    const held = given(fresh, 'ana', now);
    expect(callable({ v: putBack(held, now, 'release') }, now)).toEqual(['v']);
    expect(callable({ v: putBack(held, now, 'skip') }, now)).toEqual([]);
    expect(putBack(held, now, 'skip').is).toBe('fresh');
  });
});

it('who is given too many in an hour waits for its end', () => {
  let hour = { from: now, given: 0 };
  for (let given = 0; given < givenAnHour; given++) {
    expect(tooFast([hour], now)).toBeNull();
    hour = oneMore(hour, now + given);
  }
  expect(tooFast([hour], now + hourMs - 1)).toBe(now + hourMs);
  const halves = [0, 10].map((later) => ({ from: now + later, given: givenAnHour / 2 }));
  expect(tooFast(halves, now + 10)).toBe(now + hourMs);
  expect(tooFast(halves, now + hourMs)).toBeNull();
  expect(tooFast([hour], now + hourMs)).toBeNull();
  expect(oneMore(hour, now + hourMs)).toEqual({ from: now + hourMs, given: 1 });
});

it('an undone report leaves nothing, and only its caller undoes it, once', () => {
  const state = called({ outcome: 'refused' });
  expect(undone(state, 'ben', 'r1', now)).toBeNull();
  expect(undone(state, 'ana', 'r0', now)).toBeNull();
  expect(undone(given(state, 'ben', now), 'ana', 'r1', now)).toBeNull();
  const back = undone(state, 'ana', 'r1', now);
  expect(back).toEqual({ ...given(fresh, 'ana', now), was: null, report: null });
  expect(back && undone(back, 'ana', 'r1', now)).toBeNull();
});

it('who asked for a call comes first, then who was never called, then the longest rested', () => {
  const states: PacketStates = {
    rested: { ...fresh, is: 'again', at: now - 5 },
    longer: { ...fresh, is: 'again', at: now - 9 },
    fresh,
    promised: { ...fresh, is: 'call_back', at: now - 1 },
    later: { ...fresh, is: 'call_back', at: now + 1 },
    over: { ...fresh, is: 'done' },
  };
  expect(callable(states, now)).toEqual(['promised', 'fresh', 'longer', 'rested']);
  expect(nextAt(states)).toBe(0);
  expect(nextAt({ over: { ...fresh, is: 'done' } })).toBeNull();
});

const state = fc.record({
  outcome: fc.constantFrom(...phoneResults),
  goalMet: fc.boolean(),
  before: fc.integer({ min: 0, max: 4 }),
});
it('everybody counts once, in packets or in all', () => {
  fc.assert(
    fc.property(fc.array(fc.array(state, { maxLength: 6 }), { maxLength: 4 }), (packets) => {
      const all = packets.map((people) =>
        Object.fromEntries(
          people.map(({ before, ...said }, at) => [
            `v${at}`,
            Array.from({ length: before }).reduce<typeof fresh>(
              (was, _, time) => (isOver(was) ? was : called({ ...said, id: `r${time}` }, was)),
              fresh,
            ),
          ]),
        ),
      );
      const sum = summed(all.map(tallyOf));
      const blocked = Object.values(sum.blocked).reduce((one, other) => one + other, 0);
      const people = all.flatMap((each) => Object.values(each));
      expect(sum.fresh + sum.again + sum.call_back + sum.done + blocked).toBe(people.length);
      expect(sum.calls).toBe(people.reduce((total, one) => total + one.calls, 0));
      expect(people.filter((one) => freeAt(one) === null).length).toBe(sum.done + blocked);
    }),
  );
});
