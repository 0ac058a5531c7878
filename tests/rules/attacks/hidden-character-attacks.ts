import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Case } from '../cases/rules-case.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import { closing, learnedBy } from '../fixtures/voter-event-fixtures.ts';
import type { Fields } from '../harness/field-values.ts';
import { attack, existing } from './attack.ts';

/** Names of one line, by the field that holds them. */
const named = [
  ['people', 'name'],
  ['volunteers', 'alias'],
  ['turfs', 'name'],
  ['scripts', 'name'],
  ['call_lists', 'name'],
  ['voter_segments', 'name'],
  ['issues', 'name'],
  ['position_drafts', 'stance'],
  ['position_uses', 'title'],
  ['organizations', 'name'],
] as const satisfies readonly (readonly [FixtureName, string])[];
/** The same of what only a create carries. */
const created = ['house', 'street', 'city', 'zip'] as const;
const addressed = (field: string, value: string, answer: 'allowed' | 'refused'): Case => {
  const fixture = fixtureOf('voter_additions');
  return attack(
    'voter_additions',
    `${field} ${visible(value)}`,
    answer,
    ({ at, client }) => client.set(fixture.path(at), { ...fixture.document(at), [field]: value }),
    { documents: (at) => ({ ...fixture.related?.(at) }) },
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

/** Shows invisible characters by their numbers: titles that hold them garble a terminal. */
const visible = (text: string): string =>
  text.replace(/[^\x20-\x7e\p{L}]/gu, (character) => `U+${character.codePointAt(0)?.toString(16)}`);

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
    `an answer ${visible(value)}`,
    answer,
    ({ at, client }) =>
      client.set(
        fixtureOf('voter_events').path(at),
        closing({
          ...fullEvent({ voter_id: 'V1', kind: 'answer', source: 'office' }),
          ...{ question: 'q1', answers: ['Yes', value, 'No'] },
          ...learnedBy(at),
        }),
      ),
    {},
  );
const cutOf = (value: string, answer: 'allowed' | 'refused'): Case => {
  const fixture = fixtureOf('turfs');
  return attack('turfs', `a voter's id ${visible(value)}`, answer, ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), voter_ids: ['V1', value, 'V2'] }),
  );
};

/** The other texts share a check of the rules with these two: of them every run tries one value of each answer. */
const everyRun: readonly string[] = ['A\u202eB', 'محمد عبد الله'];
const bound = (cases: readonly (Case & { text: string })[]): Case[] =>
  cases.map(({ text, ...one }) => ({ ...one, onlyInFullRun: !everyRun.includes(text) }));
const both = (write: (text: string, answer: 'allowed' | 'refused') => Case) => [
  ...refused.map((text) => ({ ...write(text, 'refused'), text })),
  ...allowed.map((text) => ({ ...write(text, 'allowed'), text })),
];

const ofField = (fixture: FixtureName, field: string) =>
  both((text, answer) => change(fixture, `${field} ${visible(text)}`, answer, { [field]: text }));

/** Lists of texts list these characters by their numbers in their check: those at each end of a range, and just beyond. */
const refusedInLists = [0x600, 0x605, 0x890, 0x891, 0x2060, 0x2064, 0x2066, 0x13430];
const allowedInLists = [0x606, 0x2027, 0x2059, 0x2065, 0x13429];
const skill = (text: string, answer: 'allowed' | 'refused') =>
  change('volunteers', `a skill ${visible(text)}`, answer, { skills: [text] });
const inLists = [skill, answered, cutOf].flatMap((write) => [
  ...refusedInLists.map((code) => write(`A${String.fromCodePoint(code)}B`, 'refused')),
  ...allowedInLists.map((code) => write(`A${String.fromCodePoint(code)}B`, 'allowed')),
]);

/** Texts of one line hold only visible characters; texts of several lines hold line breaks. */
export const lines: readonly Case[] = [
  ...named.flatMap(([fixture, field], at) => {
    const cases = ofField(fixture, field);
    return at === 0 ? cases : bound(cases);
  }),
  ...both(skill).filter(({ text }) => !text.includes('\n')),
  // Only the street takes texts as long as the allowed ones.
  ...created.flatMap((field) =>
    bound(
      both((text, answer) => addressed(field, text, answer)).filter(
        ({ expected }) => field === 'street' || expected === 'refused',
      ),
    ),
  ),
  ...profileLines.flatMap((field) => {
    const cases = ofField('candidate_profiles', field);
    return field === 'philosophy_ideology_label' ? cases : bound(cases);
  }),
  change('candidate_profiles', 'a text of two lines', 'allowed', { policy_tech: 'First.\n\nSecond.' }),
  ...[answered, cutOf].flatMap((write) => both(write)),
  ...inLists,
  change('donations', 'a note of two lines', 'allowed', { note: 'At the dinner.\nBy check.' }),
];
