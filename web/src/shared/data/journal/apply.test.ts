import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apply } from './apply.ts';
import type { Entry } from './entry.ts';

const server = vi.hoisted(() => ({
  deleteDoc: vi.fn(),
  getDoc: vi.fn(),
  runTransaction: vi.fn(),
  setDoc: vi.fn(),
  doc: vi.fn((_: unknown, path: string) => ({ path })),
}));
vi.mock('../firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  ...server,
}));

const deletion: Entry = {
  id: 'entry',
  version: 1,
  operation: { operation: 'delete', table: 'donors', id: 'ada' },
  user: 'sam',
  organization: 'rivera',
  timestamp: 0,
  retries: 0,
  state: { is: 'pending' },
};
const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
const donor = (exists: boolean, fromCache = false) => ({ exists: () => exists, metadata: { fromCache } });

describe('a delete that the server refuses', () => {
  beforeEach(() => {
    server.deleteDoc.mockRejectedValue(refusal);
  });

  it('is done where an earlier sending had deleted the donor', async () => {
    server.getDoc.mockResolvedValue(donor(false));
    await expect(apply(deletion)).resolves.toBeUndefined();
  });

  it.each([
    ['the donor is still there', donor(true)],
    ['only this device says that the donor is gone', donor(false, true)],
  ])('stays refused where %s', async (_, found) => {
    server.getDoc.mockResolvedValue(found);
    await expect(apply(deletion)).rejects.toBe(refusal);
  });

  it('stays refused where nobody can be asked', async () => {
    server.getDoc.mockRejectedValue(new Error('offline'));
    await expect(apply(deletion)).rejects.toBe(refusal);
  });
});

describe('a change of what somebody saw', () => {
  const slogan = 'strategy_slogan';
  const change = (value: string): Entry => ({
    ...deletion,
    operation: {
      operation: 'update',
      table: 'candidate_profiles',
      id: 'rivera',
      data: { [slogan]: value },
      base: { [slogan]: null },
    },
  });
  const update = vi.fn();
  /** The profile as the server has it; null where there is none. */
  const profile = (there: object | null) => {
    update.mockReset();
    const found = { exists: () => there !== null, get: (field: string) => Reflect.get(there ?? {}, field) };
    const transaction = { get: async () => found, update };
    server.runTransaction.mockImplementation((_, work: (with_: object) => Promise<void>) =>
      work(transaction),
    );
  };

  it.each([
    ['is written, with who changed it', {}, 'Ours', null, [{ [slogan]: 'Ours', updated_by: 'sam' }]],
    ['that had arrived before is not written again', { [slogan]: 'Ours' }, 'Ours', null, []],
    ['is refused where somebody else was first', { [slogan]: 'Theirs' }, 'Ours', 'conflict', []],
    ['is refused where nothing is there', null, 'Ours', 'not-found', []],
    ['is not even sent where it is too long', {}, 'x'.repeat(201), 'invalid-argument', []],
  ])('%s', async (_, there, value, code, written) => {
    profile(there);
    const refused = await apply(change(value)).then(
      () => null,
      (error: unknown) => Reflect.get(Object(error), 'code'),
    );
    expect(refused).toBe(code);
    expect(update.mock.calls.map(([, fields]) => fields)).toMatchObject(written);
  });
});

it('a backup lies under its member, where one that was sent before is the same one', async () => {
  server.setDoc.mockRejectedValue(refusal);
  server.getDoc.mockResolvedValue(donor(true));
  const data = { user_id: 'sam', organization_id: 'rivera', reason: 'manual' as const, profile_data: '{}' };
  const backup: Entry = {
    ...deletion,
    operation: { operation: 'create', table: 'profile_backups', id: 'b', data },
  };
  await expect(apply(backup)).resolves.toBeUndefined();
  expect(server.doc).toHaveBeenLastCalledWith({}, 'user_profiles/sam/profile_backups', 'b');
});
