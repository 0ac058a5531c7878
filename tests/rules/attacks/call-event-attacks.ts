import { eventsPerDay } from '#shared/domain/voters/quota.ts';
import type { Case } from '../cases/rules-case.ts';
import { counted } from '../fixtures/turf-fixtures.ts';
import type { Fields } from '../harness/field-values.ts';
import { attack, inOrganization } from './attack.ts';
import {
  addedTo,
  addition,
  correction,
  earlierEvent,
  event,
  eventsToday,
  newPerson,
  onCalls,
  scene,
  writeEvent,
} from './canvasser-events.ts';
import { assignedToActor } from './turf-attacks.ts';

/** Events of a person whom the canvasser added. */
export const newPersonAttacks: readonly Case[] = [
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
/** Callers write of the voters that a call list gave them, and correct only a number that they dialed. */
export const callEventAttacks: readonly Case[] = [
  writeEvent('of a wrong number past what a day allows', 'refused', dialed, {
    more: eventsToday(eventsPerDay.field * 2),
  }),
  attack(
    'voter_events',
    'a wrong number and its taking back in one request',
    'allowed',
    ({ at, client }) =>
      client.commit(
        { set: inOrganization(at, 'voter_events/said'), fields: event(at, dialed) },
        { set: inOrganization(at, 'voter_events/one'), fields: event(at, takenBack) },
      ),
    { actor: 'canvasser', documents: scene(assignedToActor) },
  ),
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
