import { expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { completeTask } from '#shared/usecases/tasks/complete-task.ts';
import { taskRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.UTC(2026, 10, 27, 12);
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };

/** A campaign in both stores, and how a member of a role calls it. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed, contexts } = stores;
  const uidOf = (role: Role) => `${role}-${organization}`;
  const as = (role: Role, later: number, callId?: string) => ({
    ...{ by: uidOf(role), at: at + later, role },
    ...(callId ? { callId } : {}),
  });
  for (const role of ['admin', 'field', 'user', 'canvasser'] as const)
    await seed(userProfiles, uidOf(role), {
      ...{
        user_id: uidOf(role),
        organization_id: organization,
        full_name: role,
        role,
        grants: [],
        member_positions: [],
      },
      ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
      ...{ voters_open_until: null, deletion_requested_at: null, ...stamps },
    });
  const add = (id: string, fields: object = {}, by = uidOf('admin')) =>
    seed(tasks, id, tasks.schema.parse({ ...taskRecord({ title: id, ...fields }, by), ...stamps }));
  const all = async () => {
    const { read } = contexts(as('admin', 99)).memory;
    return new Map((await read.find(tasks, {})).map((task) => [task.id, task]));
  };
  return { ...stores, as, add, all, uidOf };
}
const weekly = { due_day: '2026-11-27', due_key: '2026-11-27', repeat_date: 27, repeat: 'weekly' };

it('does a repeating task once and creates the next one, however often it is called', async () => {
  const { call, compare, as, add, all, uidOf } = await campaign();
  await add('report', weekly);
  const input = { taskId: 'report', isDone: true, day: '2026-11-27' };
  const next = 'new-1795780800001-1';
  for (const options of [as('field', 1, 'entry'), as('field', 2, 'entry'), as('field', 3)])
    expect(await call(completeTask, input, options)).toEqual({ answer: { next } });
  await compare();
  const found = await all();
  expect([...found.keys()].toSorted()).toEqual([next, 'report']);
  expect(found.get('report')).toMatchObject({ state: 'done', done_by: uidOf('field'), next_id: next });
  expect(found.get(next)).toMatchObject({
    ...{ due_day: '2026-12-04', due_key: '2026-12-04', repeat_date: 4, repeat: 'weekly' },
    ...{ state: 'open', done_by: null, created_by: uidOf('admin') },
  });
});

it.each([
  // Longer months find the date again, and a date that is not of the task's day is none.
  ['2027-01-31', 31, '2027-02-28', 31],
  ['2027-02-28', 31, '2027-03-31', 31],
  ['2026-11-27', 5, '2026-12-27', 27],
])('repeats a monthly task of %s with the date %s on %s', async (day, date, next, onDate) => {
  const { call, as, add, all } = await campaign();
  await add('rent', { due_day: day, due_key: day, repeat_date: date, repeat: 'monthly' });
  await call(completeTask, { taskId: 'rent', isDone: true, day: '2026-11-27' }, as('field', 1));
  const found = (await all()).get((await all()).get('rent')?.next_id ?? '');
  expect(found).toMatchObject({ due_day: next, due_key: next, repeat_date: onDate });
});

it('takes the next task back when the first one is opened again', async () => {
  const { call, compare, as, add, all } = await campaign();
  await add('report', weekly);
  await call(completeTask, { taskId: 'report', isDone: true, day: '2026-11-27' }, as('field', 1));
  await call(completeTask, { taskId: 'report', isDone: false, day: '2026-11-27' }, as('field', 2));
  await compare();
  const found = await all();
  expect([...found.values()]).toMatchObject([
    { id: 'report', state: 'open', repeat: 'weekly', next_id: null },
  ]);
});

it('keeps a next task that somebody did, and lets the first one repeat no more', async () => {
  const { call, as, add, all } = await campaign();
  await add('report', weekly);
  const done = { isDone: true, day: '2026-11-27' };
  await call(completeTask, { taskId: 'report', ...done }, as('field', 1));
  const next = (await all()).get('report')?.next_id ?? '';
  await call(completeTask, { taskId: next, ...done }, as('field', 2));
  await call(completeTask, { taskId: 'report', isDone: false, day: '2026-11-27' }, as('field', 3));
  const found = await all();
  expect(found.get('report')).toMatchObject({ state: 'open', repeat: 'none' });
  expect(found.get(next)?.state).toBe('done');
  expect(found.size).toBe(3);
});

it('counts from tomorrow at most when a device’s clock is years ahead', async () => {
  const { call, as, add, all } = await campaign();
  await add('report', weekly);
  await call(completeTask, { taskId: 'report', isDone: true, day: '2099-01-01' }, as('field', 1));
  const days = [...(await all()).values()].map(({ due_day }) => due_day).toSorted();
  expect(days).toEqual(['2026-11-27', '2026-12-04']);
});

it('refuses members to do what is not theirs', async () => {
  const { call, as, add, uidOf } = await campaign();
  await add('foreign');
  await add('assigned', { assigned_to: uidOf('user') });
  await add('own', {}, uidOf('user'));
  const input = (taskId: string) => ({ taskId, isDone: true, day: '2026-11-27' });
  expect(await call(completeTask, input('foreign'), as('user', 1))).toMatchObject({
    refused: 'tasks.notYours',
  });
  for (const [place, id] of ['assigned', 'own'].entries())
    expect(await call(completeTask, input(id), as('user', 2 + place))).toEqual({ answer: { next: null } });
  expect(await call(completeTask, input('own'), as('canvasser', 5))).toMatchObject({
    refused: 'request.notAllowed',
  });
  expect(await call(completeTask, input('none'), as('admin', 6))).toMatchObject({ refused: 'tasks.gone' });
});
