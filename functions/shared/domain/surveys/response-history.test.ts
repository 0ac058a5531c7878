import { expect, it } from 'vitest';
import { fullEvent, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { formatAnswer, questionsIn } from './questions.ts';
import { historyIn } from './response-history.ts';
import type { Item } from './script.ts';

const dayMs = 86_400_000;
const dayOf = (millis: number): string => `day ${Math.floor(millis / dayMs)}`;
let made = 0;
const event = (
  day: number,
  overrides: Omit<VoterDraft, 'voter_id' | 'source'> & { id?: string },
): Learned => {
  made += 1;
  const at = day * dayMs + made;
  const { id = `e${made}`, ...draft } = overrides;
  return {
    ...fullEvent({ voter_id: 'v1', source: 'door', ...draft }),
    id,
    happened_at: at,
    received_at: at,
    by: 'u1',
  };
};

it('shows three today and one next month, of each day the last word', () => {
  const events = [
    event(0, { kind: 'support', score: 5 }),
    event(0, { kind: 'support', score: 3 }),
    event(31, { kind: 'support', score: 1 }),
    event(0, { kind: 'answer', question: 'sign', answers: ['no'] }),
    event(31, { kind: 'answer', question: 'sign', answers: ['yes'] }),
    event(0, { kind: 'tag', tag: 'Sign', is_on: true }),
    event(0, { kind: 'note', text: 'Nice' }),
  ];
  const history = historyIn(events.toReversed(), dayOf);
  expect([...history.keys()].sort()).toEqual(['answer sign', 'support']);
  expect(history.get('support')?.map(({ score }) => score)).toEqual([1, 3]);
  expect(history.get('answer sign')?.map(({ answers }) => answers)).toEqual([['yes'], ['no']]);
});

it('leaves out what was taken back, on whatever day', () => {
  const events = [
    event(0, { kind: 'support', score: 3, id: 'first' }),
    event(0, { kind: 'support', score: 4 }),
    event(1, { kind: 'support', undoes: 'first' }),
    event(2, { kind: 'answer', question: 'sign', answers: ['no'] }),
    event(2, { kind: 'answer', question: 'sign' }),
  ];
  const history = historyIn(events, dayOf);
  expect(history.get('support')?.map(({ score }) => score)).toEqual([4]);
  expect(history.has('answer sign')).toBe(false);
});

const choice = (id: string, ...options: string[]): Item => ({
  kind: 'ask',
  id,
  type: 'choice',
  short: `${id}!`,
  text: `${id}?`,
  options: options.map((option) => ({ id: option, label: `The ${option}`, tag: null, next: null })),
  next: null,
});

it('knows each question once, with the options that any script has', () => {
  const known = questionsIn([
    { intro: '', items: [choice('a', 'x', 'y'), { kind: 'say', id: 's', text: 'Hi', next: null }] },
    { intro: '', items: [{ ...choice('a', 'y', 'z'), text: 'Else?' }, choice('b')] },
    { intro: '', items: [{ ...choice('c'), type: 'support' } as Item] },
  ]);
  expect([...known.keys()]).toEqual(['a', 'b']);
  expect(known.get('a')).toMatchObject({ text: 'a?', short: 'a!' });
  expect(known.get('a')?.options.map(({ id }) => id)).toEqual(['x', 'y', 'z']);
  expect(formatAnswer(known.get('a'), ['z', 'gone'])).toEqual(['The z', 'gone']);
  expect(formatAnswer(undefined, ['words'])).toEqual(['words']);
});
