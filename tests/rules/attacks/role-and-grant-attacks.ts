import { eventsPerDay } from '#shared/domain/voters/quota.ts';
import type { Case } from '../cases/rules-case.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Answer } from '../harness/rest-client.ts';
import { attack, inOrganization } from './attack.ts';
import { eventsToday, note, writeEvent } from './canvasser-events.ts';
import { assignedToActor, packet, turfAs } from './turf-attacks.ts';

/** What each member wrote themselves, and organizers read of everybody. */
const documentsOfWriters = [
  ['correction_proposals', 'created_by'],
  ['voter_additions', 'created_by'],
  ['voter_events', 'by'],
] as const satisfies readonly (readonly [FixtureName, string])[];

/** Members who may write one of their own, which must not open another's to them. */
const readersOfAnothers = [
  ['admin', 'allowed'],
  ['manager', 'allowed'],
  ['grantedFieldWork', 'refused'],
  ['grantedFinance', 'refused'],
] as const;

const readingAnothers: readonly Case[] = documentsOfWriters.flatMap(([name, writtenBy]) =>
  readersOfAnothers.map(([actor, expected]) =>
    attack(
      name,
      `one of ${name} that somebody else wrote, read by ${actor}`,
      expected,
      ({ at, client }) => client.get(fixtureOf(name).path(at)),
      {
        actor,
        documents: (at) => ({
          [fixtureOf(name).path(at)]: { ...fixtureOf(name).document(at), [writtenBy]: 'somebody-else' },
        }),
        // A field organizer reads another's in every run.
        onlyInFullRun: expected === 'allowed',
      },
    ),
  ),
);

const listingTheirTurfs = (actor: ActorName, expected: Answer): Case =>
  attack(
    'turfs',
    `turfs: a list of those assigned to ${actor}`,
    expected,
    ({ at, client }) =>
      client.list(inOrganization(at, 'turfs'), {
        where: [['assigned_to', 'EQUAL', at.uid]],
        limit: 100,
      }),
    { actor, documents: turfAs(assignedToActor) },
  );

/** The turf is theirs, so that only the role or the grant can refuse them. */
const withATurf: readonly Case[] = (
  [
    ['grantedFieldWork', 'allowed'],
    ['grantedFinance', 'allowed'],
    ['grantedProfileWrite', 'refused'],
    ['finance', 'refused'],
  ] as const
).flatMap(([actor, expected]) => [
  listingTheirTurfs(actor, expected),
  attack(
    'turf_packets',
    `turf_packets: of a turf assigned to them, by ${actor}`,
    expected,
    ({ at, client }) => client.get(packet.path(at)),
    { actor, documents: turfAs(assignedToActor) },
  ),
]);

/** `field.work` lets them write of their turf, and gives them nothing else that organizers may. */
const grantedFieldWork: readonly Case[] = (['grantedFieldWork', 'grantedFinance'] as const).flatMap(
  (actor) => [
    writeEvent('of a voter of their turf', 'allowed', {}, { actor }),
    writeEvent('of a voter elsewhere', 'refused', { voter_id: 'V3' }, { actor }),
    writeEvent('as typed in from paper', 'refused', { walked_by: 'who-had-it' }, { actor }),
    writeEvent('the last one that a day allows', 'allowed', note, {
      actor,
      more: eventsToday(eventsPerDay.field - 1),
    }),
    writeEvent('one more than a day allows', 'refused', note, {
      actor,
      more: eventsToday(eventsPerDay.field),
    }),
  ],
);

const organizers: readonly Case[] = [
  writeEvent('as typed in from paper', 'allowed', { walked_by: 'who-had-it' }, { actor: 'manager' }),
  ...(['admin', 'manager'] as const).map((actor) =>
    writeEvent('as many as canvassers may', 'allowed', note, {
      actor,
      more: eventsToday(eventsPerDay.field),
    }),
  ),
];

/**
 * Each role and each grant where the rules tell apart who wrote a document or has a turf: the cases of permissions have
 * every actor read and write their own.
 */
export const roleAndGrantAttacks: readonly Case[] = [
  ...readingAnothers,
  ...withATurf,
  ...grantedFieldWork,
  writeEvent('of a voter of their turf', 'refused', {}, { actor: 'grantedProfileWrite' }),
  ...organizers,
];
