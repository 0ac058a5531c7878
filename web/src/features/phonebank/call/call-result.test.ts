import { describe, expect, it } from 'vitest';
import type { SurveyEvent } from '#shared/domain/surveys/revise.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { type CallResult, canUndo, draftsOfCall, emptyResult, isGoalReached } from './call-result.ts';

const body: ScriptBody = {
  intro: '',
  items: [
    { kind: 'ask', id: 'how', type: 'support', short: 'Support', text: 'Will you?', options: [], next: null },
    {
      ...{ kind: 'ask', id: 'sign', type: 'choice', short: 'Sign', text: 'A yard sign?', next: null },
      options: [{ id: 'yes', label: 'Yes', tag: 'Yard sign', next: null }],
    },
  ],
};
const list = { id: 'l1', notes_allowed: true };
const say = (result: Partial<CallResult>, of = list, log: readonly SurveyEvent[] = []) =>
  draftsOfCall(of, body, 'V1', { ...emptyResult, outcome: 'canvassed', ...result }, log);
const kinds = (result: Partial<CallResult>, of = list) => say(result, of).map(({ kind }) => kind);

describe('what is learned by a call', () => {
  it('is the attempt, the answers and the note, of this list by phone', () => {
    const drafts = say({ answers: { how: ['s2'], sign: ['yes'] }, note: ' Call after six ' });
    expect(drafts).toEqual([
      expect.objectContaining({ kind: 'attempt', outcome: 'canvassed' }),
      expect.objectContaining({ kind: 'support', score: 2 }),
      expect.objectContaining({ kind: 'answer', question: 'sign', answers: ['yes'] }),
      expect.objectContaining({ kind: 'tag', tag: 'Yard sign', is_on: true }),
      expect.objectContaining({ kind: 'note', text: 'Call after six' }),
    ]);
    for (const draft of drafts)
      expect(draft).toMatchObject({ voter_id: 'V1', source: 'phone', list_id: 'l1' });
  });

  it('no answers where none were given, and no note where none is wanted', () => {
    expect(kinds({ outcome: 'not_home', note: 'x' })).toEqual(['attempt', 'note']);
    // Who asks to be called back may have said something before.
    expect(kinds({ outcome: 'call_back', answers: { how: ['s2'] } })).toEqual(['attempt', 'support']);
    expect(kinds({ note: 'x' }, { ...list, notes_allowed: false })).toEqual(['attempt']);
    expect(kinds({ note: '  ' })).toEqual(['attempt']);
  });

  it('a wrong number is a correction of it to nothing', () =>
    expect(say({ outcome: 'wrong_number', wrong: ['cell'] })[1]).toMatchObject({
      ...{ kind: 'correction', field: 'cell', text: '' },
    }));
});

describe('what they said before on the same day', () => {
  const drafts = say({ answers: { how: ['s2'], sign: ['yes'] } });
  const log = drafts.map((draft, at): SurveyEvent => ({ ...fullEvent(draft), id: `e${at}` }));
  const again = (result: Partial<CallResult>) =>
    say(result, list, log).map(({ kind, outcome, score, answers, undoes }) => [
      ...[kind, outcome ?? score ?? answers?.join() ?? null, undoes ?? null],
    ]);

  it('is not said again, and another answer stands instead', () => {
    expect(again({ answers: { how: ['s2'], sign: ['yes'] } })).toEqual([['attempt', 'canvassed', null]]);
    expect(again({ answers: { how: ['s4'], sign: ['yes'] } })).toEqual([
      ['attempt', 'canvassed', null],
      ['support', 4, 'e1'],
    ]);
  });

  it('is taken back where they take it back, and stays where nobody was asked', () => {
    expect(again({ answers: { how: ['s2'], sign: [] } })).toEqual([
      ['attempt', 'canvassed', null],
      ['answer', null, 'e2'],
      ['tag', null, 'e3'],
    ]);
    expect(again({ outcome: 'not_home' })).toEqual([['attempt', 'not_home', null]]);
  });
});

describe('the goal', () => {
  const reaches = (
    goal: 'reached' | 'support' | 'answered',
    result: Partial<CallResult>,
    goal_question: string | null = null,
  ) => isGoalReached({ goal, goal_question }, body, { ...emptyResult, outcome: 'canvassed', ...result });
  it.each([
    [reaches('reached', {}), true],
    [reaches('reached', { outcome: 'left_message' }), false],
    [reaches('support', { answers: { sign: ['yes'] } }), false],
    [reaches('support', { answers: { how: ['s5'] } }), true],
    [reaches('answered', { answers: { sign: ['yes'] } }, 'sign'), true],
    [reaches('answered', { answers: { sign: ['yes'] } }, 'how'), false],
    [reaches('answered', { answers: { sign: [] } }, 'sign'), false],
  ])('%s is %s', (is, should) => expect(is).toBe(should));
});

it.each([
  ['do_not_call', 13, true],
  ['do_not_call', 15, false],
  ['wrong_number', 15, false],
  ['not_home', 600, true],
] as const)('undoes %s after %d minutes: %s', (outcome, minutes, may) =>
  expect(canUndo({ outcome }, 1_000, 1_000 + minutes * 60_000)).toBe(may),
);
