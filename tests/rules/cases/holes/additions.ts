import type { Who } from '../../kit/actors.ts';
import type { Answer } from '../../kit/client.ts';
import type { Place } from '../../kit/stage.ts';
import type { Fields } from '../../kit/values.ts';
import type { Case } from '../case.ts';
import { addition, met } from './at_the_doors.ts';
import { hole, inOurs } from './hole.ts';
import { anothers, cutAs, earlier, had, theirs } from './turfs.ts';

const added = (
  how: string,
  right: Answer,
  fields: Fields = {},
  { as = theirs, who = 'canvasser' }: { as?: (at: Place) => Fields; who?: Who } = {},
  id = 'met-one',
) =>
  hole(
    'voter_additions',
    `somebody added by ${who}: ${how}`,
    right,
    ({ at, asker }) => asker.set(inOurs(at, `voter_additions/${id}`), met(at, fields)),
    { who, documents: cutAs(as) },
  );
/** Who was met and is not in the file: at a door of one's own turf, under a number that no voter has. */
export const additions: readonly Case[] = [
  added('at a door of their turf', 'allowed'),
  added(
    'of a turf whose time is over',
    'allowed',
    {},
    { as: (at) => ({ ...theirs(at), expires_at: earlier() }) },
  ),
  added('of a turf that was theirs', 'allowed', {}, { as: had }),
  added(
    'of a turf that is archived',
    'allowed',
    {},
    { as: (at) => ({ ...had(at), state: 'archived', assigned_to: null, assigned_name: null }) },
  ),
  added('in the street', 'allowed', { beside: null }),
  added('at a door of somebody else’s turf', 'refused', {}, { as: anothers }),
  added('at a door that is not in their turf', 'refused', { beside: 'V3' }),
  added('of no turf', 'refused', { turf_id: null }),
  added('of no turf', 'allowed', { turf_id: null, beside: 'V3' }, { who: 'field' }),
  added('of a turf that is not there', 'refused', { turf_id: 'none' }),
  added('dismissed at once', 'refused', { state: 'dismissed' }),
  added('matched at once', 'refused', { matched_to: 'V1' }),
  added('matched at once', 'refused', { matched_to: 'V1' }, { who: 'field' }),
  added('in somebody else’s name', 'refused', { created_by: 'who-had-it' }),
  added('without a letter in the name', 'refused', { name: '?!' }, { who: 'field' }),
  // Of whom they may then write: of no voter elsewhere.
  added('under the number of a voter elsewhere', 'refused', {}, {}, 'V3'),
  added('under the number of a voter elsewhere', 'refused', {}, { who: 'field' }, 'V3'),
  ...['met-', 'met-é', `met-${'x'.repeat(61)}`, '_met-x'].map((id) =>
    added(`under the id ${id.slice(0, 9)}`, 'refused', {}, {}, id),
  ),
  added('under the shortest id', 'allowed', {}, {}, 'met-x'),
  added('under the longest id', 'allowed', {}, {}, `met-${'x'.repeat(60)}`),
  added('at a door of their turf', 'refused', {}, { who: 'user' }),
  ...(['created_by', 'turf_id'] as const).map((field) =>
    hole(
      'voter_additions',
      `a list of additions by canvasser: by ${field}`,
      'refused',
      ({ at, asker }) =>
        asker.list(inOurs(at, 'voter_additions'), {
          where: [[field, 'EQUAL', field === 'turf_id' ? 'one' : at.uid]],
          limit: 100,
        }),
      {
        who: 'canvasser',
        documents: (at) => ({ ...cutAs(theirs)(at), [addition.path(at)]: met(at) }),
      },
    ),
  ),
  ...(['update', 'delete', 'read'] as const).flatMap((operation) =>
    (['canvasser', 'field'] as const).map((who) =>
      hole(
        'voter_additions',
        `another’s addition: ${operation} by ${who}`,
        who === 'field' ? 'allowed' : 'refused',
        ({ at, asker }) => {
          if (operation === 'update') return asker.update(addition.path(at), addition.change(at));
          return operation === 'delete' ? asker.delete(addition.path(at)) : asker.get(addition.path(at));
        },
        { who, documents: (at) => ({ [addition.path(at)]: met(at, { created_by: 'who-had-it' }) }) },
      ),
    ),
  ),
];
