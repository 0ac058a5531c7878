import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { merged } from './merged-people.ts';

const name = 'tasks';
const fixture = fixtureOf(name);
const task = (at: Place, fields: Fields = {}): Fields => ({ ...fixture.document(at), ...fields });
const others: Fields = { created_by: 'colleague', updated_by: 'colleague', assigned_to: 'colleague' };

/** Members of this campaign and of another one, as their directories have them. */
const team = (at: Place): Documents => ({
  ...merged(at),
  [inOrganization(at, 'directory/finance-colleague')]: { full_name: 'Ana', role: 'finance' },
  [inOrganization(at, 'directory/canvasser-colleague')]: { full_name: 'Ben', role: 'canvasser' },
  'organizations/theirs/directory/foreign-member': { full_name: 'Cy', role: 'admin' },
});

const created = (how: string, expected: Answer, fields: Fields, actor: ActorName = 'user') =>
  attack(
    name,
    `a task created by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.set(fixture.path(at), task(at, fields)),
    { actor, documents: team },
  );

const updated = (how: string, expected: Answer, before: Fields, fields: Fields, actor: ActorName = 'user') =>
  attack(
    name,
    `a task updated by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), ...fields }),
    { actor, documents: (at) => ({ ...team(at), [fixture.path(at)]: task(at, before) }) },
  );

const deleted = (how: string, expected: Answer, fields: (at: Place) => Fields, actor: ActorName = 'user') =>
  attack(
    name,
    `a task deleted by ${actor}: ${how}`,
    expected,
    ({ at, client }) => client.delete(fixture.path(at)),
    { actor, documents: (at) => ({ [fixture.path(at)]: task(at, fields(at)) }) },
  );

/** Tasks of others, for members of other campaigns, done in somebody's name, and far too large. */
export const taskAttacks: readonly Case[] = [
  created('for nobody', 'allowed', {}),
  attack(
    name,
    'a task created by user: for themselves',
    'allowed',
    ({ at, client }) => client.set(fixture.path(at), task(at, { assigned_to: at.uid })),
    { actor: 'user' },
  ),
  created('for a colleague', 'allowed', { assigned_to: 'finance-colleague' }),
  created('for a colleague who reads no tasks', 'refused', { assigned_to: 'canvasser-colleague' }),
  created('for a member of another campaign', 'refused', { assigned_to: 'foreign-member' }),
  created('for a member of another campaign', 'refused', { assigned_to: 'foreign-member' }, 'admin'),
  created('for a path into another campaign', 'refused', {
    assigned_to: '../../theirs/directory/foreign-member',
  }),
  created('for a member of another campaign by name', 'refused', { assigned_to: 'Cy' }),
  created('for a colleague by name', 'refused', { assigned_to: 'Ana' }),
  updated('given to a member of another campaign by name', 'refused', {}, { assigned_to: 'Cy' }, 'admin'),
  created('for a name that is none', 'refused', { assigned_to: 7 }),
  created('done already', 'refused', { state: 'done', done_at: now, done_by: 'colleague' }),
  created('open, and done by a colleague', 'refused', { done_by: 'colleague' }),
  created('that has led to another', 'refused', { next_id: 'another' }),
  created('by a colleague', 'refused', { created_by: 'colleague' }),
  created('with a title of a million characters', 'refused', { title: 'x'.repeat(1_000_000) }),
  created('with a note of a million characters', 'refused', { note: 'x'.repeat(1_000_000) }),
  created('with a title of two lines', 'refused', { title: 'Call\nthem' }),
  created('ordered as if it were due long ago', 'refused', { due_day: '2026-11-27', due_key: '2000-01-01' }),
  created('ordered by its day', 'allowed', { due_day: '2026-11-27', due_key: '2026-11-27', repeat_date: 27 }),
  created('without a day, ordered before all others', 'refused', { due_day: null, due_key: '2000-01-01' }),
  created('without a day', 'allowed', { due_day: null, due_key: '9999-12-31', repeat_date: null }),
  created('repeated on the 32nd', 'refused', { repeat_date: 32 }),
  created('repeated on another date than its day', 'refused', { repeat: 'monthly', repeat_date: 28 }),
  created('repeated on the first of the month', 'allowed', {
    ...{ due_day: '2026-11-01', due_key: '2026-11-01', repeat_date: 1, repeat: 'monthly' },
  }),
  created('of the eleventh, repeated on the first', 'refused', {
    ...{ due_day: '2026-11-11', due_key: '2026-11-11', repeat_date: 1, repeat: 'monthly' },
  }),
  created('of a day, repeated on no date', 'refused', { repeat_date: null }),
  created('without a day, repeated on a date', 'refused', {
    ...{ due_day: null, due_key: '9999-12-31', repeat_date: 5 },
  }),
  created('repeated every hour', 'refused', { repeat: 'hourly' }),
  created('for a person at a path', 'refused', { person_id: 'a/b' }),
  created('about somebody who is there', 'allowed', { person_id: 'ana' }),
  created('about nobody', 'allowed', { person_id: null }),
  created('about somebody who was merged away', 'refused', { person_id: 'ann' }),
  updated('about somebody who was merged away', 'refused', {}, { person_id: 'ann' }, 'admin'),
  updated('about somebody who was merged away since', 'allowed', { person_id: 'ann' }, { title: 'Ask' }),
  created('for nobody', 'refused', {}, 'canvasser'),
  ...(['admin', 'manager', 'finance', 'field'] as const).map((actor) =>
    updated('a colleague’s', 'allowed', others, {}, actor),
  ),
  ...(['user', 'canvasser', 'outsider'] as const).map((actor) =>
    updated('a colleague’s', 'refused', others, {}, actor),
  ),
  updated('moved, ordered as before', 'refused', {}, { due_day: '2027-01-31', repeat_date: 31 }),
  updated('moved', 'allowed', {}, { due_day: '2027-01-31', due_key: '2027-01-31', repeat_date: 31 }),
  updated('moved, repeated as before', 'refused', {}, { due_day: '2027-01-31', due_key: '2027-01-31' }),
  updated('repeated on another date', 'refused', { repeat: 'monthly' }, { repeat_date: 5 }, 'admin'),
  updated(
    'of the last of February, on the date of longer months',
    'allowed',
    { due_day: '2027-02-28', due_key: '2027-02-28', repeat_date: 31, repeat: 'monthly' },
    { title: 'Pay the rent' },
  ),
  updated('ordered as if it were due long ago', 'refused', {}, { due_key: '2000-01-01' }, 'admin'),
  updated('given away', 'allowed', {}, { assigned_to: 'finance-colleague' }),
  updated('given to a member of another campaign', 'refused', {}, { assigned_to: 'foreign-member' }),
  updated('of a member who left', 'allowed', { assigned_to: 'left-long-ago' }, { title: 'Still theirs' }),
  updated('done', 'refused', {}, { state: 'done', done_at: now, done_by: 'colleague' }, 'admin'),
  updated(
    'done by a colleague',
    'refused',
    { state: 'done', done_at: now },
    { done_by: 'colleague' },
    'admin',
  ),
  updated('taken over as its creator', 'refused', others, { created_by: 'colleague-2' }, 'admin'),
  deleted('a colleague’s', 'refused', () => others),
  deleted('assigned to them', 'allowed', ({ uid }) => ({ ...others, assigned_to: uid })),
  deleted('a colleague’s', 'allowed', () => others, 'field'),
  deleted('a colleague’s', 'refused', () => others, 'canvasser'),
];
