import { beforeEach, expect, it } from 'vitest';
import type { Entry, Operation } from './entry.ts';
import { applyTo, openServer } from './testing/server.ts';

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
])('%s', async (_, operation, given, answer) => {
  given();
  expect(await send(operation)).toBe(answer);
});

it('carries what follows from a change, who made it, and nothing that its collection does not have', async () => {
  const fields = { name: 'Ada Lovelace', ...Object.fromEntries([['phone', undefined]]) };
  await send({ operation: 'create', ...about, data: fields });
  expect(server.fieldsOf(ada)).toMatchObject({
    name_key: 'ada lovelace',
    totalDonated: 0,
    created_by: 'sam',
    import_id: null,
  });
  expect(Object.keys(server.fieldsOf(ada) ?? {})).not.toContain('phone');
  const data = { user_id: 'sam', organization_id: 'rivera', reason: 'manual' as const, profile_data: '{}' };
  await send({ operation: 'create', table: 'profile_backups', id: 'b', data });
  expect(server.fieldsOf('user_profiles/sam/profile_backups/b')).toEqual({ ...data, created_at: 'now' });
  // What lies under the member's own path is nobody else's.
  expect(await send({ operation: 'create', table: 'profile_backups', id: 'b', data })).toBe('done');
});
