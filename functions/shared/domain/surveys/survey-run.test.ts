import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Item, noItem, type Option, type ScriptBody } from './script.ts';
import { type Answers, answerLengthMax, draftsOf, itemsFor, type Origin, readAnswer } from './survey-run.ts';
import { anyAnswers, anyBody } from './testing.ts';

const option = (id: string, next: string | null = null, tag: string | null = null): Option => ({
  id,
  label: id,
  tag,
  next,
});
const say = (id: string, next: string | null = null): Item => ({ kind: 'say', id, text: id, next });
const ask = (
  id: string,
  type: (Item & { kind: 'ask' })['type'],
  options: Option[] = [],
  next: string | null = null,
): Item => ({ kind: 'ask', id, type, short: id, text: id, options, next });
const body = (...items: Item[]): ScriptBody => ({ intro: '', items });
const origin: Origin = { voter_id: 'v1', source: 'door', list_id: 't1' };

const branching = body(
  say('hello'),
  ask('support', 'support', [option('s1', 'sign', 'Ours'), option('s5', noItem)]),
  ask('issue', 'choice', [option('schools'), option('health')]),
  ask('sign', 'choice', [option('yes', null, ' Yard sign '), option('no')]),
  ask('when', 'day'),
  say('bye'),
);

describe('the items that follow', () => {
  it.each<[string, Answers, string]>([
    ['stops where an answer decides', {}, 'hello support'],
    ['goes on in order where it names nothing', { support: ['s3'] }, 'hello support issue sign when bye'],
    ['goes where the answer leads', { support: ['s1'] }, 'hello support sign when bye'],
    ['ends', { support: ['s5'] }, 'hello support'],
    ['goes on when it is passed over', { support: [] }, 'hello support issue sign when bye'],
    [
      'takes an unknown answer for none that decides',
      { support: ['s9'] },
      'hello support issue sign when bye',
    ],
  ])('%s', (_, answers, shown) =>
    expect(
      itemsFor(branching, answers)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(shown),
  );

  it('goes on in order where a branch leads nowhere, and ends where one leads back', () => {
    expect(itemsFor(body(say('a', 'gone'), say('b')), {}).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(itemsFor(body(say('a'), say('b', 'a'), say('c')), {}).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(itemsFor(body(), {})).toEqual([]);
  });

  it('lets the first of several answers that branch decide', () => {
    const several = body(
      ask('what', 'choices', [option('a'), option('b', 'y'), option('c', 'z')]),
      say('x'),
      say('y', noItem),
      say('z'),
    );
    expect(itemsFor(several, { what: ['c', 'b', 'a'] }).map(({ id }) => id)).toEqual(['what', 'y']);
    expect(itemsFor(several, { what: ['a'] }).map(({ id }) => id)).toEqual(['what', 'x', 'y']);
  });

  it('takes an id as it is, though every object has something of that name', () =>
    expect(
      itemsFor(body(ask('constructor', 'choice', [option('toString', noItem)]), say('b')), {}),
    ).toHaveLength(1));

  it('is never endless, and says no item twice', () =>
    fc.assert(
      fc.property(anyBody, anyAnswers, (some, answers) => {
        const ids = itemsFor(some, answers).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(some.items.length);
      }),
    ));

  it('goes on from the same items when more is answered at the end', () =>
    fc.assert(
      fc.property(anyBody, anyAnswers, fc.constantFrom('o1', 'o2', 's1'), (some, answers, choice) => {
        const before = itemsFor(some, answers);
        const last = before.at(-1);
        if (last?.kind !== 'ask' || Object.hasOwn(answers, last.id)) return;
        const after = itemsFor(some, { ...answers, [last.id]: [choice] });
        expect(after.slice(0, before.length)).toEqual(before);
      }),
    ));
});

describe('what the answers say', () => {
  it.each<[string, Answers, object[]]>([
    [
      'a score and the tags',
      { support: ['s1'], sign: ['yes'] },
      [
        { kind: 'support', score: 1 },
        { kind: 'answer', question: 'sign', answers: ['yes'] },
        { kind: 'tag', tag: 'Ours', is_on: true },
        { kind: 'tag', tag: 'Yard sign', is_on: true },
      ],
    ],
    [
      'nothing of a question that a branch skipped',
      { support: ['s1'], issue: ['schools'] },
      [
        { kind: 'support', score: 1 },
        { kind: 'tag', tag: 'Ours', is_on: true },
      ],
    ],
    ['nothing of what was passed over', { support: [], issue: [] }, []],
    ['nothing that the question does not take', { support: ['7'], when: ['tomorrow'], issue: ['x'] }, []],
    [
      'a day, and one choice of several',
      { support: [], when: ['2026-11-03'], issue: ['health', 'schools'] },
      [
        { kind: 'answer', question: 'issue', answers: ['schools'] },
        { kind: 'answer', question: 'when', answers: ['2026-11-03'] },
      ],
    ],
  ])('%s', (_, answers, expected) =>
    expect(draftsOf(branching, answers, origin)).toEqual(expected.map((one) => ({ ...origin, ...one }))),
  );

  it('keeps words without space around them, as many as the log takes', () => {
    const [draft] = draftsOf(body(ask('why', 'text')), { why: [`  ${'a'.repeat(199)} b`] }, origin);
    expect(draft?.answers).toEqual(['a'.repeat(199)]);
    expect(draftsOf(body(ask('why', 'text')), { why: ['   '] }, origin)).toEqual([]);
  });

  it('is said of shown questions alone, each once', () =>
    fc.assert(
      fc.property(anyBody, anyAnswers, (some, answers) => {
        const shown = new Set(itemsFor(some, answers).map(({ id }) => id));
        const drafts = draftsOf(some, answers, origin);
        const questionIds = drafts.flatMap(({ kind, question }) =>
          kind === 'answer' ? [question ?? ''] : [],
        );
        expect(new Set(questionIds).size).toBe(questionIds.length);
        for (const question of questionIds) {
          expect(shown.has(question)).toBe(true);
          expect(answers[question]?.length).toBeGreaterThan(0);
        }
        for (const { kind, score } of drafts)
          if (kind === 'support') expect([1, 2, 3, 4, 5]).toContain(score);
      }),
    ));
});

it('reads what was answered in words as one visible line of at most 200 characters', () => {
  const question = {
    kind: 'ask',
    id: 'why',
    type: 'text',
    short: '',
    text: '',
    options: [],
    next: null,
  } as const;
  const read = (text: string) => readAnswer({ ...question, options: [] }, [text]);
  expect(read(' Roads,\nand\u200e bridges ')).toEqual(['Roads, and bridges']);
  expect(read(' \u200e\n ')).toEqual([]);
  expect(read(`\n${'x'.repeat(answerLengthMax + 1)}`)).toEqual(['x'.repeat(answerLengthMax)]);
});
