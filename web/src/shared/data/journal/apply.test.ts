import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apply } from './apply.ts';
import type { Entry } from './entry.ts';

const server = vi.hoisted(() => ({ deleteDoc: vi.fn(), getDoc: vi.fn() }));
vi.mock('../firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: () => ({}),
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
