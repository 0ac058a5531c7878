import { beforeEach, describe, expect, it } from 'vitest';
import { additionsPerDay } from '#shared/domain/field/addition-count.ts';
import { t } from '../../text/index.ts';
import type { Entry, Operation } from './entry.ts';
import { applyTo, openServer } from './testing/fake-server.ts';

let server = openServer();
const apply = await applyTo(() => server);
beforeEach(() => {
  server = openServer();
});

const entryOf = (operation: Operation): Entry => ({
  ...{ id: 'e', version: 2, operation, user: 'sam', organization: 'rivera', timestamp: 0, retries: 0 },
  state: { is: 'pending' },
});
const send = (operation: Operation): Promise<string> =>
  apply(entryOf(operation)).then(
    () => 'done',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );
const about = { table: 'donors', id: 'ada' } as const;
const ada = 'organizations/rivera/donors/ada';
const made = (created_by: string) => server.write(ada, { name: 'Ada', created_by });
const refuse = () => server.refused.set(ada, 'permission-denied');
const refuseMade = () => {
  made('ana');
  refuse();
};

it.each<[string, Operation, () => void, string]>([
  ['a create', { operation: 'create', ...about, data: { name: 'Ada' } }, () => {}, 'done'],
  [
    'one that had arrived',
    { operation: 'create', ...about, data: { name: 'Ada' } },
    () => made('sam'),
    'done',
  ],
  [
    'one where somebody was first',
    { operation: 'create', ...about, data: { name: 'Ada' } },
    () => made('ana'),
    'already-exists',
  ],
  [
    'one that is not allowed',
    { operation: 'create', ...about, data: { name: 'Ada' } },
    refuse,
    'permission-denied',
  ],
  [
    'one that somebody changed after it had arrived',
    { operation: 'create', ...about, data: { name: 'Ada' } },
    () => server.write(ada, { name: 'Ada L.', created_by: 'sam', created_at: 'now', updated_at: 'later' }),
    'done',
  ],
  [
    'one that never arrived, of a document that is there',
    { operation: 'create', ...about, data: { name: 'Ada' } },
    () => server.write(ada, { name: 'Bo', created_by: 'sam', created_at: 'now', updated_at: 'now' }),
    'conflict',
  ],
  [
    'a gift that nothing can record',
    { operation: 'create', table: 'donations', id: 'gift', data: { amount: -5 } },
    () => {},
    'invalid-argument',
  ],
  ['a delete', { operation: 'delete', ...about }, () => made('ana'), 'done'],
  ['one that had arrived', { operation: 'delete', ...about }, () => {}, 'done'],
  ['one that is not allowed', { operation: 'delete', ...about }, refuseMade, 'permission-denied'],
  [
    'an update',
    { operation: 'update', ...about, data: { name: 'B' }, base: { name: 'Ada' } },
    () => made('ana'),
    'done',
  ],
  ['one without a base', { operation: 'update', ...about, data: { name: 'B' } }, () => made('ana'), 'done'],
  [
    'one of what is gone',
    { operation: 'update', ...about, data: { name: 'B' }, base: { name: 'Ada' } },
    () => {},
    'not-found',
  ],
  [
    'one that is in the way',
    { operation: 'update', ...about, data: { name: 'B' }, base: { name: 'A' } },
    () => made('ana'),
    'conflict',
  ],
  [
    'one of a text that is too long',
    { operation: 'update', ...about, data: { name: 'x'.repeat(121) }, base: { name: 'Ada' } },
    () => made('ana'),
    'invalid-argument',
  ],
  [
    'one that is not allowed',
    { operation: 'update', ...about, data: { name: 'B' }, base: { name: 'Ada' } },
    refuseMade,
    'permission-denied',
  ],
])('%s', async (_, operation, arrange, answer) => {
  arrange();
  expect(await send(operation)).toBe(answer);
});

const goal = { target: 5_000, start_value: 0, start_date: '2026-11-01', due_date: '2027-05-01' };
const plan = {
  ...{ goal_votes: 900, base_votes: 300, id_turnout: 80, support_rate: 40, contact_rate: 25 },
  ...{ per_hour: 15, shift_hours: 3, show_rate: 50, from: '2026-11-22', until: '2027-05-01' },
};
const raised = { operation: 'create', table: 'goals', id: 'raised', data: goal } as const;
const current = { operation: 'create', table: 'field_plans', id: 'current', data: plan } as const;

describe.each([
  ['goals/raised', raised, goal, { target: 7_000 }],
  ['field_plans/current', current, plan, { goal_votes: 1_000 }],
] as const)('a create of %s, an id that everyone shares', (path, operation, data, other) => {
  const at = `organizations/rivera/${path}`;

  it.each(['sam', 'ana'])('is a conflict where %s created another', async (created_by) => {
    server.write(at, { ...data, ...other, created_by, created_at: 'now', updated_at: 'later' });
    const answer: unknown = await apply(entryOf(operation)).catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: 'conflict', server: other });
    expect(server.fieldsOf(at)).toMatchObject(other);
  });

  it.each(['sam', 'ana'])('is done where %s created the same', async (created_by) => {
    server.write(at, { ...data, created_by, created_at: 'now', updated_at: 'now' });
    expect(await send(operation)).toBe('done');
  });
});

it('deletes a donor by the endpoint, and waits for a person where there are gifts', async () => {
  made('sam');
  server.refused.set(ada, 'failed-precondition');
  // No code that is sent again by itself.
  expect(await send({ operation: 'delete', ...about })).toBe('23503');
  server.refused.delete(ada);
  expect(await send({ operation: 'delete', ...about })).toBe('done');
  expect(await send({ operation: 'delete', ...about })).toBe('done');
  expect(server.fieldsOf(ada)).toBeNull();
});

it('carries what follows from a change, who made it, and nothing that its collection does not have', async () => {
  const fields = { name: 'Ada Lovelace', ...Object.fromEntries([['capacity', undefined]]) };
  await send({ operation: 'create', ...about, data: fields });
  expect(server.fieldsOf(ada)).toMatchObject({
    name_key: 'ada lovelace',
    totalDonated: 0,
    created_by: 'sam',
    import_id: null,
  });
  expect(Object.keys(server.fieldsOf(ada) ?? {})).not.toContain('capacity');
  const data = { user_id: 'sam', organization_id: 'rivera', reason: 'manual' as const, profile_data: '{}' };
  await send({ operation: 'create', table: 'profile_backups', id: 'b', data });
  expect(server.fieldsOf('user_profiles/sam/profile_backups/b')).toEqual({ ...data, created_at: 'now' });
  // What lies under the member's own path is nobody else's.
  expect(await send({ operation: 'create', table: 'profile_backups', id: 'b', data })).toBe('done');
});

it('leaves a draft in review when an edit that had arrived is sent again', async () => {
  const path = 'organizations/rivera/position_drafts/ward';
  const data = { stance: 'Keep it open.' };
  const edit: Operation = {
    ...{ operation: 'update', table: 'position_drafts', id: 'ward' },
    ...{ data, base: { stance: 'Keep it.' } },
  };
  server.write(path, { ...data, state: 'review', authors: ['sam'], updated_by: 'ana' });
  expect(await send(edit)).toBe('done');
  expect(server.fieldsOf(path)).toMatchObject({ state: 'review', updated_by: 'ana' });
  server.write(path, { stance: 'Keep it.', state: 'review', authors: ['sam'], updated_by: 'ana' });
  await send(edit);
  expect(server.fieldsOf(path)).toMatchObject({ ...data, state: 'draft', updated_by: 'sam' });
});

describe('a person who was met at a door', () => {
  const count = 'organizations/rivera/voter_addition_counts/sam';
  const add = (id: string): Operation => ({
    operation: 'create',
    table: 'voter_additions',
    id,
    data: { name: 'Rosa Delgado', turf_id: 'one' },
  });
  const counted = (number: number, day: number) =>
    server.write(count, { count: number, last: 'met-x', at: new Date(day) });

  it('is written together with the count of the day', async () => {
    expect(await send(add('met-a'))).toBe('done');
    expect(server.fieldsOf(count)).toEqual({ count: 1, last: 'met-a', at: 'now' });
    counted(additionsPerDay - 1, Date.now());
    expect(await send(add('met-b'))).toBe('done');
    expect(server.fieldsOf(count)).toMatchObject({ count: additionsPerDay, last: 'met-b' });
  });

  it('waits for a person where the day has no more, and is sent the day after', async () => {
    counted(additionsPerDay, Date.now());
    const answer: unknown = await apply(entryOf(add('met-a'))).catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: 'permission-denied', message: t('errors.additionsOfToday') });
    expect(server.fieldsOf('organizations/rivera/voter_additions/met-a')).toBeNull();
    counted(additionsPerDay, Date.now() - 86_400_000);
    expect(await send(add('met-a'))).toBe('done');
    expect(server.fieldsOf(count)).toMatchObject({ count: 1 });
  });

  it('is done where it had arrived, though the day has no more', async () => {
    const fields = { name: 'Rosa Delgado', turf_id: 'one', created_by: 'sam' };
    server.write('organizations/rivera/voter_additions/met-a', { ...fields, created_at: 1, updated_at: 1 });
    counted(additionsPerDay, Date.now());
    expect(await send(add('met-a'))).toBe('done');
  });

  it('is sent after the one before it, for both write one count', async () => {
    const ids = Array.from({ length: 5 }, (_, at) => `met-${at}`);
    expect(await Promise.all(ids.map((id) => send(add(id))))).toEqual(ids.map(() => 'done'));
    expect(server.state.requests).toBe(ids.length);
    expect(server.fieldsOf(count)).toMatchObject({ count: ids.length, last: 'met-4' });
  });
});

describe('a change about somebody who was merged away meanwhile', () => {
  const at = (path: string) => `organizations/rivera/${path}`;
  beforeEach(() => {
    server.write(at('people/ada'), { name: 'Ada', employer: null, merged_into: 'bea' });
    server.write(at('people/bea'), { name: 'Bea', employer: null, merged_into: null });
    server.refused.set(at('people/ada'), 'permission-denied');
  });

  it('is the survivor’s, with what the survivor is called', async () => {
    const data = { employer: 'Clinic' };
    const edit = { operation: 'update', table: 'people', id: 'ada', data, base: { employer: null } } as const;
    expect(await send(edit)).toBe('done');
    expect(server.fieldsOf(at('people/bea'))).toMatchObject({ employer: 'Clinic' });
    expect(server.fieldsOf(at('people/ada'))).toMatchObject({ employer: null });
  });

  it('is a note of the survivor', async () => {
    const data = { person_id: 'ada', body: 'Met', mentions: [], pinned: false, earlier: [] };
    expect(await send({ operation: 'create', table: 'notes', id: 'n', data })).toBe('done');
    expect(server.fieldsOf(at('notes/n'))).toMatchObject({ person_id: 'bea', body: 'Met' });
  });

  it('stays in the way where the survivor says something else', async () => {
    server.write(at('people/bea'), { name: 'Bea', employer: 'Hospital', merged_into: null });
    const data = { employer: 'Clinic' };
    expect(
      await send({ operation: 'update', table: 'people', id: 'ada', data, base: { employer: null } }),
    ).toBe('conflict');
  });

  it('is refused as before where nobody was merged', async () => {
    server.write(at('people/ada'), { name: 'Ada', employer: null, merged_into: null });
    const data = { employer: 'Clinic' };
    expect(
      await send({ operation: 'update', table: 'people', id: 'ada', data, base: { employer: null } }),
    ).toBe('permission-denied');
  });

  it('follows once: tombstones that name each other lead nowhere', async () => {
    server.write(at('people/bea'), { name: 'Bea', employer: null, merged_into: 'ada' });
    server.refused.set(at('people/bea'), 'permission-denied');
    const data = { employer: 'Clinic' };
    expect(
      await send({ operation: 'update', table: 'people', id: 'ada', data, base: { employer: null } }),
    ).toBe('permission-denied');
  });
});
