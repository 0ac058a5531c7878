import { fullEvent } from '#shared/domain/voters/learned.ts';
import { dayStart } from '#shared/domain/voters/quota.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { closing, learnedBy } from '../fixtures/voter-event-fixtures.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { assignedToActor, turfAs } from './turf-attacks.ts';

/** An attempt at the door of a voter of the actor's turf, or what `fields` make of it. */
export const event = (at: Place, fields: Fields = {}): Fields =>
  closing({
    ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'not_home', list_id: 'one' }),
    ...learnedBy(at),
    ...fields,
  });
export const addition = fixtureOf('voter_additions');
export const newPerson = (at: Place, fields: Fields = {}): Fields => ({
  ...addition.document(at),
  ...fields,
});
/** A list of calls that gave them V1 and V5, and another caller V6. */
export const calls = (at: Place): Documents => ({
  [inOrganization(at, `call_callers/calls_${at.uid}`)]: { voters: ['V1', 'V5'], last_at: Date.now() },
  [inOrganization(at, 'call_callers/calls_another')]: { voters: ['V6'], last_at: Date.now() },
});
export const onCalls: Fields = { source: 'phone', list_id: 'calls' };
export const scene =
  (as: (at: Place) => Fields, more: (at: Place) => Documents = () => ({})) =>
  (at: Place): Documents => ({ ...turfAs(as)(at), ...calls(at), ...more(at) });

export const writeEvent = (
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

export const optOut: Fields = { kind: 'suppression', outcome: null, reason: 'opt_out', channels: ['walk'] };
export const correction: Fields = { kind: 'correction', outcome: null, field: 'cell', text: '+15550100200' };
export const earlierEvent =
  (by: (at: Place) => string, fields: Fields = {}) =>
  (at: Place) => ({
    [inOrganization(at, 'voter_events/said')]: event(at, { by: by(at), ...fields }),
  });
/** The asker's own event of some minutes ago. */
export const ownEventAgo = (minutes: number, fields: Fields) => (at: Place) =>
  earlierEvent(({ uid }) => uid, { ...fields, received_at: new Date(Date.now() - minutes * 60_000) })(at);
export const addedTo = (turf_id: string) => (at: Place) => ({
  [addition.path(at)]: newPerson(at, { turf_id }),
});

/** As the schedule has counted: how many events they wrote on a day that began so many days ago. */
export const eventsToday =
  (count: number, daysAgo = 0) =>
  (at: Place): Documents => ({
    [inOrganization(at, 'voter_folds/current')]: {
      until: new Date(),
      versions: [],
      day: new Date(dayStart(Date.now()) - daysAgo * 86_400_000),
      written: { [at.uid]: count, 'who-had-it': 1_000_000 },
    },
  });
export const note: Fields = { kind: 'note', outcome: null, text: 'Speaks Spanish' };
