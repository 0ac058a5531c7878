import { expect, it, vi } from 'vitest';
import type { Entry } from './entry.ts';

const done = vi.hoisted(() => ({ steps: [] as string[], refused: false }));
vi.mock('./apply.ts', () => ({
  apply: async () => {
    done.steps.push('sent');
    if (done.refused) throw new Error('refused');
  },
}));
vi.mock('../../turfs/store-accepted.ts', () => ({
  storeAccepted: async () => {
    await Promise.resolve();
    done.steps.push('kept');
  },
}));
vi.mock('../../session/session-store.ts', () => ({}));
const nothing = vi.hoisted(() => () => {});
vi.mock('../connectivity.ts', () => ({
  reportServerResponse: nothing,
  reportServerSilence: nothing,
  onReconnect: nothing,
}));
vi.mock('../refusals.ts', () => ({ reportRefusal: nothing }));
vi.mock('./journal-database.ts', () => ({ openDisk: nothing }));
vi.mock('./keyring.ts', () => ({ keyring: {} }));
const { browser } = await import('./browser-ports.ts');

const entry: Entry = {
  ...{ id: 'e', version: 2, user: 'ana', organization: 'ours', timestamp: 1, retries: 0 },
  operation: { operation: 'delete', table: 'donors', id: 'd' },
  state: { is: 'pending' },
};

it('counts a change as taken, and so forgets it, only once what is kept of it elsewhere is kept', async () => {
  await browser.apply(entry);
  expect(done.steps).toEqual(['sent', 'kept']);
});

it('keeps nothing of what was refused', async () => {
  Object.assign(done, { steps: [], refused: true });
  await expect(browser.apply(entry)).rejects.toThrow('refused');
  expect(done.steps).toEqual(['sent']);
});
