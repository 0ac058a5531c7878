import { describe, expect, it } from 'vitest';
import { type AskOutcome, reachedRestMs } from './outcomes.ts';
import { type AskState, afterCall, inCallOrder, newAskState, nextCallAt, reasonToCall } from './queue.ts';

const now = Date.UTC(2026, 10, 20, 18);
const hour = 3_600_000;
const day = 24 * hour;
const fresh = newAskState({ ask: 25_000, likely: 200, overdue: 0, reached: null });
const state = (some: Partial<AskState> = {}): AskState => ({ ...fresh, ...some });

describe('why a donor is called now', () => {
  it.each<[string, Partial<AskState>, ReturnType<typeof reasonToCall>]>([
    ['nobody has called them', {}, 'ask'],
    ['their call-back is due', { back: now, rest: now + day }, 'call_back'],
    ['their call-back is in a minute', { back: now + 60_000 }, null],
    ['a pledge is overdue, whatever they may still give', { overdue: 1, ask: 0 }, 'pledge'],
    ['a pledge is overdue and they were reached last week', { overdue: 1, reached: now - 7 * day }, 'pledge'],
    [
      'a pledge is overdue and they were called yesterday',
      { overdue: 1, at: now - day, rest: now + day },
      null,
    ],
    ['they are at the limit', { ask: 0 }, null],
    ['they were reached 28 days ago', { reached: now - reachedRestMs }, 'ask'],
    ['they were reached a moment less ago', { reached: now - reachedRestMs + 1 }, null],
    ['somebody has them', { block: 'b', until: now + 1 }, null],
    ['somebody had them until now', { block: 'b', until: now }, 'ask'],
    ['they are never to be asked', { done: 'never_ask', back: now }, null],
  ])('when %s', (_, some, reason) => expect(reasonToCall(state(some), now)).toBe(reason));
});

it('calls back first, then asks for overdue pledges, then by amount × likelihood ÷ attempts', () => {
  const all = Object.entries({
    plain: state(),
    likely: state({ likely: 500 }),
    tried: state({ likely: 500, calls: 4, at: now - 9 * day }),
    large: state({ ask: 100_000 }),
    'back early': state({ back: now - 2 * hour }),
    'back late': state({ back: now - hour }),
    'owes little': state({ overdue: 100 }),
    'owes much': state({ overdue: 90_000 }),
    resting: state({ rest: now + 1 }),
  }).map(([id, one]) => ({ id, state: one }));
  const expected = ['back early', 'back late', 'owes much', 'owes little'];
  expect(inCallOrder(all, now).map(({ id }) => id)).toEqual([
    ...expected,
    'large',
    'likely',
    'plain',
    'tried',
  ]);
  expect(inCallOrder(all.toReversed(), now)).toEqual(inCallOrder(all, now));
});

it.each<[string, Partial<AskState>[], number | null]>([
  ['nobody is left', [{ done: 'no_number' }, { ask: 0 }], null],
  ['one is free', [{ rest: now + day }, {}], now],
  ['one rests and one has a call-back', [{ rest: now + day }, { back: now + hour }], now + hour],
  ['somebody has the only one', [{ block: 'b', until: now + 4 * hour }], now + 4 * hour],
])('knows when the next call can be where %s', (_, some, at) =>
  expect(nextCallAt(some.map(state), now)).toBe(at),
);

describe('after a call', () => {
  const after = (outcome: AskOutcome, before: Partial<AskState> = {}, backAt: number | null = null) =>
    afterCall(
      state({ block: 'b', until: now + hour, ...before }),
      { outcome, at: now, backAt, cents: null },
      true,
    );
  it.each<[AskOutcome, number | null]>([
    ['no_answer', now + 20 * hour],
    ['gatekeeper', now + 20 * hour],
    ['left_message', now + 3 * day],
    ['pledged', now + 28 * day],
    ['promised', now + 28 * day],
    ['declined', now + 28 * day],
    ['thinking', now + 7 * day],
    ['wrong_number', now],
    ['never_ask', null],
  ])('of %s the donor is free, and called again at %s', (outcome, again) => {
    const one = after(outcome);
    expect(one).toMatchObject({ block: null, until: 0, calls: 1, last: outcome, at: now });
    expect(nextCallAt([one], now)).toBe(again);
  });
  it('a call-back comes at its time', () =>
    expect(nextCallAt([after('call_back', {}, now + 90 * 60_000)], now)).toBe(now + 90 * 60_000));
  it('a call-back that nobody answered is tried again', () =>
    expect(after('no_answer', { back: now - hour }).back).toBe(now + 20 * hour));
  it('whoever has no number left is called no more', () => {
    const one = afterCall(state(), { outcome: 'wrong_number', at: now, backAt: null, cents: null }, false);
    expect(one.done).toBe('no_number');
  });
  it('an older report that arrives late does not undo a newer one', () => {
    const newer = after('call_back', {}, now + hour);
    const one = afterCall(newer, { outcome: 'no_answer', at: now - day, backAt: null, cents: null }, true);
    expect(one).toMatchObject({ calls: 2, at: now, last: 'call_back', back: now + hour });
  });
});
