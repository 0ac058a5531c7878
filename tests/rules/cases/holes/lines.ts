import { filled } from '#shared/rules/voters/learned.ts';
import type { Fields } from '../../kit/values.ts';
import { closing, learnedBy } from '../../subjects/voter_log.ts';
import { type SubjectName, subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, one } from './hole.ts';

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
] as const satisfies readonly (readonly [SubjectName, string])[];
/** The same of what only a create carries. */
const created = ['house', 'street', 'city', 'zip'] as const;
const addressed = (field: string, value: string, answer: 'allowed' | 'refused'): Case => {
  const subject = subjectOf('voter_additions');
  return hole(
    'voter_additions',
    `${field} ${JSON.stringify(value)}`,
    answer,
    ({ at, asker }) => asker.set(subject.path(at), { ...subject.document(at), [field]: value }),
    { documents: (at) => ({ ...subject.beside?.(at) }) },
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

const change = (subject: SubjectName, what: string, answer: 'allowed' | 'refused', fields: Fields): Case =>
  hole(
    subject,
    what,
    answer,
    ({ at, asker }) =>
      asker.update(subjectOf(subject).path(at), { ...subjectOf(subject).change(at), ...fields }),
    { documents: one(subject) },
  );

/** The profile's texts of one line, those that the rules check together among them. */
const profileLines = [
  ...['candidateName', 'office', 'district', 'state', 'party', 'philosophy_ideology_label'],
  ...['strategy_slogan', 'strategy_threeKeyWords', 'voice_adjectives', 'opp_primaryOpponent'],
];
/** Texts in a list, which the rules check together. */
const answered = (value: string, answer: 'allowed' | 'refused'): Case =>
  hole(
    'voter_events',
    `an answer ${JSON.stringify(value)}`,
    answer,
    ({ at, asker }) =>
      asker.set(
        subjectOf('voter_events').path(at),
        closing({
          ...filled({ voter_id: 'V1', kind: 'answer', source: 'office' }),
          ...{ question: 'q1', answers: ['Yes', value, 'No'] },
          ...learnedBy(at),
        }),
      ),
    {},
  );
const cutOf = (value: string, answer: 'allowed' | 'refused'): Case => {
  const subject = subjectOf('turfs');
  return hole('turfs', `a voter's id ${JSON.stringify(value)}`, answer, ({ at, asker }) =>
    asker.set(subject.path(at), { ...subject.document(at), voter_ids: ['V1', value, 'V2'] }),
  );
};

/** One-line texts hold nothing that isn't seen; texts of several lines hold line breaks. */
export const lines: readonly Case[] = [
  ...named.flatMap(([subject, field]) =>
    [
      ...refused.map((value) => ['refused', value] as const),
      ...allowed.map((value) => ['allowed', value] as const),
    ].map(([answer, value]) =>
      change(subject, `${field} ${JSON.stringify(value)}`, answer, { [field]: value }),
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
