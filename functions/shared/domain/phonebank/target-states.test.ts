import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallRules } from './list.ts';
import { assignmentsPerHour, hourMs, lockMs } from './list.ts';
import { phoneResults } from './phone-results.ts';
import {
  callable,
  callableAt,
  isOver,
  newTarget,
  nextAt,
  type PacketStates,
  sumTallies,
  tallyOf,
} from './target-states.ts';
import {
  applyReport,
  assign,
  countAssignment,
  isCurrentReport,
  isLocked,
  putBack,
  type Report,
  rateLimitedUntil,
  revertReport,
} from './target-transitions.ts';

const now = Date.parse('2026-10-20T15:00:00Z');
const rules: CallRules = { goal: 'support', goal_question: null, cooldown_hours: 20, attempts_max: 3 };
const report = (overrides: Partial<Report> = {}): Report => ({
  ...{ id: 'r1', outcome: 'not_home', goalReached: false, callBackAt: null },
  ...overrides,
});
const called = (overrides: Partial<Report>, from = newTarget) =>
  applyReport(assign(from, 'ana', now), report(overrides), rules, now);

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
  ] as const)('%s with the goal met %s is %s (%s)', (outcome, goalReached, is, why) => {
    const state = called({ outcome, goalReached });
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
    const state = assign(newTarget, 'ana', now);
    expect(isLocked(state, now + lockMs - 1)).toBe(true);
    expect(callable({ v: state }, now + lockMs - 1)).toEqual([]);
    expect(callable({ v: state }, now + lockMs)).toEqual(['v']);
  });

  it('that is lost makes a report late, unless nobody took them since', () => {
    const late = assign(newTarget, 'ana', now - 2 * lockMs);
    expect(isCurrentReport(late, 'ana', 'r1')).toBe(true);
    expect(isCurrentReport(assign(late, 'ben', now), 'ana', 'r1')).toBe(false);
    expect(isCurrentReport(late, 'ben', 'r1')).toBe(false);
    expect(isCurrentReport(undefined, 'ana', 'r1')).toBe(false);
    expect(isCurrentReport(called({}), 'ana', 'r1')).toBe(false);
    expect(isCurrentReport(called({}), 'ana', 'another')).toBe(false);
  });

  it('that is given up frees them at once, or after a while where they were skipped', () => {
    const locked = assign(newTarget, 'ana', now);
    expect(callable({ v: putBack(locked, now, 'release') }, now)).toEqual(['v']);
    expect(callable({ v: putBack(locked, now, 'skip') }, now)).toEqual([]);
    expect(putBack(locked, now, 'skip').is).toBe('fresh');
  });
});

it('who is given too many in an hour waits for its end', () => {
  let hour = { from: now, given: 0 };
  for (let minute = 0; minute < assignmentsPerHour; minute++) {
    expect(rateLimitedUntil([hour], now)).toBeNull();
    hour = countAssignment(hour, now + minute);
  }
  expect(rateLimitedUntil([hour], now + hourMs - 1)).toBe(now + hourMs);
  const halves = [0, 10].map((later) => ({ from: now + later, given: assignmentsPerHour / 2 }));
  expect(rateLimitedUntil(halves, now + 10)).toBe(now + hourMs);
  expect(rateLimitedUntil(halves, now + hourMs)).toBeNull();
  expect(rateLimitedUntil([hour], now + hourMs)).toBeNull();
  expect(countAssignment(hour, now + hourMs)).toEqual({ from: now + hourMs, given: 1 });
});

it('an undone report leaves nothing, and only its caller undoes it, once', () => {
  const state = called({ outcome: 'refused' });
  expect(revertReport(state, 'ben', 'r1', now)).toBeNull();
  expect(revertReport(state, 'ana', 'r0', now)).toBeNull();
  expect(revertReport(assign(state, 'ben', now), 'ana', 'r1', now)).toBeNull();
  const back = revertReport(state, 'ana', 'r1', now);
  expect(back).toEqual({ ...assign(newTarget, 'ana', now), was: null, report: null });
  expect(back && revertReport(back, 'ana', 'r1', now)).toBeNull();
});

it('who asked for a call comes first, then who was never called, then the longest rested', () => {
  const states: PacketStates = {
    rested: { ...newTarget, is: 'again', at: now - 5 },
    longer: { ...newTarget, is: 'again', at: now - 9 },
    fresh: newTarget,
    promised: { ...newTarget, is: 'call_back', at: now - 1 },
    later: { ...newTarget, is: 'call_back', at: now + 1 },
    over: { ...newTarget, is: 'done' },
  };
  expect(callable(states, now)).toEqual(['promised', 'fresh', 'longer', 'rested']);
  expect(nextAt(states)).toBe(0);
  expect(nextAt({ over: { ...newTarget, is: 'done' } })).toBeNull();
});

const state = fc.record({
  outcome: fc.constantFrom(...phoneResults),
  goalReached: fc.boolean(),
  before: fc.integer({ min: 0, max: 4 }),
});
it('who is gone from the voter file is not still to be called, and is once they are given out again', () => {
  const gone = { ...newTarget, why: 'left' as const, at: now };
  expect(tallyOf({ gone })).toMatchObject({ fresh: 0, blocked: { left: 1 } });
  expect(callableAt(gone)).toBe(now);
  expect(tallyOf({ gone: assign(gone, 'ana', now) })).toMatchObject({ fresh: 1, blocked: { left: 0 } });
});

it('everybody counts once, in packets or in all', () => {
  fc.assert(
    fc.property(fc.array(fc.array(state, { maxLength: 6 }), { maxLength: 4 }), (packets) => {
      const all = packets.map((people) =>
        Object.fromEntries(
          people.map(({ before, ...report }, at) => [
            `v${at}`,
            Array.from({ length: before }).reduce<typeof newTarget>(
              (was, _, time) => (isOver(was) ? was : called({ ...report, id: `r${time}` }, was)),
              newTarget,
            ),
          ]),
        ),
      );
      const sum = sumTallies(all.map(tallyOf));
      const blocked = Object.values(sum.blocked).reduce((one, other) => one + other, 0);
      const people = all.flatMap((each) => Object.values(each));
      expect(sum.fresh + sum.again + sum.call_back + sum.done + blocked).toBe(people.length);
      expect(sum.calls).toBe(people.reduce((total, one) => total + one.calls, 0));
      expect(people.filter((one) => callableAt(one) === null).length).toBe(sum.done + blocked);
    }),
  );
});
