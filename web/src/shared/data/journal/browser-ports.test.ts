import { expect, it, vi } from 'vitest';
import type { Entry } from './entry.ts';

const done = vi.hoisted(() => ({ steps: [] as string[], refused: false }));
vi.mock('./apply.ts', () => ({
  apply: async () => {
    done.steps.push('sent');
    if (done.refused) throw new Error('refused');
    return 'answer';
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
vi.mock('../call-answers.ts', () => ({
  reportCallAnswer: (_: unknown, answer: unknown) => done.steps.push(`told ${answer}`),
}));
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

it('tells the answer to a call, and keeps nothing of it', async () => {
  Object.assign(done, { steps: [], refused: false });
  const call = { operation: 'call', table: 'people', id: 'd', path: '/api/people/add', input: {} } as const;
  expect(await browser.apply({ ...entry, operation: call })).toBe('answer');
  expect(done.steps).toEqual(['sent', 'told answer']);
});
