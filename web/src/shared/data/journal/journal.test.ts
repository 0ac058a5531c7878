import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry, Operation } from './entry.ts';

/** The device's disk, the locks of its tabs and the server, as far as the queue knows them. */
const disk = vi.hoisted(() => new Map<string, Entry>());
const server = vi.hoisted(() => ({ apply: vi.fn() }));
vi.mock('./store.ts', () => ({
  keep: async (entry: Entry) => void disk.set(entry.id, structuredClone(entry)),
  forget: async (id: string) => void disk.delete(id),
  kept: async (id: string) => disk.get(id),
  keptBy: async (user: string) => [...disk.values()].filter((entry) => entry.user === user),
}));
vi.mock('./apply.ts', () => server);
vi.mock('../../session/member.ts', () => ({ currentMember: () => ({ uid: 'sam', organization: 'rivera' }) }));

const window = new EventTarget();
const locks = new Set<string>();
type Work = (lock: object | null) => Promise<void>;
beforeEach(() => {
  vi.resetModules();
  disk.clear();
  locks.clear();
  server.apply.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const request = async (name: string, ...[options, work]: [Work] | [object, Work] | [object, undefined]) => {
    if (typeof options === 'function') {
      locks.add(name);
      return options({}).finally(() => locks.delete(name));
    }
    return work?.(locks.has(name) ? null : {});
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const typed = (slogan: string): Operation => ({
  operation: 'update',
  table: 'candidate_profiles',
  id: 'rivera',
  data: { strategy_slogan: slogan },
  base: { strategy_slogan: null },
});
const states = async () => {
  const { useJournal } = await import('./index.ts');
  return useJournal.getState().entries.map(({ state }) => state);
};
const told = (code: string) => Object.assign(new Error(code), { code });
const soon = () => new Promise((done) => setTimeout(done));

it('a draft is kept with every put, held until it is sent, and gone when it is dropped', async () => {
  const { draft } = await import('./index.ts');
  const slogan = draft(typed('O'));
  await slogan.kept;
  await slogan.put(typed('Our'));
  expect([...disk.values()]).toMatchObject([
    { id: slogan.id, operation: typed('Our'), state: { is: 'held', until: null } },
  ]);
  expect(locks).toEqual(new Set([`journal/${slogan.id}`]));
  expect(server.apply).not.toHaveBeenCalled();

  slogan.send();
  await slogan.put(typed('too late'));
  await soon();
  expect(server.apply.mock.calls).toMatchObject([[{ operation: typed('Our'), state: { is: 'pending' } }]]);
  expect([disk.size, locks.size, await states()]).toEqual([0, 0, []]);

  const other = draft(typed('x'));
  await other.drop();
  other.send();
  await soon();
  expect([disk.size, server.apply.mock.calls.length, await states()]).toEqual([0, 1, []]);
});

it('a draft that the server cannot be asked about waits, and goes out when the device is online again', async () => {
  const { draft } = await import('./index.ts');
  server.apply.mockRejectedValueOnce(told('unavailable')).mockRejectedValueOnce(told('aborted'));
  draft(typed('Ours')).send();
  await soon();
  expect(await states()).toEqual([{ is: 'pending', unreached: true }]);
  window.dispatchEvent(new Event('online'));
  await soon();
  window.dispatchEvent(new Event('online'));
  await soon();
  expect([server.apply.mock.calls.length, disk.size, await states()]).toEqual([3, 0, []]);
});

it('a refused draft is kept as failed, with why', async () => {
  const { draft } = await import('./index.ts');
  server.apply.mockRejectedValueOnce(told('conflict'));
  draft(typed('Ours')).send();
  await soon();
  expect(await states()).toMatchObject([{ is: 'failed', code: 'conflict' }]);
  expect([...disk.values()]).toMatchObject([{ state: { is: 'failed', code: 'conflict' } }]);
});

it('the next page sends what a dead tab was typing, and leaves alone what a living one types', async () => {
  const { draft, resume } = await import('./index.ts');
  const living = draft(typed('still typing'));
  const dead = draft(typed('mid-sent'));
  await Promise.all([living.kept, dead.kept]);
  locks.delete(`journal/${dead.id}`);
  await resume('sam');
  await soon();
  expect(server.apply.mock.calls).toMatchObject([[{ id: dead.id, operation: typed('mid-sent') }]]);
  expect([...disk.keys()]).toEqual([living.id]);
});
