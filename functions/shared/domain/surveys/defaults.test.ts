import { describe, expect, it } from 'vitest';
import { scriptBodyMax } from '../../collections/scripts.ts';
import { problemsIn } from './check-script.ts';
import { readyScripts } from './defaults.ts';
import { filledIn, unknownIn } from './placeholders.ts';
import { scriptBody } from './script.ts';
import { draftsOf, itemsFor } from './survey-run.ts';

const names = { 'first name': 'Ana', candidate: 'Marisol Rivera', caller: 'Sam' };

describe.each([
  ['en', null],
  ['en', 3],
  ['es', null],
  ['es', 3],
] as const)('the scripts in %s for %s candidates', (language, candidates) => {
  const scripts = readyScripts(language, candidates);
  it.each(scripts.map((script) => [script.key, script] as const))(
    '%s can be used as it is',
    (_, { body }) => {
      expect(problemsIn(body, scriptBodyMax)).toEqual([]);
      expect(scriptBody.safeParse(body).success).toBe(true);
      for (const { text } of body.items) expect(filledIn(text, names)).not.toMatch(/[{}]/);
    },
  );
});

it('asks the same in both languages, under the same ids', () => {
  const shapeOf = (language: 'en' | 'es') =>
    readyScripts(language, 4).map(({ key, channel, body }) => [
      key,
      channel,
      body.items.map((item) => [
        item.id,
        item.next,
        item.kind === 'ask' && item.options.map(({ id, next, tag }) => [id, next, tag !== null]),
      ]),
    ]);
  expect(shapeOf('es')).toEqual(shapeOf('en'));
});

const [door, , vote] = readyScripts('en', 3);
it.each([
  ['s1', 'hello top_issue support glad yard_sign volunteer vote_plan thanks'],
  ['s3', 'hello top_issue support listen other_choice thanks'],
  ['s5', 'hello top_issue support other_choice thanks'],
])('speaks otherwise with %s', (score, shown) => {
  const answers = { top_issue: ['schools'], support: [score] };
  expect(itemsFor(door?.body ?? { intro: '', items: [] }, answers).map(({ id }) => id)).toEqual(
    shown.split(' '),
  );
});

it('asks nothing more of whoever has voted', () => {
  const body = vote?.body ?? { intro: '', items: [] };
  const answers = { vote_plan: ['voted'], vote_day: ['2026-11-03'] };
  expect(itemsFor(body, answers).at(-1)?.id).toBe('voted');
  expect(draftsOf(body, answers, { voter_id: 'v1', source: 'door' })).toEqual([
    { voter_id: 'v1', source: 'door', kind: 'answer', question: 'vote_plan', answers: ['voted'] },
    { voter_id: 'v1', source: 'door', kind: 'tag', tag: 'Says has voted', is_on: true },
  ]);
});

it('fills in what it knows, and leaves standing what it does not', () => {
  expect(filledIn('{ First  Name }, {caller} of {candidate} {nmae}', names)).toBe(
    'Ana, Sam of Marisol Rivera {nmae}',
  );
  expect(filledIn('{nombre}: {voluntario}, {candidatura}', names)).toBe('Ana: Sam, Marisol Rivera');
  expect(unknownIn('{first name} {nmae} {} {constructor}')).toEqual(['{nmae}', '{constructor}']);
});
