import { describe, expect, it } from 'vitest';
import { fullEvent, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { asKnown, checkEligibility, markIneligible, postponed, stopsCall } from './eligibility.ts';
import { type CallRules, hourMs } from './list.ts';
import type { CallTarget } from './target.ts';
import { newTarget } from './target-states.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const now = Date.parse('2026-10-20T15:00:00Z');
const rules: CallRules = { goal: 'support', goal_question: null, cooldown_hours: 20, attempts_max: 3 };
const target: CallTarget = {
  ...{ id: 'V1', name: 'Rosa Diaz', age: 44, sex: 'F', party: 'Democratic', city: 'Dayton', state: 'OH' },
  ...{ precinct: '3-A', language: 'Spanish', support: null, cell: '+15550100001', landline: '+15550100002' },
  last: null,
};
const openedAt = now - 48 * hourMs;
const ago = (hours: number) => now - hours * hourMs;
const event = (
  draft: Partial<VoterDraft>,
  at: number,
  by = 'ben',
  id = `e${at}${by}${draft.kind}${draft.field}`,
): Learned => ({
  ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'phone', ...draft }),
  ...{ id, by, happened_at: at, received_at: at },
});
const check = (events: Learned[], overrides: Partial<CallRules> = {}, state = newTarget, calledAt = 0) =>
  checkEligibility(target, state, events, {
    list: 'l1',
    rules: { ...rules, ...overrides },
    openedAt,
    calledAt,
    now,
  });

describe('before somebody is called', () => {
  it('nothing known lets them be called', () => expect(check([])).toEqual({ is: 'free', target }));

  it.each([
    [event({ outcome: 'do_not_call' }, ago(100)), 'opted_out'],
    [event({ outcome: 'hostile', source: 'door' }, ago(100)), 'opted_out'],
    [event({ outcome: 'wrong_number' }, ago(100)), 'bad_number'],
    [event({ outcome: 'disconnected' }, ago(100)), 'bad_number'],
    [event({ outcome: 'deceased', source: 'office' }, ago(100)), 'deceased'],
    [event({ kind: 'suppression', reason: 'legal_hold', is_on: true, source: 'office' }, ago(100)), 'held'],
  ])('%o bars them', (event, why) => expect(check([event])).toEqual({ is: 'blocked', why }));

  it('deceased by one caller is a doubt, and bars nobody on other lists', () =>
    expect(check([event({ outcome: 'deceased' }, ago(100))]).is).toBe('free'));

  it('a quiet period is looked at again tomorrow', () =>
    expect(
      check([
        event({ kind: 'suppression', reason: 'quiet_period', is_on: true, until: '2026-12-01' }, ago(1)),
      ]),
    ).toEqual({ is: 'later', at: now + 24 * hourMs, quiet: true }));

  it('the goal counts where it was met since the list was opened', () => {
    const supportEvent = (at: number) => event({ kind: 'support', score: 2, source: 'door' }, at);
    expect(check([supportEvent(ago(47))])).toEqual({ is: 'done' });
    expect(check([supportEvent(ago(49))])).toMatchObject({ is: 'free', target: { support: 2 } });
    const conversation = event({ outcome: 'canvassed', source: 'door' }, ago(30));
    expect(check([conversation]).is).toBe('free');
    expect(check([conversation], { goal: 'reached' })).toEqual({ is: 'done' });
    const answer = event({ kind: 'answer', question: 'q1', answers: ['yes'] }, ago(30));
    expect(check([answer], { goal: 'answered', goal_question: 'q1' })).toEqual({ is: 'done' });
    expect(check([answer], { goal: 'answered', goal_question: 'q2' }).is).toBe('free');
  });

  it('a call of any list, or a talk at the door, earns them a rest; a knock does not', () => {
    expect(check([event({ outcome: 'not_home', list_id: 'other' }, ago(5))])).toEqual({
      is: 'later',
      at: ago(-15),
    });
    expect(check([event({ outcome: 'canvassed', source: 'door' }, ago(5))]).is).toBe('later');
    expect(check([event({ outcome: 'not_home', source: 'door' }, ago(5))]).is).toBe('free');
    expect(check([event({ outcome: 'not_home' }, ago(20))]).is).toBe('free');
    // A device whose clock is a day ahead does not keep them for two.
    expect(check([event({ outcome: 'not_home' }, ago(-24))])).toEqual({ is: 'later', at: now + 20 * hourMs });
  });

  it('a call that the server has heard of earns them a rest before its event arrives', () => {
    expect(check([], {}, newTarget, ago(5))).toEqual({ is: 'later', at: ago(-15) });
    expect(check([event({ outcome: 'not_home' }, ago(3))], {}, newTarget, ago(5))).toMatchObject({
      at: ago(-17),
    });
    expect(check([], {}, newTarget, ago(20)).is).toBe('free');
    expect(check([], {}, { ...newTarget, is: 'call_back' }, ago(5)).is).toBe('free');
  });

  it('who asked to be called back does not rest', () => {
    const events = [event({ outcome: 'call_back', list_id: 'l1' }, ago(1))];
    expect(check(events, {}, { ...newTarget, is: 'call_back', at: ago(0), calls: 5 }).is).toBe('free');
    expect(check(events).is).toBe('later');
  });

  it('attempts of this list count, also those whose report was lost', () => {
    const tries = [30, 60, 90].map((hours) => event({ outcome: 'not_home', list_id: 'l1' }, ago(hours)));
    expect(check(tries)).toEqual({ is: 'blocked', why: 'attempts' });
    expect(check(tries.slice(1)).is).toBe('free');
    expect(check(tries.map((one) => ({ ...one, list_id: 'l2' }))).is).toBe('free');
    const back = event({ undoes: tries[0]?.id ?? '' }, ago(29));
    expect(check([...tries, back]).is).toBe('free');
  });

  it('a number that was said to be wrong is not offered; none left bars them', () => {
    const wrong = (field: string, text = '') => event({ kind: 'correction', field, text }, ago(9));
    expect(check([wrong('cell')])).toMatchObject({ target: { cell: null, landline: '+15550100002' } });
    expect(check([wrong('cell', '+15550100009')])).toMatchObject({ target: { cell: '+15550100009' } });
    expect(check([wrong('cell'), wrong('landline')])).toEqual({ is: 'blocked', why: 'bad_number' });
  });
});

it('whom another list has is looked at when that may be over, and stays what they are', () => {
  expect(postponed({ ...newTarget, is: 'call_back', at: 3 }, 7)).toMatchObject({ is: 'call_back', at: 7 });
  expect(postponed({ ...newTarget, at: 9 }, 7)).toMatchObject({ is: 'fresh', at: 9 });
});

it('who is set aside is not looked at again at once', () => {
  expect(markIneligible(newTarget, { is: 'later', at: 7 })).toMatchObject({ is: 'fresh', at: 7 });
  expect(markIneligible(newTarget, { is: 'blocked', why: 'moved' })).toMatchObject({
    is: 'blocked',
    why: 'moved',
  });
  expect(markIneligible(newTarget, { is: 'done' })).toMatchObject({ is: 'done', why: null });
});

it('who is gone from the voter file stays what they are for when they are back', () => {
  const gone = markIneligible({ ...newTarget, is: 'call_back' }, { is: 'later', at: 7, gone: true });
  expect(gone).toMatchObject({ is: 'call_back', why: 'left', at: 7 });
  expect(markIneligible(gone, { is: 'later', at: 9 })).toMatchObject({ is: 'again', why: null, at: 9 });
});

describe('a call that has begun', () => {
  const wrong = (field: string) => event({ kind: 'correction', field, text: '' }, ago(1));
  const supported = event({ kind: 'support', score: 2 }, ago(0.5));
  const resumed = (events: Learned[]) => {
    const known = asKnown(target, events, now);
    return { known, stopped: stopsCall(check(events), known) };
  };

  it('goes on once the goal is reached, without a number that was said to be wrong', () => {
    const { known, stopped } = resumed([wrong('cell'), supported]);
    expect([known.cell, known.landline, stopped]).toEqual([null, target.landline, null]);
  });

  it('goes on while its person rests, without that number either', () => {
    const { known, stopped } = resumed([wrong('landline'), event({ outcome: 'canvassed' }, ago(0.5))]);
    expect([known.cell, known.landline, stopped]).toEqual([target.cell, null, null]);
  });

  it('ends where no number is left, whatever else was learned', () => {
    const { stopped } = resumed([wrong('cell'), wrong('landline'), supported]);
    expect(stopped).toEqual({ why: 'bad_number', seen: { is: 'blocked', why: 'bad_number' } });
  });
});

describe('what a caller takes back', () => {
  const minutes = (count: number) => now - count * 60_000;
  const on = (draft: Partial<VoterDraft>, at: number, by = 'ana') =>
    event({ list_id: 'l1', ...draft }, at, by);
  const left = (events: Learned[]) => withoutWithdrawn(events, { by: 'ana', list: 'l1', now });

  it('is the last result and what was said with it', () => {
    const before = on({ outcome: 'not_home' }, minutes(9));
    const answer = on({ kind: 'answer', question: 'q', answers: ['yes'] }, minutes(2) + 1);
    expect(left([answer, on({ outcome: 'canvassed' }, minutes(2)), before])).toEqual([before]);
  });

  it('is not a number that was marked wrong during the call, nor in an earlier one', () => {
    const marked = on({ kind: 'correction', field: 'cell', text: '' }, minutes(3));
    const earlier = on({ kind: 'correction', field: 'landline', text: '' }, ago(100));
    const with_it = on({ kind: 'correction', field: 'landline', text: '' }, minutes(2) + 1);
    expect(left([with_it, on({ outcome: 'wrong_number' }, minutes(2)), marked, earlier])).toEqual([
      marked,
      earlier,
    ]);
  });

  it.each([
    [13, 0],
    [13.6, 1],
    [15, 1],
    [60, 1],
  ])('leaves “do not call” of %d minutes ago: %d', (age, count) =>
    expect(left([on({ outcome: 'do_not_call' }, minutes(age))])).toHaveLength(count),
  );

  it('is nothing that others said, or that was said on other lists', () => {
    const others = [
      on({ outcome: 'do_not_call' }, minutes(1), 'ben'),
      on({ outcome: 'do_not_call', list_id: 'l2' }, minutes(1)),
    ];
    expect(left([on({ outcome: 'not_home' }, minutes(1)), ...others])).toEqual(others);
  });
});
