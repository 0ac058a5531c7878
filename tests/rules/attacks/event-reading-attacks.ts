import type { Case } from '../cases/rules-case.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Value } from '../harness/field-values.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Place, Scene } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { event, scene } from './canvasser-events.ts';
import { assignedToActor, heldBefore } from './turf-attacks.ts';

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
/** Canvassers list no events; they read single ones that they wrote. */
export const eventReadingAttacks: readonly Case[] = [
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
