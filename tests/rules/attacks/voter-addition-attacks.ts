import { additionsPerDay } from '#shared/domain/field/addition-count.ts';
import type { Case } from '../cases/rules-case.ts';
import { counted, countPath } from '../fixtures/turf-fixtures.ts';
import type { ActorName } from '../harness/actors.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Answer, Write } from '../harness/rest-client.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { addition, newPerson } from './canvasser-events.ts';
import { assignedToActor, assignedToOther, earlier, heldBefore, turfAs } from './turf-attacks.ts';

const added = (
  how: string,
  expected: Answer,
  fields: Fields = {},
  { as = assignedToActor, actor = 'canvasser' }: { as?: (at: Place) => Fields; actor?: ActorName } = {},
  id = 'met-one',
) =>
  attack(
    'voter_additions',
    `somebody added by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.set(inOrganization(at, `voter_additions/${id}`), newPerson(at, fields)),
    { actor, documents: (at) => ({ ...turfAs(as)(at), ...counted(at, id) }) },
  );

const limit = additionsPerDay;
const yesterday = () => new Date(Date.now() - 86_400_000);
/** An addition with the count that it is written with; `before`: the count that is there. */
const counting = (
  how: string,
  expected: Answer,
  write: (at: Place) => Write[],
  before: (at: Place) => Documents = () => ({}),
  actor: ActorName = 'canvasser',
) =>
  attack(
    'voter_addition_counts',
    `people added by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.commit(...write(at)),
    { actor, documents: (at) => ({ ...turfAs(assignedToActor)(at), ...before(at) }) },
  );
const count = (at: Place, number: number, last = 'met-one', more: Fields = {}): Write => ({
  set: countPath(at),
  fields: { count: number, last, at: now, ...more },
});
const add = (at: Place, id = 'met-one'): Write => ({
  set: inOrganization(at, `voter_additions/${id}`),
  fields: newPerson(at),
});
const both = (number: number) => (at: Place) => [count(at, number), add(at)];

/** Nobody adds more than so many people a day, whatever they write and in whichever order. */
const counts: readonly Case[] = [
  counting('the first', 'allowed', both(1)),
  counting('the first, by a planner', 'allowed', both(1), undefined, 'field'),
  counting('the last of a day', 'allowed', both(limit), (at) => counted(at, 'met-x', limit - 1)),
  counting('one more than a day has', 'refused', both(limit + 1), (at) => counted(at, 'met-x', limit)),
  counting(
    'one more than a day has',
    'refused',
    both(limit + 1),
    (at) => counted(at, 'met-x', limit),
    'admin',
  ),
  counting('counted from the start on the same day', 'refused', both(1), (at) => counted(at, 'met-x', limit)),
  counting('counted from the start on the next day', 'allowed', both(1), (at) =>
    counted(at, 'met-x', limit, yesterday()),
  ),
  counting('counted on, on the next day', 'allowed', both(4), (at) => counted(at, 'met-x', 3, yesterday())),
  counting('past the limit on the next day', 'refused', both(limit + 1), (at) =>
    counted(at, 'met-x', limit, yesterday()),
  ),
  counting('counted from two', 'refused', both(2)),
  counting('counted from nothing', 'refused', both(0)),
  counting('counted from five on the next day', 'refused', both(5), (at) =>
    counted(at, 'met-x', 10, yesterday()),
  ),
  counting('counted twice', 'refused', both(5), (at) => counted(at, 'met-x', 3)),
  counting('not counted', 'refused', both(3), (at) => counted(at, 'met-x', 3)),
  counting('counted as before any', 'refused', both(-1), (at) => counted(at, 'met-x', 3)),
  counting('without a count', 'refused', (at) => [add(at)]),
  counting(
    'under a count of another',
    'refused',
    (at) => [add(at)],
    (at) => counted(at, 'met-x', 3),
  ),
  counting('two under one count', 'refused', (at) => [count(at, 1, 'met-two'), add(at), add(at, 'met-two')]),
  counting(
    'under a colleague’s count',
    'refused',
    (at) => [add(at)],
    (at) => ({
      [countPath(at, 'colleague')]: { count: 1, last: 'met-one', at: new Date() },
    }),
  ),
  counting('at a moment of the device’s clock', 'refused', (at) => [
    count(at, 1, 'met-one', { at: yesterday() }),
    add(at),
  ]),
  counting('counted with something beside it', 'refused', (at) => [
    count(at, 1, 'met-one', { note: 'x' }),
    add(at),
  ]),
  counting('counted as no id', 'refused', (at) => [count(at, 1, '-')]),
  counting('counted by no number', 'refused', (at) => [count(at, 1, 'met-one', { count: '1' }), add(at)]),
  counting(
    'the count deleted',
    'refused',
    (at) => [{ delete: countPath(at) }],
    (at) => counted(at, 'met-x'),
  ),
];

/** A person who is not in the voter file is added at a door of one's own turf, under an id that no voter has. */
export const additions: readonly Case[] = [
  ...counts,
  added('at a door of their turf', 'allowed'),
  added(
    'of a turf whose time is over',
    'allowed',
    {},
    { as: (at) => ({ ...assignedToActor(at), expires_at: earlier() }) },
  ),
  added('of a turf that was theirs', 'allowed', {}, { as: heldBefore }),
  added(
    'of a turf that is archived',
    'allowed',
    {},
    { as: (at) => ({ ...heldBefore(at), state: 'archived', assigned_to: null, assigned_name: null }) },
  ),
  added('in the street', 'allowed', { beside: null }),
  added('at a door of somebody else’s turf', 'refused', {}, { as: assignedToOther }),
  added('at a door that is not in their turf', 'refused', { beside: 'V3' }),
  added('of no turf', 'refused', { turf_id: null }),
  added('of no turf', 'allowed', { turf_id: null, beside: 'V3' }, { actor: 'field' }),
  added('of a turf that is not there', 'refused', { turf_id: 'none' }),
  added('dismissed at once', 'refused', { state: 'dismissed' }),
  added('matched at once', 'refused', { matched_to: 'V1' }),
  added('matched at once', 'refused', { matched_to: 'V1' }, { actor: 'field' }),
  added('in somebody else’s name', 'refused', { created_by: 'who-had-it' }),
  added('without a letter in the name', 'refused', { name: '?!' }, { actor: 'field' }),
  // Of whom they may then write: of no voter elsewhere.
  added('under the number of a voter elsewhere', 'refused', {}, {}, 'V3'),
  added('under the number of a voter elsewhere', 'refused', {}, { actor: 'field' }, 'V3'),
  ...['met-', 'met-é', `met-${'x'.repeat(61)}`, '_met-x'].map((id) =>
    added(`under the id ${id.slice(0, 9)}`, 'refused', {}, {}, id),
  ),
  added('under the shortest id', 'allowed', {}, {}, 'met-x'),
  added('under the longest id', 'allowed', {}, {}, `met-${'x'.repeat(60)}`),
  added('at a door of their turf', 'refused', {}, { actor: 'user' }),
  ...(['created_by', 'turf_id'] as const).map((field) =>
    attack(
      'voter_additions',
      `a list of additions by canvasser: by ${field}`,
      'refused',
      ({ at, client }) =>
        client.list(inOrganization(at, 'voter_additions'), {
          where: [[field, 'EQUAL', field === 'turf_id' ? 'one' : at.uid]],
          limit: 100,
        }),
      {
        actor: 'canvasser',
        documents: (at) => ({ ...turfAs(assignedToActor)(at), [addition.path(at)]: newPerson(at) }),
      },
    ),
  ),
  ...(['update', 'delete', 'read'] as const).flatMap((operation) =>
    (['canvasser', 'field'] as const).map((actor) =>
      attack(
        'voter_additions',
        `another’s addition: ${operation} by ${actor}`,
        actor === 'field' ? 'allowed' : 'refused',
        ({ at, client }) => {
          if (operation === 'update') return client.update(addition.path(at), addition.change(at));
          return operation === 'delete' ? client.delete(addition.path(at)) : client.get(addition.path(at));
        },
        { actor, documents: (at) => ({ [addition.path(at)]: newPerson(at, { created_by: 'who-had-it' }) }) },
      ),
    ),
  ),
];
