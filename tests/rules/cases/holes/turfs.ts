import type { Who } from '../../kit/actors.ts';
import type { Answer, Query } from '../../kit/client.ts';
import type { Documents, Place, Scene } from '../../kit/stage.ts';
import { type Fields, now } from '../../kit/values.ts';
import { changed } from '../../subjects/subject.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs } from './hole.ts';

export const turf = subjectOf('turfs');
export const packet = subjectOf('turf_packets');
export const later = () => Date.now() + 3_600_000;
export const earlier = () => Date.now() - 3_600_000;

/** Assigned to whoever asks. */
export const theirs = ({ uid }: Place): Fields => ({
  open: false,
  state: 'in_progress',
  assigned_to: uid,
  assigned_name: 'Ada Reyes',
  holders: ['who-had-it', uid],
});
/** Given back, or taken away. */
export const had = ({ uid }: Place): Fields => ({ open: false, holders: ['who-had-it', uid] });
export const anothers = (): Fields => ({
  open: false,
  assigned_to: 'who-had-it',
  assigned_name: 'Sam Ortiz',
  holders: ['who-had-it'],
});

/** A turf with its packet, as such a turf is. */
export const cutAs =
  (fields: (at: Place) => Fields) =>
  (at: Place): Documents => ({
    [turf.path(at)]: { ...turf.document(at), created_by: 'a-planner', ...fields(at) },
    [packet.path(at)]: packet.document(at),
  });

export type Held = (at: Place) => Fields;
const read = (how: string, name: 'turfs' | 'turf_packets', right: Answer, as: Held, who: Who = 'canvasser') =>
  hole(
    name,
    `${name}: ${how}, by ${who}`,
    right,
    ({ at, asker }) => asker.get((name === 'turfs' ? turf : packet).path(at)),
    { who, documents: cutAs(as) },
  );

const readings: readonly Case[] = [
  read('one’s own', 'turfs', 'allowed', theirs),
  read('one that was one’s own', 'turfs', 'allowed', had),
  read('another’s', 'turfs', 'refused', anothers),
  read('another’s', 'turfs', 'allowed', anothers, 'field'),
  read('nobody’s', 'turfs', 'refused', () => ({ open: false })),
  read('one’s own', 'turf_packets', 'allowed', theirs),
  read('one’s own, until later', 'turf_packets', 'allowed', (at) => ({
    ...theirs(at),
    expires_at: later(),
  })),
  read('one’s own, until a while ago', 'turf_packets', 'refused', (at) => ({
    ...theirs(at),
    expires_at: earlier(),
  })),
  read(
    'one’s own, until a while ago',
    'turf_packets',
    'allowed',
    (at) => ({
      ...theirs(at),
      expires_at: earlier(),
    }),
    'field',
  ),
  read('one that was one’s own', 'turf_packets', 'refused', had),
  read('another’s', 'turf_packets', 'refused', anothers),
  read('of an open turf that nobody took', 'turf_packets', 'refused', () => ({})),
  ...(['user', 'finance', 'outsider', 'passwordOnly', 'endedSession'] as const).flatMap((who) => [
    read('assigned to them', 'turfs', 'refused', theirs, who),
    read('assigned to them', 'turf_packets', 'refused', theirs, who),
  ]),
  hole(
    'turf_packets',
    'a packet without its turf',
    'refused',
    ({ at, asker }) => asker.get(packet.path(at)),
    { who: 'canvasser', documents: (at) => ({ [packet.path(at)]: packet.document(at) }) },
  ),
];

const listed = (how: string, right: Answer, query: (at: Place) => Query, who: Who = 'canvasser') =>
  hole(
    'turfs',
    `turfs: a list by ${who} ${how}`,
    right,
    ({ at, asker }) => asker.list(inOurs(at, 'turfs'), { limit: 100, ...query(at) }),
    { who, documents: cutAs(theirs) },
  );
const lists: readonly Case[] = [
  listed('of their own', 'allowed', ({ uid }) => ({ where: [['assigned_to', 'EQUAL', uid]] })),
  listed('of their own, too long', 'refused', ({ uid }) => ({
    where: [['assigned_to', 'EQUAL', uid]],
    limit: 101,
  })),
  listed('of their own', 'refused', ({ uid }) => ({ where: [['assigned_to', 'EQUAL', uid]] }), 'user'),
  listed('of all', 'refused', () => ({})),
  listed('of those that are not open', 'refused', () => ({ where: [['open', 'EQUAL', false]] })),
  listed('of another’s', 'refused', () => ({ where: [['assigned_to', 'EQUAL', 'who-had-it']] })),
  listed('of another’s that are not open', 'refused', () => ({
    where: [
      ['assigned_to', 'EQUAL', 'who-had-it'],
      ['open', 'EQUAL', false],
    ],
  })),
  listed('of theirs and another’s', 'refused', ({ uid }) => ({
    where: [['assigned_to', 'IN', [uid, 'who-had-it']]],
  })),
  listed('of all that they ever had', 'refused', ({ uid }) => ({
    where: [['holders', 'ARRAY_CONTAINS', uid]],
  })),
];

const change =
  (fields: (at: Place) => Fields) =>
  ({ at, asker }: Scene) =>
    asker.update(turf.path(at), { ...fields(at), ...changed(at) });
const assigned = (to: string, holders: readonly string[]): Fields => ({
  state: 'assigned',
  assigned_to: to,
  assigned_name: 'Kim Park',
  holders,
});
export const planned = (how: string, right: Answer, fields: Fields, as: Held = anothers) =>
  hole(
    'turfs',
    `turfs: ${how}`,
    right,
    change(() => fields),
    { documents: cutAs(as) },
  );
const named = (length: number, name = 120): Fields => ({
  ...assigned('x'.repeat(length), ['who-had-it', 'x'.repeat(length)]),
  assigned_name: 'é'.repeat(name),
});
const thirty = Array.from({ length: 30 }, (_, number) => `h${number}`);

/** Whoever ever had a turf may still write down what they learned there: nobody is forgotten, and nobody slipped in. */
const assigning: readonly Case[] = [
  planned('assigned to somebody else', 'allowed', assigned('kim', ['who-had-it', 'kim'])),
  planned('assigned once more', 'allowed', assigned('who-had-it', ['who-had-it'])),
  planned('assigned, and they are no holder', 'refused', assigned('kim', ['who-had-it'])),
  planned('assigned, and who had it is forgotten', 'refused', assigned('kim', ['kim'])),
  planned('assigned, and a third is slipped in', 'refused', assigned('kim', ['who-had-it', 'kim', 'third'])),
  planned(
    'assigned, and who had it is a holder twice',
    'refused',
    assigned('who-had-it', ['who-had-it', 'who-had-it']),
  ),
  planned('assigned to a number', 'refused', {
    ...assigned('kim', []),
    assigned_to: 7,
    holders: ['who-had-it', 7],
  }),
  planned('assigned without a name', 'refused', {
    ...assigned('kim', ['who-had-it', 'kim']),
    assigned_name: null,
  }),
  planned('assigned to the thirtieth', 'allowed', assigned('h29', thirty), () => ({
    holders: thirty.slice(0, 29),
  })),
  planned('assigned to the thirty-first', 'refused', assigned('kim', [...thirty, 'kim']), () => ({
    holders: thirty,
  })),
  planned('assigned in name to nobody new', 'refused', { assigned_to: 'kim', assigned_name: null }),
  planned('assigned to the longest', 'allowed', named(128)),
  planned('assigned to a longer one', 'refused', named(129)),
  planned('assigned to a longer name', 'refused', named(128, 121)),
  planned('taken away', 'allowed', { state: 'unassigned', assigned_to: null, assigned_name: null }),
  planned('taken away, and forgotten', 'refused', { assigned_to: null, assigned_name: null, holders: [] }),
  planned('taken away, and a name stays', 'refused', { assigned_to: null }),
  planned('a holder who was never assigned', 'refused', {
    assigned_to: null,
    assigned_name: null,
    holders: ['who-had-it', 'third'],
  }),
  ...[[], ['x']].map((holders) =>
    hole(
      'turfs',
      `turfs: cut and assigned at once, holders ${holders}`,
      holders.length ? 'allowed' : 'refused',
      ({ at, asker }) => asker.set(turf.path(at), { ...turf.document(at), ...assigned('x', holders) }),
    ),
  ),
  hole('turfs', 'turfs: cut with a holder', 'refused', ({ at, asker }) =>
    asker.set(turf.path(at), { ...turf.document(at), holders: ['x'] }),
  ),
  hole('turfs', 'turfs: cut under an odd id', 'refused', ({ at, asker }) =>
    asker.set(inOurs(at, 'turfs/_x'), turf.document(at)),
  ),
];

const taking: readonly Case[] = [
  [
    'takes an open one past the function',
    () => ({}),
    (at: Place): Fields => ({ ...assigned(at.uid, [at.uid]) }),
  ],
  ['prolongs their own', theirs, (): Fields => ({ expires_at: null })],
  ['takes another’s', anothers, (at: Place): Fields => assigned(at.uid, ['who-had-it', at.uid])],
  ['makes themselves a holder', anothers, (at: Place): Fields => ({ holders: ['who-had-it', at.uid] })],
  ['adds a voter to their own', theirs, (): Fields => ({ voter_ids: ['V1', 'V2', 'V3'] })],
].map(([how, as, fields]) =>
  hole('turfs', `turfs: a canvasser ${how}`, 'refused', change(fields as Held), {
    who: 'canvasser',
    documents: cutAs(as as Held),
  }),
);

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const others: readonly Case[] = (
  ['scripts', 'shift_marks', 'turfs', 'turf_packets', 'voter_additions'] as const
).flatMap((name) => [
  hole(name, `${name}: written into another organization`, 'refused', ({ at, asker }) =>
    asker.set(subjectOf(name).path(elsewhere(at)), subjectOf(name).document(at)),
  ),
  hole(
    name,
    `${name}: another organization’s, read`,
    'refused',
    ({ at, asker }) => asker.get(subjectOf(name).path(elsewhere(at))),
    { documents: (at) => ({ [subjectOf(name).path(elsewhere(at))]: subjectOf(name).document(at) }) },
  ),
  hole(
    name,
    `${name}: sent again as if it were new`,
    'refused',
    ({ at, asker }) =>
      asker.set(subjectOf(name).path(at), { ...subjectOf(name).document(at), created_at: now }),
    {
      documents: (at) => ({
        [subjectOf(name).path(at)]: { ...subjectOf(name).document(at), created_by: 'earlier' },
      }),
    },
  ),
]);

/** Turfs and what is taken along: a canvasser reads what is assigned to them while it is, and changes nothing of it. */
export const turfHoles: readonly Case[] = [...readings, ...lists, ...assigning, ...taking, ...others];
