import type { Case } from '../cases/rules-case.ts';
import { changed } from '../fixtures/fixture.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';

export const turf = fixtureOf('turfs');
export const packet = fixtureOf('turf_packets');
export const later = () => Date.now() + 3_600_000;
export const earlier = () => Date.now() - 3_600_000;

/** Assigned to whoever asks. */
export const assignedToActor = ({ uid }: Place): Fields => ({
  open: false,
  state: 'in_progress',
  assigned_to: uid,
  assigned_name: 'Ada Reyes',
  holders: ['who-had-it', uid],
});
/** Given back, or taken away. */
export const heldBefore = ({ uid }: Place): Fields => ({ open: false, holders: ['who-had-it', uid] });
export const assignedToOther = (): Fields => ({
  open: false,
  assigned_to: 'who-had-it',
  assigned_name: 'Sam Ortiz',
  holders: ['who-had-it'],
});

/** A turf with its packet, as such a turf is. */
export const turfAs =
  (fields: (at: Place) => Fields) =>
  (at: Place): Documents => ({
    [turf.path(at)]: { ...turf.document(at), created_by: 'a-planner', ...fields(at) },
    [packet.path(at)]: packet.document(at),
  });

export type Held = (at: Place) => Fields;
const read = (
  how: string,
  name: 'turfs' | 'turf_packets',
  expected: Answer,
  as: Held,
  actor: ActorName = 'canvasser',
) =>
  attack(
    name,
    `${name}: ${how}, by ${actor}`,
    expected,
    ({ at, client }) => client.get((name === 'turfs' ? turf : packet).path(at)),
    { actor, documents: turfAs(as) },
  );

const readings: readonly Case[] = [
  read('one’s own', 'turfs', 'allowed', assignedToActor),
  read('one that was one’s own', 'turfs', 'allowed', heldBefore),
  read('another’s', 'turfs', 'refused', assignedToOther),
  read('another’s', 'turfs', 'allowed', assignedToOther, 'field'),
  read('nobody’s', 'turfs', 'refused', () => ({ open: false })),
  read('one’s own', 'turf_packets', 'allowed', assignedToActor),
  read('one’s own, until later', 'turf_packets', 'allowed', (at) => ({
    ...assignedToActor(at),
    expires_at: later(),
  })),
  read('one’s own, until a while ago', 'turf_packets', 'refused', (at) => ({
    ...assignedToActor(at),
    expires_at: earlier(),
  })),
  read(
    'one’s own, until a while ago',
    'turf_packets',
    'allowed',
    (at) => ({
      ...assignedToActor(at),
      expires_at: earlier(),
    }),
    'field',
  ),
  read('one that was one’s own', 'turf_packets', 'refused', heldBefore),
  read('another’s', 'turf_packets', 'refused', assignedToOther),
  read('of an open turf that nobody took', 'turf_packets', 'refused', () => ({})),
  ...(['user', 'finance', 'outsider', 'passwordOnly', 'endedSession'] as const).flatMap((actor) => [
    read('assigned to them', 'turfs', 'refused', assignedToActor, actor),
    read('assigned to them', 'turf_packets', 'refused', assignedToActor, actor),
  ]),
  attack(
    'turf_packets',
    'a packet without its turf',
    'refused',
    ({ at, client }) => client.get(packet.path(at)),
    { actor: 'canvasser', documents: (at) => ({ [packet.path(at)]: packet.document(at) }) },
  ),
];

const listed = (how: string, expected: Answer, query: (at: Place) => Query, actor: ActorName = 'canvasser') =>
  attack(
    'turfs',
    `turfs: a list by ${actor} ${how}`,
    expected,
    ({ at, client }) => client.list(inOrganization(at, 'turfs'), { limit: 100, ...query(at) }),
    { actor, documents: turfAs(assignedToActor) },
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
  ({ at, client }: Scene) =>
    client.update(turf.path(at), { ...fields(at), ...changed(at) });
const assigned = (to: string, holders: readonly string[]): Fields => ({
  state: 'assigned',
  assigned_to: to,
  assigned_name: 'Kim Park',
  holders,
});
export const planned = (how: string, expected: Answer, fields: Fields, as: Held = assignedToOther) =>
  attack(
    'turfs',
    `turfs: ${how}`,
    expected,
    change(() => fields),
    { documents: turfAs(as) },
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
    attack(
      'turfs',
      `turfs: cut and assigned at once, holders ${holders}`,
      holders.length ? 'allowed' : 'refused',
      ({ at, client }) => client.set(turf.path(at), { ...turf.document(at), ...assigned('x', holders) }),
    ),
  ),
  attack('turfs', 'turfs: cut with a holder', 'refused', ({ at, client }) =>
    client.set(turf.path(at), { ...turf.document(at), holders: ['x'] }),
  ),
  attack('turfs', 'turfs: cut under an odd id', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'turfs/_x'), turf.document(at)),
  ),
];

const taking: readonly Case[] = [
  [
    'takes an open one past the function',
    () => ({}),
    (at: Place): Fields => ({ ...assigned(at.uid, [at.uid]) }),
  ],
  ['prolongs their own', assignedToActor, (): Fields => ({ expires_at: null })],
  ['takes another’s', assignedToOther, (at: Place): Fields => assigned(at.uid, ['who-had-it', at.uid])],
  [
    'makes themselves a holder',
    assignedToOther,
    (at: Place): Fields => ({ holders: ['who-had-it', at.uid] }),
  ],
  ['adds a voter to their own', assignedToActor, (): Fields => ({ voter_ids: ['V1', 'V2', 'V3'] })],
].map(([how, as, fields]) =>
  attack('turfs', `turfs: a canvasser ${how}`, 'refused', change(fields as Held), {
    actor: 'canvasser',
    documents: turfAs(as as Held),
  }),
);

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const others: readonly Case[] = (
  ['scripts', 'shift_marks', 'turfs', 'turf_packets', 'voter_additions'] as const
).flatMap((name) => [
  attack(name, `${name}: written into another organization`, 'refused', ({ at, client }) =>
    client.set(fixtureOf(name).path(elsewhere(at)), fixtureOf(name).document(at)),
  ),
  attack(
    name,
    `${name}: another organization’s, read`,
    'refused',
    ({ at, client }) => client.get(fixtureOf(name).path(elsewhere(at))),
    { documents: (at) => ({ [fixtureOf(name).path(elsewhere(at))]: fixtureOf(name).document(at) }) },
  ),
  attack(
    name,
    `${name}: sent again as if it were new`,
    'refused',
    ({ at, client }) =>
      client.set(fixtureOf(name).path(at), { ...fixtureOf(name).document(at), created_at: now }),
    {
      documents: (at) => ({
        [fixtureOf(name).path(at)]: { ...fixtureOf(name).document(at), created_by: 'earlier' },
      }),
    },
  ),
]);

/** Turfs and what is taken along: a canvasser reads what is assigned to them while it is, and changes nothing of it. */
export const turfAttacks: readonly Case[] = [...readings, ...lists, ...assigning, ...taking, ...others];
