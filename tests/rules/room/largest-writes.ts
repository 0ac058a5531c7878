import { earlierMax, noteLength } from '#shared/domain/people/note-limits.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { dayStart } from '#shared/domain/voters/quota.ts';
import { inOrganization } from '../attacks/attack.ts';
import { heldBefore, turfAs } from '../attacks/turf-attacks.ts';
import { written } from '../cases/validation.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import { counted } from '../fixtures/turf-fixtures.ts';
import { closing, learnedBy } from '../fixtures/voter-event-fixtures.ts';
import type { ActorName } from '../harness/actors.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Documents, Place, Sandbox } from '../harness/sandbox.ts';
import { fullestFields } from './fullest-document.ts';

type Operation = 'create' | 'update';
export type LargestWrite = {
  collection: string;
  operation: Operation;
  name: string;
  send: (sandbox: Sandbox) => Promise<Answer>;
};
/** What a collection's write needs that its schema does not say. */
type Scene = { actor?: ActorName; related?: (at: Place) => Documents; before?: Fields; fields?: Fields };

/** A turf that they gave back lately, and somebody whom they added there: the longest way to be sent to a voter. */
const addition = fixtureOf('voter_additions');
const gaveBack = (at: Place): Documents => ({
  ...turfAs((place) => ({ ...heldBefore(place), given_back: { [place.uid]: Date.now() } }))(at),
  [addition.path(at)]: { ...addition.document(at), turf_id: 'one' },
});
const actor = 'longestGrantCheck';
const holders = (count: number) => Array.from({ length: count }, (_, number) => `${number}`.padEnd(128, 'x'));
const lastHolder: Fields = {
  state: 'assigned',
  assigned_to: holders(30)[29] ?? '',
  assigned_name: 'é'.repeat(120),
};

const longestId = 'x'.repeat(128);
const longestColleague = (at: Place): Documents => ({
  [inOrganization(at, `directory/${longestId}`)]: { full_name: 'Ana', role: 'field' },
});

const longestNote = (letter: string) => letter.repeat(noteLength);
const formerNotes = Array.from({ length: earlierMax }, (_, at) => longestNote(`${at}`));

const scenes: Partial<Record<`${FixtureName} ${Operation}`, Scene>> = {
  'call_lists update': { before: { state: 'open' }, fields: { state: 'closed' } },
  'candidate_profiles create': { actor },
  'candidate_profiles update': { actor },
  'correction_proposals create': {
    actor,
    related: gaveBack,
    fields: { voter_id: 'met-one', field: 'zip', text: 'é'.repeat(120) },
  },
  'goals create': { actor },
  'goals update': { actor },
  'issues create': { actor },
  'issues update': { actor },
  'notes create': { fields: { earlier: [] } },
  'notes update': {
    before: { created_by: 'colleague', body: longestNote('a'), earlier: formerNotes },
    fields: { body: longestNote('b'), earlier: [longestNote('a'), ...formerNotes.slice(0, -1)] },
  },
  'people create': { related: longestColleague, fields: { assigned_to: longestId } },
  'people update': { related: longestColleague, fields: { assigned_to: longestId } },
  'position_drafts create': { actor },
  'position_drafts update': { actor },
  'position_uses create': { actor },
  'position_uses update': { actor },
  'profile_backups, own create': { actor },
  'turfs create': { fields: { ...lastHolder, holders: holders(30).slice(29) } },
  'turfs update': { before: { holders: holders(29) }, fields: { ...lastHolder, holders: holders(30) } },
  'voter_addition_counts, own create': { actor },
  'voter_addition_counts, own update': { actor, before: { at: new Date(0) }, fields: { count: 1 } },
  'voter_additions create': {
    actor,
    related: (at) => ({
      ...turfAs((place) => ({ ...heldBefore(place), given_back: { [place.uid]: Date.now() } }))(at),
      ...counted(at, 'met-one'),
    }),
  },
  'voter_additions update': { fields: { state: 'matched', matched_to: 'é'.repeat(64) } },
};

const plainWrites: readonly (readonly [FixtureName, ...Operation[]])[] = [
  ...written.map((one) => (one[0] === 'voter_lists' ? ([...one, 'update'] as const) : one)),
  ['voter_addition_counts, own', 'create', 'update'],
];

const ofFixture = (name: FixtureName, operation: Operation): LargestWrite => {
  const fixture = fixtureOf(name);
  const {
    actor: by = 'longestCheck',
    related = fixture.related,
    before = {},
    fields = {},
  } = scenes[`${name} ${operation}`] ?? {};
  const all = { ...fullestFields(fixture, operation), ...fields };
  return {
    collection: name.split(',')[0] ?? name,
    operation,
    name: `${name} ${operation}`,
    send: async (sandbox) => {
      const { at, client } = await sandbox.prepare(by, (place) => ({
        ...related?.(place),
        ...(operation === 'update'
          ? { [fixture.path(place)]: { ...fixture.document(place), ...before } }
          : {}),
      }));
      const path = fixture.path(at);
      if (operation === 'update') return client.update(path, { ...fixture.change(at), ...all });
      return client.set(path, { ...fixture.document(at), ...all });
    },
  };
};

const event = (name: string, fields: Fields, related: (at: Place) => Documents): LargestWrite => ({
  collection: 'voter_events',
  operation: 'create',
  name: `voter_events ${name}`,
  send: async (sandbox) => {
    const { at, client } = await sandbox.prepare(actor, (place) => ({
      ...gaveBack(place),
      ...related(place),
    }));
    return client.set(
      `organizations/${at.organization}/voter_events/one`,
      closing({ ...fields, ...learnedBy(at), undoes: 'earlier' }),
    );
  },
});
const atDoor = { voter_id: 'met-one', source: 'door', list_id: 'one', metres_off: 100_000 } as const;
const everyChannel: Fields = {
  ...fullEvent({ ...atDoor, kind: 'suppression' }),
  ...{ reason: 'staff_request', channels: ['walk', 'call', 'text', 'email', 'mail'] },
};

/** The write of each block that evaluates the most, by the member whose check evaluates the most. */
export const largestWrites: readonly LargestWrite[] = [
  ...plainWrites.flatMap(([name, ...operations]) =>
    operations.map((operation) => ofFixture(name, operation as Operation)),
  ),
  event('that takes back a suppression of every channel', everyChannel, (at) => ({
    [`organizations/${at.organization}/voter_events/earlier`]: closing({
      ...everyChannel,
      ...learnedBy(at),
      received_at: now,
      is_on: true,
    }),
  })),
  event(
    'of twenty long answers, counted against the quota of a day',
    {
      ...fullEvent({ ...atDoor, kind: 'answer' }),
      ...{ question: 'é'.repeat(64), answers: Array(20).fill('é'.repeat(200)) },
    },
    (at) => ({
      [`organizations/${at.organization}/voter_folds/current`]: {
        until: now,
        versions: [],
        day: new Date(dayStart(Date.now())),
        written: { [at.uid]: 1 },
      },
    }),
  ),
];
