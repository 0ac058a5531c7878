import { lateDays } from '#shared/rules/field/turf.ts';
import { filled } from '#shared/rules/voters/learned.ts';
import { dayStart, eventsPerDay } from '#shared/rules/voters/quota.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { counted } from '../fixtures/turf-fixtures.ts';
import { closing, learnedBy } from '../fixtures/voter-event-fixtures.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Fields, Value } from '../harness/field-values.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { assignedToActor, assignedToOther, earlier, heldBefore, turfAs } from './turf-attacks.ts';

const event = (at: Place, fields: Fields = {}): Fields =>
  closing({
    ...filled({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'not_home', list_id: 'one' }),
    ...learnedBy(at),
    ...fields,
  });
export const addition = fixtureOf('voter_additions');
export const newPerson = (at: Place, fields: Fields = {}): Fields => ({
  ...addition.document(at),
  ...fields,
});
/** A list of calls that gave them V1 and V5, and another caller V6. */
const calls = (at: Place): Documents => ({
  [inOrganization(at, `call_callers/calls_${at.uid}`)]: { voters: ['V1', 'V5'], last_at: Date.now() },
  [inOrganization(at, 'call_callers/calls_another')]: { voters: ['V6'], last_at: Date.now() },
});
const onCalls: Fields = { source: 'phone', list_id: 'calls' };
const scene =
  (as: (at: Place) => Fields, more: (at: Place) => Documents = () => ({})) =>
  (at: Place): Documents => ({ ...turfAs(as)(at), ...calls(at), ...more(at) });

const writeEvent = (
  how: string,
  expected: Answer,
  fields: Fields = {},
  {
    as = assignedToActor,
    actor = 'canvasser',
    more,
  }: { as?: (at: Place) => Fields; actor?: ActorName; more?: (at: Place) => Documents } = {},
) =>
  attack(
    'voter_events',
    `an event by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.set(inOrganization(at, 'voter_events/one'), event(at, fields)),
    { actor, documents: scene(as, more) },
  );

const optOut: Fields = { kind: 'suppression', outcome: null, reason: 'opt_out', channels: ['walk'] };
const correction: Fields = { kind: 'correction', outcome: null, field: 'cell', text: '+15550100200' };
const earlierEvent =
  (by: (at: Place) => string, fields: Fields = {}) =>
  (at: Place) => ({
    [inOrganization(at, 'voter_events/said')]: event(at, { by: by(at), ...fields }),
  });
/** The asker's own event of some minutes ago. */
const ownEventAgo = (minutes: number, fields: Fields) => (at: Place) =>
  earlierEvent(({ uid }) => uid, { ...fields, received_at: new Date(Date.now() - minutes * 60_000) })(at);
const addedTo = (turf_id: string) => (at: Place) => ({ [addition.path(at)]: newPerson(at, { turf_id }) });

/** As the schedule has counted: how many events they wrote on a day that began so many days ago. */
const eventsToday =
  (count: number, daysAgo = 0) =>
  (at: Place): Documents => ({
    [inOrganization(at, 'voter_folds/current')]: {
      until: new Date(),
      versions: [],
      day: new Date(dayStart(Date.now()) - daysAgo * 86_400_000),
      written: { [at.uid]: count, 'who-had-it': 1_000_000 },
    },
  });
const note: Fields = { kind: 'note', outcome: null, text: 'Speaks Spanish' };
const { field, planner } = eventsPerDay;
const quota: readonly Case[] = [
  writeEvent('the last one that a day allows', 'allowed', {}, { more: eventsToday(field - 1) }),
  writeEvent('one more than a day allows', 'refused', {}, { more: eventsToday(field) }),
  writeEvent('a note more than a day allows', 'refused', note, { more: eventsToday(field) }),
  writeEvent('the day after', 'allowed', {}, { more: eventsToday(field, 1) }),
  writeEvent(
    'an opt-out past what a day allows',
    'allowed',
    { ...optOut, is_on: true },
    { more: eventsToday(field * 2) },
  ),
  writeEvent(
    '“do not walk” past what a day allows',
    'allowed',
    { outcome: 'do_not_walk' },
    { more: eventsToday(field * 2) },
  ),
  writeEvent('as many as canvassers may', 'allowed', note, { actor: 'field', more: eventsToday(field) }),
  writeEvent('the last one that a day allows', 'allowed', note, {
    actor: 'field',
    more: eventsToday(planner - 1),
  }),
  writeEvent('one more than a day allows', 'refused', note, { actor: 'field', more: eventsToday(planner) }),
  writeEvent(
    'past a count that no day is said of',
    'allowed',
    {},
    {
      more: (at) => ({ [inOrganization(at, 'voter_folds/current')]: { until: new Date(), versions: [] } }),
    },
  ),
];

const doors: readonly Case[] = [
  ...quota,
  writeEvent('of a voter of their turf', 'allowed'),
  writeEvent(
    'of a turf whose time is over',
    'allowed',
    {},
    { as: (at) => ({ ...assignedToActor(at), expires_at: earlier() }) },
  ),
  writeEvent('of a turf that was theirs', 'allowed', {}, { as: heldBefore }),
  writeEvent(
    'of a turf that is archived',
    'allowed',
    {},
    { as: (at) => ({ ...heldBefore(at), state: 'archived', assigned_to: null, assigned_name: null }) },
  ),
  writeEvent('of a turf of somebody else', 'refused', {}, { as: assignedToOther }),
  writeEvent('of an open turf that nobody took', 'refused', {}, { as: () => ({}) }),
  writeEvent('of a voter elsewhere', 'refused', { voter_id: 'V3' }),
  writeEvent('of a turf that is not there', 'refused', { list_id: 'none' }),
  writeEvent('of no turf', 'refused', { list_id: null }),
  writeEvent('of a path beside the turfs', 'refused', { list_id: 'one/more/one' }),
  writeEvent('of a voter by a path', 'refused', { voter_id: 'one/more/one' }),
  ...(['office', 'event', 'text', 'email', 'mail', 'phone'] as const).map((source) =>
    writeEvent(`from ${source}`, 'refused', { source }),
  ),
  writeEvent('in somebody else’s name', 'refused', { by: 'who-had-it' }),
  writeEvent('ten metres off', 'allowed', { metres_off: 10 }),
  // Nobody's work is another's, but what is typed in from paper by who may plan.
  writeEvent('as if somebody else had walked', 'refused', { walked_by: 'who-had-it' }),
  writeEvent('as if somebody without an account had walked', 'refused', { walked_by: '~Rosa Diaz' }),
  writeEvent('as typed in from paper', 'allowed', { walked_by: 'who-had-it' }, { actor: 'field' }),
  writeEvent('under no sound event', 'refused', { outcome: 'nonsense' }),
  writeEvent('closing a channel', 'allowed', { ...optOut, is_on: true }),
  writeEvent('opening a channel again', 'refused', { ...optOut, is_on: false }),
  ...(
    [
      ['what closed a channel', { ...optOut, is_on: null }, 'allowed'],
      ['what closed two channels, for one', { ...optOut, is_on: true }, 'allowed'],
      ['“do not walk”', { outcome: null }, 'allowed'],
      ['“do not walk”, for “not home”', {}, 'allowed'],
      ['for a day', { ...optOut, is_on: true, until: '2099-01-01' }, 'refused'],
    ] as const
  ).flatMap(([what, fields, own]) => [
    writeEvent(
      `taking back their own ${what}`,
      own,
      { ...fields, undoes: 'said' },
      { more: earlierEvent((at) => at.uid) },
    ),
    writeEvent(
      `taking back another’s ${what}`,
      'refused',
      { ...fields, undoes: 'said' },
      { more: earlierEvent(() => 'who-had-it') },
    ),
    writeEvent(`taking back ${what} that is not there`, 'refused', { ...fields, undoes: 'said' }),
  ]),
  // A typo is noticed within a quarter of an hour; after that an organizer opens what was closed.
  ...(
    [
      ['what closed a channel', { ...optOut, is_on: true }, { ...optOut, is_on: null }, 'refused'],
      ['“do not walk”', { outcome: 'do_not_walk' }, { outcome: null }, 'refused'],
      ['“moved”, for “not home”', { outcome: 'moved' }, {}, 'refused'],
      ['“not home”', {}, { outcome: 'canvassed' }, 'allowed'],
      ['“not home”, which had replaced another', { undoes: 'before' }, { outcome: 'canvassed' }, 'allowed'],
    ] as const
  ).flatMap(([what, before, fields, late]) => [
    writeEvent(
      `taking back their own ${what} after 14 minutes`,
      'allowed',
      { ...fields, undoes: 'said' },
      { more: ownEventAgo(14, before) },
    ),
    writeEvent(
      `taking back their own ${what} after 15 minutes`,
      late,
      { ...fields, undoes: 'said' },
      { more: ownEventAgo(15, before) },
    ),
  ]),
  writeEvent(
    'taking back what closed a channel a day ago',
    'allowed',
    { ...optOut, is_on: null, undoes: 'said' },
    { actor: 'field', more: ownEventAgo(1_440, { ...optOut, is_on: true }) },
  ),
  writeEvent('closing a channel until a day that is over', 'refused', {
    ...optOut,
    is_on: true,
    until: '2000-01-01',
  }),
  writeEvent(
    'closing a channel until a day',
    'allowed',
    { ...optOut, is_on: true, until: '2099-01-01' },
    { actor: 'field' },
  ),
  writeEvent('clearing the last result, whoever’s', 'refused', { outcome: null }),
  writeEvent('clearing the last result, by name of none', 'refused', { outcome: null }, { actor: 'field' }),
  writeEvent('clearing the support, whoever’s', 'allowed', { kind: 'support', outcome: null, score: null }),
  writeEvent(
    'in place of another’s note',
    'allowed',
    {
      kind: 'note',
      outcome: null,
      text: 'Speaks Spanish',
      undoes: 'said',
    },
    { more: earlierEvent(() => 'who-had-it') },
  ),
  // What a canvasser would correct is a proposal: it would end “moved” or “bad number” otherwise.
  writeEvent('correcting a street', 'refused', { ...correction, field: 'street', text: 'Oak St' }),
  writeEvent('correcting a number', 'refused', correction),
  writeEvent('saying that a number is wrong', 'refused', { ...correction, text: '' }),
  writeEvent('clearing a correction, whoever’s', 'refused', { ...correction, text: null }),
  writeEvent(
    'taking back their own correction',
    'refused',
    { ...correction, text: null, undoes: 'said' },
    { more: earlierEvent((at) => at.uid) },
  ),
  writeEvent('correcting a number', 'allowed', correction, { actor: 'field' }),
  writeEvent('taking a tag off', 'allowed', { kind: 'tag', outcome: null, tag: 'Yard sign', is_on: false }),
  writeEvent('opening a channel again', 'allowed', { ...optOut, is_on: false }, { actor: 'field' }),
  writeEvent(
    'of a voter of no turf',
    'allowed',
    { voter_id: 'V3', list_id: null, source: 'office' },
    { actor: 'field' },
  ),
  ...(
    [
      'user',
      'finance',
      'outsider',
      'passwordOnly',
      'mustEnrol',
      'endedSession',
      'unconfirmed',
      'stranger',
    ] as const
  ).map((actor) => writeEvent('of a voter of their turf', 'refused', {}, { actor })),
];

/** Just within the time for which late work arrives, and just past it. A minute, for the suite takes its time. */
const lateMs = lateDays * 86_400_000;
const inTime = () => Date.now() - lateMs + 60_000;
const tooLate = () => Date.now() - lateMs - 1_000;
const before = (at: number) => new Date(at);
const endings: readonly Case[] = [
  ...(
    [
      ['that they gave back lately', inTime, 'allowed'],
      ['that they gave back too long ago', tooLate, 'refused'],
    ] as const
  ).flatMap(([how, at, expected]) => [
    writeEvent(
      `of a turf ${how}`,
      expected,
      {},
      { as: (place) => ({ ...heldBefore(place), given_back: { [place.uid]: at() } }) },
    ),
    writeEvent(
      `of a turf ${how}, though it changed since`,
      expected,
      {},
      {
        as: (place) => ({
          ...heldBefore(place),
          updated_at: before(Date.now()),
          given_back: { [place.uid]: at() },
        }),
      },
    ),
    writeEvent(
      `of a turf ${how}, as far as its last change says`,
      expected,
      {},
      {
        as: (place) => ({
          ...heldBefore(place),
          updated_at: before(at()),
          given_back: { 'who-had-it': Date.now() },
        }),
      },
    ),
    writeEvent(
      `of a turf ${how}, by its time`,
      expected,
      {},
      { as: (place) => ({ ...assignedToActor(place), expires_at: at() }) },
    ),
    writeEvent(
      `closing a channel in a turf ${how}`,
      expected,
      { ...optOut, is_on: true },
      {
        as: (place) => ({ ...heldBefore(place), given_back: { [place.uid]: at() } }),
      },
    ),
    writeEvent(
      `of a voter whom they were given to call on a list ${how}`,
      expected,
      { ...onCalls, voter_id: 'V5' },
      {
        more: (place) => ({
          [inOrganization(place, `call_callers/calls_${place.uid}`)]: { voters: ['V5'], last_at: at() },
        }),
      },
    ),
  ]),
  writeEvent(
    'of a turf that is theirs again',
    'allowed',
    {},
    {
      as: (place) => ({ ...assignedToActor(place), given_back: { [place.uid]: tooLate() } }),
    },
  ),
  writeEvent(
    'of a turf that is theirs, and did not change for long',
    'allowed',
    {},
    {
      as: (place) => ({ ...assignedToActor(place), updated_at: before(tooLate()) }),
    },
  ),
  writeEvent(
    'of a turf whose end is damaged',
    'refused',
    {},
    {
      as: (place) => ({ ...heldBefore(place), given_back: { [place.uid]: 'never' } }),
    },
  ),
];

const newcomers: readonly Case[] = [
  writeEvent('of somebody added to the turf', 'allowed', { voter_id: 'met-one' }, { more: addedTo('one') }),
  writeEvent('of somebody added elsewhere', 'refused', { voter_id: 'met-one' }, { more: addedTo('other') }),
  writeEvent(
    'of somebody added to nothing',
    'refused',
    { voter_id: 'met-one', list_id: null },
    { more: (at) => ({ [addition.path(at)]: newPerson(at, { turf_id: null }) }) },
  ),
  attack(
    'voter_events',
    'an event of somebody who is added with it',
    'allowed',
    ({ at, client }) =>
      client.commit(
        { set: inOrganization(at, 'voter_events/e1'), fields: event(at, { voter_id: 'met-one' }) },
        { set: addition.path(at), fields: newPerson(at) },
      ),
    { actor: 'canvasser', documents: scene(assignedToActor, (at) => counted(at, 'met-one')) },
  ),
  attack(
    'voter_events',
    'forty events of a canvasser at once',
    'allowed',
    ({ at, client }) =>
      client.commit(
        ...Array.from({ length: 40 }, (_, number) => ({
          set: inOrganization(at, `voter_events/e${number}`),
          fields: event(at, { voter_id: number % 2 ? 'V1' : 'V2' }),
        })),
      ),
    { actor: 'canvasser', documents: scene(assignedToActor) },
  ),
];

const dialed: Fields = { ...onCalls, ...correction, text: '' };
const takenBack: Fields = { ...dialed, text: null, undoes: 'said' };
const calling: readonly Case[] = [
  writeEvent('of a number that reached someone else', 'allowed', dialed),
  writeEvent('of a landline that reached someone else', 'allowed', { ...dialed, field: 'landline' }),
  writeEvent('of an email that they did not dial', 'refused', { ...dialed, field: 'email' }),
  writeEvent('of another number', 'refused', { ...dialed, text: '+15550100200' }),
  writeEvent('of the file’s number again', 'refused', { ...dialed, text: null }),
  writeEvent(
    'of a wrong number in place of another correction',
    'refused',
    { ...dialed, undoes: 'said' },
    { more: earlierEvent((at) => at.uid) },
  ),
  writeEvent('of their own wrong number, taken back', 'allowed', takenBack, {
    more: earlierEvent((at) => at.uid),
  }),
  writeEvent('of another’s wrong number, taken back', 'refused', takenBack, {
    more: earlierEvent(() => 'who-had-it'),
  }),
  writeEvent('of no wrong number, taken back', 'refused', takenBack),
  writeEvent('of a voter that they were given to call', 'allowed', { ...onCalls, voter_id: 'V5' }),
  writeEvent('of a voter that another was given to call', 'refused', { ...onCalls, voter_id: 'V6' }),
  writeEvent('of a call from the doors’ side', 'refused', { ...onCalls, voter_id: 'V5', source: 'door' }),
  writeEvent('of a call of no list', 'refused', { ...onCalls, list_id: null }),
  writeEvent('of a call of a list that they never worked on', 'refused', { ...onCalls, list_id: 'one' }),
  writeEvent(
    'of a voter that they were given to call',
    'refused',
    { ...onCalls, voter_id: 'V5' },
    { actor: 'user' },
  ),
];

const listEvents = (
  how: string,
  expected: Answer,
  query: (at: Place) => Query,
  as = assignedToActor,
  actor: ActorName = 'canvasser',
) =>
  attack(
    'voter_events',
    `a list of events by ${actor} ${how}`,
    expected,
    ({ at, client }: Scene) =>
      client.list(inOrganization(at, 'voter_events'), {
        orderBy: [['received_at', 'DESCENDING']],
        limit: 100,
        ...query(at),
      }),
    { actor, documents: scene(as) },
  );
const only = (field: string, value: Value) => ({
  where: [[field, 'EQUAL', value]] satisfies NonNullable<Query['where']>,
});
// What happened in a turf its holder hears from a function, which says no more than that.
const readings: readonly Case[] = [
  listEvents('of the turf that they have', 'refused', () => only('list_id', 'one')),
  listEvents('of the turf that they have', 'allowed', () => only('list_id', 'one'), assignedToActor, 'field'),
  listEvents('of a turf that was theirs', 'refused', () => only('list_id', 'one'), heldBefore),
  listEvents('of no turf', 'refused', () => ({})),
  listEvents('of two turfs', 'refused', () => ({ where: [['list_id', 'IN', ['one', 'two']]] })),
  listEvents('of a voter of the turf', 'refused', () => only('voter_id', 'V1')),
  listEvents('that they wrote', 'refused', ({ uid }) => only('by', uid)),
  listEvents('that they wrote in the turf that they have', 'refused', ({ uid }) => ({
    where: [...only('by', uid).where, ...only('list_id', 'one').where],
  })),
  ...(['allowed', 'refused'] as const).map((expected) =>
    attack(
      'voter_events',
      `an event that ${expected === 'allowed' ? 'they' : 'somebody else'} wrote, read by a canvasser`,
      expected,
      ({ at, client }) => client.get(inOrganization(at, 'voter_events/one')),
      {
        actor: 'canvasser',
        documents: (at) => ({
          [inOrganization(at, 'voter_events/one')]: event(
            at,
            expected === 'allowed' ? {} : { by: 'who-had-it' },
          ),
        }),
      },
    ),
  ),
];

/** What a canvasser or a caller may write down and read back: of whom they were sent to, and of nobody else. */
export const canvasserEventAttacks: readonly Case[] = [
  ...doors,
  ...endings,
  ...newcomers,
  ...calling,
  ...readings,
];
