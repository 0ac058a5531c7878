import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/index.ts';
import type { Case } from '../cases/rules-case.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import type { Fields, Value } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Place, Scene } from '../harness/sandbox.ts';
import { attack, collectionOf, existing, inOrganization } from './attack.ts';

const profiles = fixtureOf('candidate_profiles');
const seeded = { documents: existing('candidate_profiles') };
const filled = (value: (name: ProfileFieldName) => Value): Fields =>
  Object.fromEntries(profileFieldNames.map((name) => [name, value(name)]));
/** Every field at its longest, in a letter that counts as one or as two. */
const longest = (letter: string): Fields =>
  filled((name) => {
    const { kind, max } = profileFields[name];
    if (kind === 'number') return max;
    return kind === 'day' ? '2028-02-29' : letter.repeat(max / letter.length);
  });
const nothing: Fields = { ...filled(() => null), candidateName: 'Ada', onboarding_step: null };

const isHeavy = (fields: Fields): boolean => Object.keys(fields).length === profileFieldNames.length;
const create = (name: string, fields: Fields, expected: Answer) =>
  attack(
    'candidate_profiles',
    `create with ${name}`,
    expected,
    ({ at, client }) => client.set(profiles.path(at), { ...profiles.document(at), ...fields }),
    { skipsCoverage: isHeavy(fields) },
  );
const update = (name: string, fields: Fields, expected: Answer) =>
  attack(
    'candidate_profiles',
    `update with ${name}`,
    expected,
    ({ at, client }) => client.update(profiles.path(at), { ...profiles.change(at), ...fields }),
    { ...seeded, skipsCoverage: isHeavy(fields) },
  );
const both = (name: string, fields: Fields, expected: Answer = 'refused'): Case[] => [
  create(name, fields, expected),
  update(name, fields, expected),
];
const letters = ['x', 'é', '한', '漢', '😀'];
const withoutFields = Object.fromEntries(profileFieldNames.map((name) => [name, undefined]));

/** What functions alone write, or read by one capability each: another organization's is nobody's business. */
const remembered: readonly FixtureName[] = [
  'campaign_achievements',
  'profile_changes',
  'profile_people, donors',
  'volunteer_skills',
];
const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const inOtherOrganization = (name: FixtureName): Case[] => {
  const ask = (how: string, question: (scene: Scene) => Promise<Answer>) =>
    attack(name, `another organization's ${name}, ${how}`, 'refused', question, {
      documents: (at) => existing(name)(elsewhere(at)),
    });
  return [
    ask('one', ({ at, client }) => client.get(fixtureOf(name).path(elsewhere(at)))),
    ask('all', ({ at, client }) =>
      client.list(collectionOf(name, elsewhere(at)), fixtureOf(name).query('admin', elsewhere(at))),
    ),
  ];
};

/** The candidate profile, whose texts and numbers are checked many at a time. */
export const record: readonly Case[] = [
  ...letters.flatMap((letter) => both(`every field at its longest in ${letter}`, longest(letter), 'allowed')),
  ...both('nothing but a name', nothing, 'allowed'),
  create('no field but the name', { ...withoutFields, candidateName: 'Ada' }, 'allowed'),
  update('the name taken away', { candidateName: undefined }, 'refused'),
  update('a field taken away', { office: undefined }, 'allowed'),
  ...both('every field at its longest, one longer', {
    ...longest('x'),
    strategy_coreMessage: 'x'.repeat(4_001),
  }),
  ...both('too many letters that count as two', { narrative_family: '\u{10000}'.repeat(2_001) }),
  ...both('too long a slogan among short ones', { strategy_slogan: 'x'.repeat(201), voice_adjectives: 'x' }),
  ...both('two texts in one', { narrative_family: 'a\u001fb' }),
  ...both('a number for a text, and the same number', { narrative_family: 5, race_candidates: 5 }),
  ...both('a text for a number', { race_candidates: '5', race_targetShare: 5 }),
  ...both('two numbers in a text', { race_candidates: '5 6' }),
  create('eight digits', { race_registered: 99_999_999 }, 'allowed'),
  ...both('a step that is none', { onboarding_step: 'done' }),
  ...both('a step for a list of steps', { onboarding_step: ['ready'] }),
  attack('candidate_profiles', 'a profile that is gone is deleted again', 'allowed', ({ at, client }) =>
    client.delete(profiles.path(at)),
  ),
  attack('candidate_profiles', "another organization's profile, deleted", 'refused', ({ at, client }) =>
    client.delete(profiles.path(elsewhere(at))),
  ),
  ...remembered.flatMap(inOtherOrganization),
  attack('profile_people', 'people of a kind that is none', 'refused', ({ at, client }) =>
    client.get(inOrganization(at, 'profile_people/anybody')),
  ),
];
