import { beforeEach, expect, it, vi } from 'vitest';

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn(async () => {}) }));
vi.mock('firebase/auth', () => ({ signOut }));
vi.mock('../data/auth.ts', () => ({ auth: {} }));
vi.mock('../data/journal/index.ts', async () => {
  const { create } = await import('zustand');
  return {
    useJournal: create<{ entries: unknown[]; durable: boolean }>(() => ({ entries: [], durable: true })),
  };
});
const { useJournal } = await import('../data/journal/index.ts');
const { guardForm, isBusy, requestSignOut, setImporting, cancelSignOut, useSigningOut } = await import(
  './sign-out.ts'
);

beforeEach(() => {
  signOut.mockClear();
  cancelSignOut();
});

it('asks about what would be lost or left half-done, the worst first, and else signs out', async () => {
  let typed = true;
  setImporting(true);
  const closed = guardForm(() => typed);
  const open = guardForm(() => false);
  Reflect.apply(useJournal.setState, null, [{ entries: ['waits'], elsewhere: [] }]);
  const getQuestion = async () => {
    await requestSignOut();
    return useSigningOut.getState().asking;
  };
  expect(await getQuestion()).toBe('import');
  setImporting(false);
  expect(await getQuestion()).toBe('typed');
  typed = false;
  expect(await getQuestion()).toBe('changes');
  typed = true;
  closed();
  Reflect.apply(useJournal.setState, null, [{ entries: [], elsewhere: [] }]);
  expect(signOut).not.toHaveBeenCalled();
  cancelSignOut();
  expect(await getQuestion()).toBeNull();
  expect(signOut).toHaveBeenCalledOnce();
  open();
});

it('is busy while starting anew would lose something', () => {
  expect(isBusy()).toBe(false);
  const closed = guardForm(() => true);
  expect(isBusy()).toBe(true);
  closed();
  setImporting(true);
  expect(isBusy()).toBe(true);
  setImporting(false);
  Reflect.apply(useJournal.setState, null, [{ entries: ['waits'] }]);
  expect(isBusy()).toBe(false);
  Reflect.apply(useJournal.setState, null, [{ durable: false }]);
  expect(isBusy()).toBe(true);
});
