import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptBodyMax } from '../../collections/scripts.ts';
import { isBlocking, problemsIn } from './check-script.ts';
import { type Item, type Option, type ScriptBody, scriptBody } from './script.ts';
import { itemsFor } from './survey-run.ts';
import { anyAnswers, anyBody } from './testing.ts';

const say = (id: string, next: string | null = null, text = 'Hello'): Item => ({
  kind: 'say',
  id,
  text,
  next,
});
const option = (id: string, next: string | null = null, label = id): Option => ({
  id,
  label,
  tag: null,
  next,
});
const ask = (id: string, options: Option[], more: Partial<Item & { kind: 'ask' }> = {}): Item => ({
  kind: 'ask',
  id,
  type: 'choice',
  short: 'Sign',
  text: 'Sign?',
  options,
  next: null,
  ...more,
});
const body = (...items: Item[]): ScriptBody => ({ intro: '', items });
const found = (of: ScriptBody) => problemsIn(of, scriptBodyMax);

it.each<[string, ScriptBody, object[]]>([
  ['nothing', body(say('a'), ask('b', [option('x', 'end')])), []],
  ['no item', body(), [{ is: 'empty' }]],
  ['an id twice', body(say('a'), say('a')), [{ item: 1, option: null, is: 'sameId', id: 'a' }]],
  ['the id of the end', body(say('end')), [{ item: 0, option: null, is: 'badId', id: 'end' }]],
  [
    'a branch to nowhere, of an item and of an option',
    body(say('a', 'x'), ask('b', [option('o', 'y')])),
    [
      { item: 0, option: null, is: 'nowhere', next: 'x' },
      { item: 1, option: 0, is: 'nowhere', next: 'y' },
    ],
  ],
  [
    'a branch back, and to itself',
    body(say('a'), say('b', 'a'), ask('c', [option('o', 'c')])),
    [
      { item: 1, option: null, is: 'back', next: 'a' },
      { item: 2, option: null, is: 'unreachable' },
      { item: 2, option: 0, is: 'back', next: 'c' },
    ],
  ],
  ['no options', body(ask('a', [])), [{ item: 0, option: null, is: 'noOptions' }]],
  [
    'no options where none are needed',
    body(ask('a', [], { type: 'support' }), ask('b', [], { type: 'day' })),
    [],
  ],
  [
    'options that are alike or empty',
    body(ask('a', [option('x'), option('x', null, 'Y'), option('z', null, ' y '), option('q', null, ' ')])),
    [
      { item: 0, option: 1, is: 'sameId', id: 'x' },
      { item: 0, option: 2, is: 'sameLabel', label: ' y ' },
      { item: 0, option: 3, is: 'noLabel' },
    ],
  ],
  [
    'an item that nothing leads to',
    body(say('a', 'c'), say('b'), say('c')),
    [{ item: 1, option: null, is: 'unreachable' }],
  ],
  [
    'words that are missing, or stand in braces',
    body(
      say('a', null, ' '),
      ask('b', [option('x')], { short: '' }),
      say('c', null, 'Hi {nmae} of {candidate}'),
    ),
    [
      { item: 0, option: null, is: 'noText' },
      { item: 1, option: null, is: 'noShort' },
      { item: 2, option: null, is: 'placeholder', token: '{nmae}' },
    ],
  ],
  [
    'a second score',
    body(ask('a', [], { type: 'support' }), ask('b', [], { type: 'support' })),
    [{ item: 1, option: null, is: 'secondSupport' }],
  ],
  [
    'a support option that is no score',
    body(ask('a', [option('x')], { type: 'support' })),
    [{ item: 0, option: 0, is: 'badId', id: 'x' }],
  ],
])('finds %s', (_, of, problems) => expect(new Set(found(of))).toEqual(new Set(problems)));

it('finds one that is too long to be kept', () => {
  const long = body(...Array.from({ length: 30 }, (_, at) => say(`a${at}`, null, 'x'.repeat(1_900))));
  expect(found(long)).toEqual([{ is: 'tooLong', size: JSON.stringify(long).length, max: scriptBodyMax }]);
});

it('lets nothing through that the schema refuses', () =>
  fc.assert(
    fc.property(anyBody, (some) => {
      if (!found(some).some(isBlocking)) expect(scriptBody.safeParse(some).success).toBe(true);
    }),
  ));

it('calls nothing unreachable that some answers lead to', () =>
  fc.assert(
    fc.property(anyBody, anyAnswers, (some, answers) => {
      const lost = found(some).flatMap((one) => (one.is === 'unreachable' ? [some.items[one.item]?.id] : []));
      for (const { id } of itemsFor(some, answers)) expect(lost).not.toContain(id);
    }),
  ));
