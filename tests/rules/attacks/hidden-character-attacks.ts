import { filled } from '#shared/rules/voters/learned.ts';
import type { Case } from '../cases/rules-case.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import { closing, learnedBy } from '../fixtures/voter-event-fixtures.ts';
import type { Fields } from '../harness/field-values.ts';
import { attack, existing } from './attack.ts';

/** Names of one line, by the field that holds them. */
const named = [
  ['donors', 'name'],
  ['volunteers', 'name'],
  ['volunteers', 'alias'],
  ['turfs', 'name'],
  ['scripts', 'name'],
  ['call_lists', 'name'],
  ['voter_segments', 'name'],
  ['organizations', 'name'],
] as const satisfies readonly (readonly [FixtureName, string])[];
/** The same of what only a create carries. */
const created = ['house', 'street', 'city', 'zip'] as const;
const addressed = (field: string, value: string, answer: 'allowed' | 'refused'): Case => {
  const fixture = fixtureOf('voter_additions');
  return attack(
    'voter_additions',
    `${field} ${JSON.stringify(value)}`,
    answer,
    ({ at, client }) => client.set(fixture.path(at), { ...fixture.document(at), [field]: value }),
    { documents: (at) => ({ ...fixture.beside?.(at) }) },
  );
};
const refused = [
  'A\u0001B',
  'A\u202eB',
  'A\nB',
  'A\u2028B',
  'A\u0085B',
  '\u200eA',
  'A\u00adB',
  '\u200f\u202e',
  'A\ufeffB',
  'A\u{e0041}B',
];
const allowed = ['محمد عبد الله', 'יוסף כהן', 'می\u200cخواهم', '👩\u200d👧 Ana', 'Nguyễn Hạnh'];

const change = (fixture: FixtureName, what: string, answer: 'allowed' | 'refused', fields: Fields): Case =>
  attack(
    fixture,
    what,
    answer,
    ({ at, client }) =>
      client.update(fixtureOf(fixture).path(at), { ...fixtureOf(fixture).change(at), ...fields }),
    { documents: existing(fixture) },
  );

/** The profile's texts of one line, those that the rules check together among them. */
const profileLines = [
  ...['candidateName', 'office', 'district', 'state', 'party', 'philosophy_ideology_label'],
  ...['strategy_slogan', 'strategy_threeKeyWords', 'voice_adjectives', 'opp_primaryOpponent'],
];
/** Texts in a list, which the rules check together. */
const answered = (value: string, answer: 'allowed' | 'refused'): Case =>
  attack(
    'voter_events',
    `an answer ${JSON.stringify(value)}`,
    answer,
    ({ at, client }) =>
      client.set(
        fixtureOf('voter_events').path(at),
        closing({
          ...filled({ voter_id: 'V1', kind: 'answer', source: 'office' }),
          ...{ question: 'q1', answers: ['Yes', value, 'No'] },
          ...learnedBy(at),
        }),
      ),
    {},
  );
const cutOf = (value: string, answer: 'allowed' | 'refused'): Case => {
  const fixture = fixtureOf('turfs');
  return attack('turfs', `a voter's id ${JSON.stringify(value)}`, answer, ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), voter_ids: ['V1', value, 'V2'] }),
  );
};

/** One-line texts hold nothing that isn't seen; texts of several lines hold line breaks. */
export const lines: readonly Case[] = [
  ...named.flatMap(([fixture, field]) =>
    [
      ...refused.map((value) => ['refused', value] as const),
      ...allowed.map((value) => ['allowed', value] as const),
    ].map(([answer, value]) =>
      change(fixture, `${field} ${JSON.stringify(value)}`, answer, { [field]: value }),
    ),
  ),
  ...refused
    .filter((value) => !value.includes('\n'))
    .map((value) => change('volunteers', `a skill ${JSON.stringify(value)}`, 'refused', { skills: [value] })),
  ...allowed.map((value) =>
    change('volunteers', `a skill ${JSON.stringify(value)}`, 'allowed', { skills: [value] }),
  ),
  ...created.flatMap((field) => refused.map((value) => addressed(field, value, 'refused'))),
  ...allowed.map((value) => addressed('street', value, 'allowed')),
  ...profileLines.flatMap((field) => [
    ...refused.map((value) =>
      change('candidate_profiles', `${field} ${JSON.stringify(value)}`, 'refused', { [field]: value }),
    ),
    ...allowed.map((value) =>
      change('candidate_profiles', `${field} ${JSON.stringify(value)}`, 'allowed', { [field]: value }),
    ),
  ]),
  change('candidate_profiles', 'a text of two lines', 'allowed', { policy_tech: 'First.\n\nSecond.' }),
  ...[answered, cutOf].flatMap((write) => [
    ...refused.map((value) => write(value, 'refused')),
    ...allowed.map((value) => write(value, 'allowed')),
  ]),
  change('donations', 'a note of two lines', 'allowed', { note: 'At the dinner.\nBy check.' }),
];
