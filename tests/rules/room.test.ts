import { expect, test } from 'vitest';
import { profileFields } from '#shared/collections/candidate/fields.ts';
import { profileFieldNames } from '#shared/collections/index.ts';
import { filled } from '#shared/rules/voters/learned.ts';
import { dayStart } from '#shared/rules/voters/quota.ts';
import { inOurs } from './cases/holes/hole.ts';
import { cutAs, theirs } from './cases/holes/turfs.ts';
import { readRules } from './kit/emulator.ts';
import { openStage, type Stage } from './kit/stage.ts';
import { type Fields, now } from './kit/values.ts';
import { closing, learnedBy } from './subjects/voter_log.ts';
import { subjectOf } from './subjects.ts';

/** Expressions that may still come to these checks before they reach the 1,000 of one request. */
const spare = 100;
const rules = readRules().replace(
  /(?<=function (?:allowCreateCandidateProfile|allowUpdateCandidateProfile|allowUpdateUserPreferences|allowCreateVoterEvent)\(doc\) \{\s+return )/g,
  `[${Array(spare - 3)
    .fill(0)
    .join(', ')}].size() > 0 && `,
);
const profile: Fields = Object.fromEntries(
  profileFieldNames.map((name) => {
    const { kind } = profileFields[name];
    return [name, kind === 'number' ? 7 : kind === 'day' ? '2028-02-29' : 'x'];
  }),
);
const viewed = { id: 'x', type: 'donor', timestamp: 7 };
const preferences: Fields = {
  default_view: '/team',
  pinned_features: ['/team'],
  recently_viewed: Array(10).fill(viewed),
  communication_channels: ['email', 'push', 'sms'],
  ...Object.fromEntries(
    ['timezone', 'dashboard_layout', 'leaderboard_alias', 'feature_flags', 'custom_settings'].map((name) => [
      name,
      'x',
    ]),
  ),
};

const candidates = subjectOf('candidate_profiles');
const own = subjectOf('user_preferences, own');
const newcomer = subjectOf('voter_additions');
const everyChannel: Fields = {
  ...filled({ voter_id: 'met-one', kind: 'suppression', source: 'door', list_id: 'one' }),
  ...{ reason: 'staff_request', channels: ['walk', 'call', 'text', 'email', 'mail'], metres_off: 100 },
};
/** By a member with a second factor, which takes the most to check; of a canvasser it would take some 30 more. */
const asked: readonly (readonly [name: string, ask: (stage: Stage) => Promise<unknown>])[] = [
  [
    'a whole profile, created',
    async (stage) => {
      const { at, asker } = await stage.play('enrolled');
      return asker.set(candidates.path(at), { ...candidates.document(at), ...profile });
    },
  ],
  [
    'a whole profile, changed',
    async (stage) => {
      const { at, asker } = await stage.play('enrolled', (place) => ({
        [candidates.path(place)]: candidates.document(place),
      }));
      return asker.update(candidates.path(at), { ...candidates.change(at), ...profile });
    },
  ],
  [
    'every preference, changed',
    async (stage) => {
      const { at, asker } = await stage.play('enrolled', (place) => ({
        [own.path(place)]: own.document(place),
      }));
      return asker.update(own.path(at), { ...preferences, updated_at: now });
    },
  ],
  [
    'every channel closed at the doors, of somebody who was met there, taken back',
    async (stage) => {
      const { at, asker } = await stage.play('canvasser', (place) => ({
        ...cutAs(theirs)(place),
        [newcomer.path(place)]: { ...newcomer.document(place), turf_id: 'one' },
        [inOurs(place, 'voter_events/said')]: closing({ ...everyChannel, ...learnedBy(place), is_on: true }),
      }));
      return asker.set(
        inOurs(at, 'voter_events/one'),
        closing({ ...everyChannel, ...learnedBy(at), undoes: 'said' }),
      );
    },
  ],
  [
    'twenty long answers of somebody who was met, counted against the quota of a day',
    async (stage) => {
      const { at, asker } = await stage.play('canvasser', (place) => ({
        ...cutAs(theirs)(place),
        [newcomer.path(place)]: { ...newcomer.document(place), turf_id: 'one' },
        [inOurs(place, 'voter_folds/current')]: {
          until: now,
          versions: [],
          day: new Date(dayStart(Date.now())),
          written: { [place.uid]: 1 },
        },
      }));
      return asker.set(
        inOurs(at, 'voter_events/one'),
        closing({
          ...filled({ voter_id: 'met-one', kind: 'answer', source: 'door', list_id: 'one', metres_off: 9 }),
          ...{ question: 'q1', answers: Array(20).fill('x'.repeat(200)), undoes: 'said' },
          ...learnedBy(at),
        }),
      );
    },
  ],
];

test(`the largest checks have ${spare} expressions to spare`, async () => {
  expect(rules.length).toBeGreaterThan(readRules().length + 4 * 2 * spare);
  const stage = await openStage('demo-rules-room', rules);
  for (const [name, ask] of asked) expect([name, await ask(stage)]).toEqual([name, 'allowed']);
});
