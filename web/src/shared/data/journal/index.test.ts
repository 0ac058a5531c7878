import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../../tests/unit/wait-for.ts';

const network = vi.hoisted(() => ({ missed: 0, hearers: new Set<() => void>() }));
const device = vi.hoisted(() => ({ waits: '1' as string | null }));
vi.mock('../connectivity.ts', () => ({
  reportServerSilence: () => {
    network.missed += 1;
  },
  onReconnect: (listener: () => void) => {
    network.hearers.add(listener);
    return () => network.hearers.delete(listener);
  },
}));
vi.mock('../../local-storage.ts', () => ({ recall: () => device.waits }));
vi.mock('./tab.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const comeBack = () => {
  for (const listener of [...network.hearers]) listener();
};
/** A page whose journal cannot be fetched; `loadJournal` is what a screen does that has it among its own files. */
async function page() {
  vi.resetModules();
  const { commit, expectWrites, resume } = await import('./index.ts');
  const { setLoadedJournal } = await import('./loaded-journal.ts');
  return {
    commit,
    expectWrites,
    resume,
    loadJournal: (journal: object) => Reflect.apply(setLoadedJournal, null, [journal]),
  };
}

beforeEach(() => {
  device.waits = '1';
  network.missed = 0;
  network.hearers.clear();
});

it('writes without its file where a screen has brought the journal along, and nowhere else', async () => {
  const { commit, loadJournal } = await page();
  const operation = { operation: 'delete', table: 'donors', id: 'bo' } as const;
  await expect(commit(operation)).rejects.toMatchObject({ code: 'unavailable' });

  const receipt = { id: 'one', synced: Promise.resolve(), undo: async () => false };
  const written = vi.fn(async () => receipt);
  loadJournal({ commit: written });
  expect(await commit(operation)).toBe(receipt);
  expect(written).toHaveBeenCalledWith(operation, undefined);
});

it('is asked for again when the connection is back, until it is here', async () => {
  const { resume, loadJournal } = await page();
  await resume('ana');
  expect([network.missed, network.hearers.size]).toEqual([1, 1]);
  comeBack();
  await waitFor(() => expect([network.missed, network.hearers.size]).toEqual([2, 1]));

  const resumed = vi.fn();
  loadJournal({ resume: resumed });
  comeBack();
  await waitFor(() => expect(resumed).toHaveBeenCalledExactlyOnceWith('ana'));
  expect([network.missed, network.hearers.size]).toEqual([2, 0]);
});

it('is fetched as soon as a screen of records opens, and not before', async () => {
  device.waits = null;
  const { expectWrites, resume, loadJournal } = await page();
  const resumed = vi.fn();
  loadJournal({ resume: resumed });
  const fetched = resume('ana');
  await new Promise((done) => setTimeout(done, 20));
  expect(resumed).not.toHaveBeenCalled();
  expectWrites();
  await fetched;
  expect(resumed).toHaveBeenCalledExactlyOnceWith('ana');
});
