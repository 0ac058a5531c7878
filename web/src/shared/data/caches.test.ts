import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheCleanupMs, caches as limits } from '#shared/constants.ts';
import type { Kind } from './caches.ts';
import { createCachedReader, invalidateFromListener, loadCaches } from './lazy-caches.ts';

vi.mock('./journal/index.ts', async () => {
  const { create } = await import('zustand');
  return {
    useJournal: create<{ entries: unknown[]; applied: unknown[] }>(() => ({ entries: [], applied: [] })),
  };
});
const { useJournal } = await import('./journal/index.ts');
const { setSession } = await import('../session/session-store.ts');

const journal = (state: { entries?: unknown[]; applied?: unknown[] }) =>
  Reflect.apply(useJournal.setState, null, [state]);
const memberIn = (organization: string) =>
  setSession({
    is: 'ready',
    member: {
      uid: 'sam',
      organization,
      email: '',
      fullName: '',
      role: 'admin',
      grants: [],
      twoFactor: false,
    },
  });
const one = (id: string) => [{ table: 'donors', id }];

let reads = 0;
const reading =
  <T>(value: T) =>
  async () => {
    reads += 1;
    return value;
  };

beforeEach(async () => {
  vi.useFakeTimers();
  await loadCaches();
  memberIn('rivera');
  reads = 0;
});
afterEach(async () => {
  const { clearCaches } = await import('./caches.ts');
  clearCaches();
  journal({ entries: [], applied: [] });
  vi.useRealTimers();
});

it('each kind keeps its answers for its time and as many as it may, least recently used out first', async () => {
  const table: [Kind, number, number][] = [
    ['default', 300_000, 1_000],
    ['organization', 600_000, 100],
    ['election', 900_000, 500],
    ['voter', 120_000, 200],
  ];
  expect(table.map(([kind]) => kind).toSorted()).toEqual(Object.keys(limits).toSorted());
  for (const [kind, ttl, max] of table) {
    const recall = createCachedReader<number>(kind, 'number');
    const again = async (id: number) => {
      reads = 0;
      await recall(`${id}`, one(`${id}`), reading(id));
      return reads;
    };
    for (let id = 0; id < max; id += 1) expect(await again(id)).toBe(1);
    expect(await again(0), 'the oldest, used once more').toBe(0);
    expect(await again(max), 'one more than there is room for').toBe(1);
    expect(await again(0)).toBe(0);
    expect(await again(1), 'the least recently used').toBe(1);
    vi.setSystemTime(Date.now() + ttl - 1);
    expect(await again(0), 'within its time').toBe(0);
    vi.setSystemTime(Date.now() + 2);
    expect(await again(0), 'after it').toBe(1);
  }
});

it('the cleaner comes every two minutes, and only while something is kept', async () => {
  const { clearCaches } = await import('./caches.ts');
  const recall = createCachedReader<string>('voter', 'name');
  expect(vi.getTimerCount()).toBe(0);
  await recall('ana', one('ana'), reading('Ana'));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(cacheCleanupMs);
  expect(vi.getTimerCount(), 'not older than its time yet').toBe(1);
  vi.advanceTimersByTime(cacheCleanupMs);
  expect(vi.getTimerCount()).toBe(0);
  await recall('ana', one('ana'), reading('Ana'));
  clearCaches();
  expect(vi.getTimerCount()).toBe(0);
});

it('who asks meanwhile shares the answer; failures and nothing are asked again; another member knows nothing', async () => {
  const recall = createCachedReader<string>('default', 'name');
  await Promise.all([recall('ana', one('ana'), reading('Ana')), recall('ana', one('ana'), reading('Ana'))]);
  expect(reads).toBe(1);
  await expect(recall('bo', one('bo'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recall('bo', one('bo'), reading(null))).toBeNull();
  expect(await recall('bo', one('bo'), reading('Bo'))).toBe('Bo');
  memberIn('rivera');
  await recall('ana', one('ana'), reading('Ana'));
  expect(reads).toBe(3);
  memberIn('okafor');
  await recall('ana', one('ana'), reading('Ana'));
  expect(reads).toBe(4);
});

it('a listener that hears the same leaves the answer, one that hears another or a farewell does not', async () => {
  const recall = createCachedReader<{ id: string; name: string }>('default', 'donor');
  const again = () => recall('ana', one('ana'), reading({ id: 'ana', name: 'Ana' }));
  const whole = () => recall('holder', [{ table: 'donors' }], reading({ id: 'ana', name: 'Ana' }));
  const after = async (emit: () => void) => {
    await Promise.all([again(), whole()]);
    reads = 0;
    emit();
    await Promise.all([again(), whole()]);
    return reads;
  };
  expect(await after(() => {})).toBe(0);
  expect(await after(() => invalidateFromListener('volunteers', [{ id: 'ana' }]))).toBe(0);
  expect(await after(() => invalidateFromListener('donors', []))).toBe(0);
  const same = { id: 'ana', name: 'Ana' };
  const anna = { id: 'ana', name: 'Anna' };
  expect(
    await after(() => invalidateFromListener('donors', [same])),
    'what was read from all of the table',
  ).toBe(1);
  expect(await after(() => invalidateFromListener('donors', [anna]))).toBe(2);
  expect(await after(() => invalidateFromListener('donors', [], ['ana']))).toBe(2);
});

const ids = ['ana', 'bo'] as const;
const step = fc.record({
  // One of them nearly always: only steps on one document can get in each other's way.
  id: fc.constantFrom('ana', 'ana', 'ana', 'bo' as const),
  do: fc.constantFrom('read', 'answer', 'own', 'sent', 'other tab', 'hear', 'elsewhere', 'wait' as const),
});

it('no answer is older than its time, than what this device wrote or than what a listener heard', async () => {
  const { ttlMs } = limits.default;
  const run = async (steps: { id: (typeof ids)[number]; do: string }[]) => {
    const { clearCaches } = await import('./caches.ts');
    clearCaches();
    journal({ entries: [], applied: [] });
    const recall = createCachedReader<{ id: string; version: number }>('default', 'record');
    /** When each version of a document was replaced on the server; the last is the one that is there. */
    const replaced = { ana: [Infinity], bo: [Infinity] };
    const least = { ana: 0, bo: 0 };
    const write = (id: (typeof ids)[number]) => {
      replaced[id].splice(-1, 1, Date.now());
      return replaced[id].push(Infinity) - 1;
    };
    const onTheirWay: (() => void)[] = [];
    const checks: Promise<void>[] = [];
    for (const { id, do: step } of steps) {
      const version = replaced[id].length - 1;
      if (step === 'read') {
        const [from, floor] = [Date.now() - ttlMs, least[id]];
        const read = () =>
          new Promise<{ id: string; version: number }>((done) => {
            const seen = { id, version: replaced[id].length - 1 };
            onTheirWay.push(() => done(seen));
          });
        const check = recall(id, one(id), read).then((got) => {
          expect(got?.version).toBeGreaterThanOrEqual(floor);
          expect(replaced[id][got?.version ?? -1]).toBeGreaterThanOrEqual(from);
        });
        checks.push(check);
      }
      if (step === 'answer') onTheirWay.shift()?.();
      if (step === 'elsewhere') write(id);
      if (step === 'wait') {
        // A reading takes seconds, not minutes.
        while (onTheirWay.length > 0) onTheirWay.shift()?.();
        vi.setSystemTime(Date.now() + ttlMs / 2 + 1);
      }
      if (step === 'hear') {
        least[id] = version;
        const document = { id, version };
        invalidateFromListener('donors', [document]);
      }
      const operation = { operation: 'update', table: 'donors', id, data: {} };
      const { entries, applied } = useJournal.getState();
      if (step === 'own') journal({ entries: [...entries, { id: `${entries.length}`, operation }] });
      if (step === 'other tab') {
        least[id] = write(id);
        journal({ applied: [...applied, operation] });
      }
      const waiting = entries.filter((entry) => entry.operation.id === id);
      if (step === 'sent' && waiting[0]) {
        least[id] = write(id);
        journal({
          entries: entries.filter((entry) => entry !== waiting[0]),
          applied: [...applied, operation],
        });
      }
      // So that an answer that has arrived is kept before the next thing happens.
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    }
    while (onTheirWay.length > 0) onTheirWay.shift()?.();
    await Promise.all(checks);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), run), { numRuns: 500 });
});
