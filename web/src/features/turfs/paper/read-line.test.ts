import { describe, expect, it, test } from 'vitest';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { codeOf, paperCodes, resultIn } from './paper-codes.ts';
import { questionsOn } from './paper-questions.ts';
import { blank, draftsIn, type Line, readLine } from './read-line.ts';

const option = (id: string, label: string, more = {}) => ({ id, label, tag: null, next: null, ...more });
const script: ScriptBody = {
  intro: '',
  items: [
    { kind: 'say', id: 'hello', text: 'Hello', next: null },
    {
      kind: 'ask',
      id: 'support',
      type: 'support',
      short: 'Support',
      text: 'Will you vote for us?',
      options: [1, 2, 3, 4, 5].map((n) => option(`s${n}`, `${n}`, n === 5 ? { next: 'end' } : {})),
      next: null,
    },
    {
      kind: 'ask',
      id: 'issue',
      type: 'choice',
      short: 'Issue',
      text: 'What matters most?',
      options: [option('schools', 'Schools'), option('housing', 'Housing')],
      next: null,
    },
    {
      kind: 'ask',
      id: 'help',
      type: 'choices',
      short: 'Help',
      text: 'Would you help?',
      options: [option('sign', 'Yard sign', { tag: 'Wants a sign' }), option('shift', 'A shift')],
      next: null,
    },
    { kind: 'ask', id: 'why', type: 'text', short: 'Why', text: 'Why?', options: [], next: null },
  ],
};
const questions = questionsOn(script);
const origin = { voter_id: 'NV1', source: 'door', list_id: 'turf' } as const;
const read = (line: Partial<Line>) => readLine({ ...blank, ...line }, questions);

describe('codes', () => {
  test.each([
    ['nh', 'not_home'],
    [' NH ', 'not_home'],
    ['n', 'not_home'],
    ['LM', 'left_message'],
    ['', null],
    ['X', undefined],
    ['NHX', undefined],
    ['H', undefined],
  ])('%j is %j', (typed, result) => expect(resultIn(typed)).toBe(result));

  it('name each result once, and the first letter of those printed tells them apart', () => {
    expect(new Set(paperCodes.map(([code]) => code)).size).toBe(paperCodes.length);
    for (const [code, result] of paperCodes) {
      expect(resultIn(code)).toBe(result);
      expect(codeOf(result)).toBe(code);
    }
  });
});

describe('a line', () => {
  it('says nothing while it is blank', () => expect(read({ result: '  ' })).toEqual({ is: 'empty' }));

  it('names every field that says nothing known', () =>
    expect(read({ result: 'ZZ', support: '6', answers: { issue: 'AB', help: 'x', why: 'so' } })).toEqual({
      is: 'wrong',
      wrong: ['result', 'support', 'answer issue', 'answer help'],
    }));

  it('is of somebody who was canvassed, where they answered', () =>
    expect(read({ support: '2' })).toMatchObject({ outcome: 'canvassed', score: 2 }));

  it('keeps what was crossed beside an answer', () =>
    expect(read({ result: 'RF', note: ' dog ' })).toMatchObject({ outcome: 'refused', note: 'dog' }));

  it('is written down with its score, answers and tags, also behind a branch that ends the script', () => {
    const line = read({ support: '5', answers: { issue: 'b', help: 'b, a', why: 'taxes' }, note: 'dog' });
    expect(line.is === 'said' && draftsIn(line, script, origin)).toEqual([
      { ...origin, kind: 'attempt', outcome: 'canvassed' },
      { ...origin, kind: 'support', score: 5 },
      { ...origin, kind: 'answer', question: 'issue', answers: ['housing'] },
      { ...origin, kind: 'answer', question: 'help', answers: ['sign', 'shift'] },
      { ...origin, kind: 'answer', question: 'why', answers: ['taxes'] },
      { ...origin, kind: 'tag', tag: 'Wants a sign', is_on: true },
      { ...origin, kind: 'note', text: 'dog' },
    ]);
  });

  it('has its score without a script too', () => {
    const line = readLine({ ...blank, result: 'C', support: '1' }, []);
    expect(line.is === 'said' && draftsIn(line, null, origin)).toEqual([
      { ...origin, kind: 'attempt', outcome: 'canvassed' },
      { ...origin, kind: 'support', score: 1 },
    ]);
  });
});
