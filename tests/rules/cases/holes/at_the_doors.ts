import { lateDays } from '#shared/rules/field/turf.ts';
import { filled } from '#shared/rules/voters/learned.ts';
import { dayStart, eventsPerDay } from '#shared/rules/voters/quota.ts';
import type { Who } from '../../kit/actors.ts';
import type { Answer, Query } from '../../kit/client.ts';
import type { Documents, Place, Scene } from '../../kit/stage.ts';
import type { Fields, Value } from '../../kit/values.ts';
import { counted } from '../../subjects/field.ts';
import { closing, learnedBy } from '../../subjects/voter_log.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs } from './hole.ts';
import { anothers, cutAs, earlier, had, theirs } from './turfs.ts';

const event = (at: Place, fields: Fields = {}): Fields =>
  closing({
    ...filled({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'not_home', list_id: 'one' }),
    ...learnedBy(at),
    ...fields,
  });
export const addition = subjectOf('voter_additions');
export const met = (at: Place, fields: Fields = {}): Fields => ({ ...addition.document(at), ...fields });
/** A list of calls that gave them V1 and V5, and another caller V6. */
const calls = (at: Place): Documents => ({
  [inOurs(at, `call_callers/calls_${at.uid}`)]: { voters: ['V1', 'V5'], last_at: Date.now() },
  [inOurs(at, 'call_callers/calls_another')]: { voters: ['V6'], last_at: Date.now() },
});
const onCalls: Fields = { source: 'phone', list_id: 'calls' };
const scene =
  (as: (at: Place) => Fields, more: (at: Place) => Documents = () => ({})) =>
  (at: Place): Documents => ({ ...cutAs(as)(at), ...calls(at), ...more(at) });

const told = (
  how: string,
  right: Answer,
  fields: Fields = {},
  {
    as = theirs,
    who = 'canvasser',
    more,
  }: { as?: (at: Place) => Fields; who?: Who; more?: (at: Place) => Documents } = {},
) =>
  hole(
    'voter_events',
    `an event by ${who}: ${how}`,
    right,
    ({ at, asker }) => asker.set(inOurs(at, 'voter_events/one'), event(at, fields)),
    { who, documents: scene(as, more) },
  );

const optOut: Fields = { kind: 'suppression', outcome: null, reason: 'opt_out', channels: ['walk'] };
const correction: Fields = { kind: 'correction', outcome: null, field: 'cell', text: '+15550100200' };
const said =
  (by: (at: Place) => string, fields: Fields = {}) =>
  (at: Place) => ({
    [inOurs(at, 'voter_events/said')]: event(at, { by: by(at), ...fields }),
  });
/** The asker's own event of some minutes ago. */
const saidAgo = (minutes: number, fields: Fields) => (at: Place) =>
  said(({ uid }) => uid, { ...fields, received_at: new Date(Date.now() - minutes * 60_000) })(at);
const addedTo = (turf_id: string) => (at: Place) => ({ [addition.path(at)]: met(at, { turf_id }) });

/** As the schedule has counted: how many events they wrote on a day that began so many days ago. */
const wrote =
  (count: number, daysAgo = 0) =>
  (at: Place): Documents => ({
    [inOurs(at, 'voter_folds/current')]: {
      until: new Date(),
      versions: [],
      day: new Date(dayStart(Date.now()) - daysAgo * 86_400_000),
      written: { [at.uid]: count, 'who-had-it': 1_000_000 },
    },
  });
const note: Fields = { kind: 'note', outcome: null, text: 'Speaks Spanish' };
const { field, planner } = eventsPerDay;
const quota: readonly Case[] = [
  told('the last one that a day allows', 'allowed', {}, { more: wrote(field - 1) }),
  told('one more than a day allows', 'refused', {}, { more: wrote(field) }),
  told('a note more than a day allows', 'refused', note, { more: wrote(field) }),
  told('the day after', 'allowed', {}, { more: wrote(field, 1) }),
  told(
    'an opt-out past what a day allows',
    'allowed',
    { ...optOut, is_on: true },
    { more: wrote(field * 2) },
  ),
  told(
    '“do not walk” past what a day allows',
    'allowed',
    { outcome: 'do_not_walk' },
    { more: wrote(field * 2) },
  ),
  told('as many as canvassers may', 'allowed', note, { who: 'field', more: wrote(field) }),
  told('the last one that a day allows', 'allowed', note, { who: 'field', more: wrote(planner - 1) }),
  told('one more than a day allows', 'refused', note, { who: 'field', more: wrote(planner) }),
  told(
    'past a count that no day is said of',
    'allowed',
    {},
    {
      more: (at) => ({ [inOurs(at, 'voter_folds/current')]: { until: new Date(), versions: [] } }),
    },
  ),
];

const doors: readonly Case[] = [
  ...quota,
  told('of a voter of their turf', 'allowed'),
  told(
    'of a turf whose time is over',
    'allowed',
    {},
    { as: (at) => ({ ...theirs(at), expires_at: earlier() }) },
  ),
  told('of a turf that was theirs', 'allowed', {}, { as: had }),
  told(
    'of a turf that is archived',
    'allowed',
    {},
    { as: (at) => ({ ...had(at), state: 'archived', assigned_to: null, assigned_name: null }) },
  ),
  told('of a turf of somebody else', 'refused', {}, { as: anothers }),
  told('of an open turf that nobody took', 'refused', {}, { as: () => ({}) }),
  told('of a voter elsewhere', 'refused', { voter_id: 'V3' }),
  told('of a turf that is not there', 'refused', { list_id: 'none' }),
  told('of no turf', 'refused', { list_id: null }),
  told('of a path beside the turfs', 'refused', { list_id: 'one/more/one' }),
  told('of a voter by a path', 'refused', { voter_id: 'one/more/one' }),
  ...(['office', 'event', 'text', 'email', 'mail', 'phone'] as const).map((source) =>
    told(`from ${source}`, 'refused', { source }),
  ),
  told('in somebody else’s name', 'refused', { by: 'who-had-it' }),
  told('ten metres off', 'allowed', { metres_off: 10 }),
  // Nobody's work is another's, but what is typed in from paper by who may plan.
  told('as if somebody else had walked', 'refused', { walked_by: 'who-had-it' }),
  told('as if somebody without an account had walked', 'refused', { walked_by: '~Rosa Diaz' }),
  told('as typed in from paper', 'allowed', { walked_by: 'who-had-it' }, { who: 'field' }),
  told('under no sound event', 'refused', { outcome: 'nonsense' }),
  told('closing a channel', 'allowed', { ...optOut, is_on: true }),
  told('opening a channel again', 'refused', { ...optOut, is_on: false }),
  ...(
    [
      ['what closed a channel', { ...optOut, is_on: null }, 'allowed'],
      ['what closed two channels, for one', { ...optOut, is_on: true }, 'allowed'],
      ['“do not walk”', { outcome: null }, 'allowed'],
      ['“do not walk”, for “not home”', {}, 'allowed'],
      ['for a day', { ...optOut, is_on: true, until: '2099-01-01' }, 'refused'],
    ] as const
  ).flatMap(([what, fields, own]) => [
    told(`taking back their own ${what}`, own, { ...fields, undoes: 'said' }, { more: said((at) => at.uid) }),
    told(
      `taking back another’s ${what}`,
      'refused',
      { ...fields, undoes: 'said' },
      { more: said(() => 'who-had-it') },
    ),
    told(`taking back ${what} that is not there`, 'refused', { ...fields, undoes: 'said' }),
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
    told(
      `taking back their own ${what} after 14 minutes`,
      'allowed',
      { ...fields, undoes: 'said' },
      { more: saidAgo(14, before) },
    ),
    told(
      `taking back their own ${what} after 15 minutes`,
      late,
      { ...fields, undoes: 'said' },
      { more: saidAgo(15, before) },
    ),
  ]),
  told(
    'taking back what closed a channel a day ago',
    'allowed',
    { ...optOut, is_on: null, undoes: 'said' },
    { who: 'field', more: saidAgo(1_440, { ...optOut, is_on: true }) },
  ),
  told('closing a channel until a day that is over', 'refused', {
    ...optOut,
    is_on: true,
    until: '2000-01-01',
  }),
  told(
    'closing a channel until a day',
    'allowed',
    { ...optOut, is_on: true, until: '2099-01-01' },
    { who: 'field' },
  ),
  told('clearing the last result, whoever’s', 'refused', { outcome: null }),
  told('clearing the last result, by name of none', 'refused', { outcome: null }, { who: 'field' }),
  told('clearing the support, whoever’s', 'allowed', { kind: 'support', outcome: null, score: null }),
  told(
    'in place of another’s note',
    'allowed',
    {
      kind: 'note',
      outcome: null,
      text: 'Speaks Spanish',
      undoes: 'said',
    },
    { more: said(() => 'who-had-it') },
  ),
  // What a canvasser would correct is a proposal: it would end “moved” or “bad number” otherwise.
  told('correcting a street', 'refused', { ...correction, field: 'street', text: 'Oak St' }),
  told('correcting a number', 'refused', correction),
  told('saying that a number is wrong', 'refused', { ...correction, text: '' }),
  told('clearing a correction, whoever’s', 'refused', { ...correction, text: null }),
  told(
    'taking back their own correction',
    'refused',
    { ...correction, text: null, undoes: 'said' },
    { more: said((at) => at.uid) },
  ),
  told('correcting a number', 'allowed', correction, { who: 'field' }),
  told('taking a tag off', 'allowed', { kind: 'tag', outcome: null, tag: 'Yard sign', is_on: false }),
  told('opening a channel again', 'allowed', { ...optOut, is_on: false }, { who: 'field' }),
  told(
    'of a voter of no turf',
    'allowed',
    { voter_id: 'V3', list_id: null, source: 'office' },
    { who: 'field' },
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
  ).map((who) => told('of a voter of their turf', 'refused', {}, { who })),
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
  ).flatMap(([how, at, right]) => [
    told(
      `of a turf ${how}`,
      right,
      {},
      { as: (place) => ({ ...had(place), given_back: { [place.uid]: at() } }) },
    ),
    told(
      `of a turf ${how}, though it changed since`,
      right,
      {},
      {
        as: (place) => ({ ...had(place), updated_at: before(Date.now()), given_back: { [place.uid]: at() } }),
      },
    ),
    told(
      `of a turf ${how}, as far as its last change says`,
      right,
      {},
      {
        as: (place) => ({
          ...had(place),
          updated_at: before(at()),
          given_back: { 'who-had-it': Date.now() },
        }),
      },
    ),
    told(
      `of a turf ${how}, by its time`,
      right,
      {},
      { as: (place) => ({ ...theirs(place), expires_at: at() }) },
    ),
    told(
      `closing a channel in a turf ${how}`,
      right,
      { ...optOut, is_on: true },
      {
        as: (place) => ({ ...had(place), given_back: { [place.uid]: at() } }),
      },
    ),
    told(
      `of a voter whom they were given to call on a list ${how}`,
      right,
      { ...onCalls, voter_id: 'V5' },
      {
        more: (place) => ({
          [inOurs(place, `call_callers/calls_${place.uid}`)]: { voters: ['V5'], last_at: at() },
        }),
      },
    ),
  ]),
  told(
    'of a turf that is theirs again',
    'allowed',
    {},
    {
      as: (place) => ({ ...theirs(place), given_back: { [place.uid]: tooLate() } }),
    },
  ),
  told(
    'of a turf that is theirs, and did not change for long',
    'allowed',
    {},
    {
      as: (place) => ({ ...theirs(place), updated_at: before(tooLate()) }),
    },
  ),
  told(
    'of a turf whose end is damaged',
    'refused',
    {},
    {
      as: (place) => ({ ...had(place), given_back: { [place.uid]: 'never' } }),
    },
  ),
];

const newcomers: readonly Case[] = [
  told('of somebody added to the turf', 'allowed', { voter_id: 'met-one' }, { more: addedTo('one') }),
  told('of somebody added elsewhere', 'refused', { voter_id: 'met-one' }, { more: addedTo('other') }),
  told(
    'of somebody added to nothing',
    'refused',
    { voter_id: 'met-one', list_id: null },
    { more: (at) => ({ [addition.path(at)]: met(at, { turf_id: null }) }) },
  ),
  hole(
    'voter_events',
    'an event of somebody who is added with it',
    'allowed',
    ({ at, asker }) =>
      asker.commit(
        { set: inOurs(at, 'voter_events/e1'), fields: event(at, { voter_id: 'met-one' }) },
        { set: addition.path(at), fields: met(at) },
      ),
    { who: 'canvasser', documents: scene(theirs, (at) => counted(at, 'met-one')) },
  ),
  hole(
    'voter_events',
    'forty events of a canvasser at once',
    'allowed',
    ({ at, asker }) =>
      asker.commit(
        ...Array.from({ length: 40 }, (_, number) => ({
          set: inOurs(at, `voter_events/e${number}`),
          fields: event(at, { voter_id: number % 2 ? 'V1' : 'V2' }),
        })),
      ),
    { who: 'canvasser', documents: scene(theirs) },
  ),
];

const dialed: Fields = { ...onCalls, ...correction, text: '' };
const takenBack: Fields = { ...dialed, text: null, undoes: 'said' };
const calling: readonly Case[] = [
  told('of a number that reached someone else', 'allowed', dialed),
  told('of a landline that reached someone else', 'allowed', { ...dialed, field: 'landline' }),
  told('of an email that they did not dial', 'refused', { ...dialed, field: 'email' }),
  told('of another number', 'refused', { ...dialed, text: '+15550100200' }),
  told('of the file’s number again', 'refused', { ...dialed, text: null }),
  told(
    'of a wrong number in place of another correction',
    'refused',
    { ...dialed, undoes: 'said' },
    { more: said((at) => at.uid) },
  ),
  told('of their own wrong number, taken back', 'allowed', takenBack, { more: said((at) => at.uid) }),
  told('of another’s wrong number, taken back', 'refused', takenBack, { more: said(() => 'who-had-it') }),
  told('of no wrong number, taken back', 'refused', takenBack),
  told('of a voter that they were given to call', 'allowed', { ...onCalls, voter_id: 'V5' }),
  told('of a voter that another was given to call', 'refused', { ...onCalls, voter_id: 'V6' }),
  told('of a call from the doors’ side', 'refused', { ...onCalls, voter_id: 'V5', source: 'door' }),
  told('of a call of no list', 'refused', { ...onCalls, list_id: null }),
  told('of a call of a list that they never worked on', 'refused', { ...onCalls, list_id: 'one' }),
  told('of a voter that they were given to call', 'refused', { ...onCalls, voter_id: 'V5' }, { who: 'user' }),
];

const asked = (
  how: string,
  right: Answer,
  query: (at: Place) => Query,
  as = theirs,
  who: Who = 'canvasser',
) =>
  hole(
    'voter_events',
    `a list of events by ${who} ${how}`,
    right,
    ({ at, asker }: Scene) =>
      asker.list(inOurs(at, 'voter_events'), {
        orderBy: [['received_at', 'DESCENDING']],
        limit: 100,
        ...query(at),
      }),
    { who, documents: scene(as) },
  );
const only = (field: string, value: Value) => ({
  where: [[field, 'EQUAL', value]] satisfies NonNullable<Query['where']>,
});
// What happened in a turf its holder hears from a function, which says no more than that.
const readings: readonly Case[] = [
  asked('of the turf that they have', 'refused', () => only('list_id', 'one')),
  asked('of the turf that they have', 'allowed', () => only('list_id', 'one'), theirs, 'field'),
  asked('of a turf that was theirs', 'refused', () => only('list_id', 'one'), had),
  asked('of no turf', 'refused', () => ({})),
  asked('of two turfs', 'refused', () => ({ where: [['list_id', 'IN', ['one', 'two']]] })),
  asked('of a voter of the turf', 'refused', () => only('voter_id', 'V1')),
  asked('that they wrote', 'refused', ({ uid }) => only('by', uid)),
  asked('that they wrote in the turf that they have', 'refused', ({ uid }) => ({
    where: [...only('by', uid).where, ...only('list_id', 'one').where],
  })),
  ...(['allowed', 'refused'] as const).map((right) =>
    hole(
      'voter_events',
      `an event that ${right === 'allowed' ? 'they' : 'somebody else'} wrote, read by a canvasser`,
      right,
      ({ at, asker }) => asker.get(inOurs(at, 'voter_events/one')),
      {
        who: 'canvasser',
        documents: (at) => ({
          [inOurs(at, 'voter_events/one')]: event(at, right === 'allowed' ? {} : { by: 'who-had-it' }),
        }),
      },
    ),
  ),
];

/** What a canvasser or a caller may write down and read back: of whom they were sent to, and of nobody else. */
export const atTheDoors: readonly Case[] = [...doors, ...endings, ...newcomers, ...calling, ...readings];
