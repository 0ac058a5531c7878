import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  storage.clear();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => storage.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

const stored = (): unknown[] => JSON.parse(storage.get('criticalErrors') ?? '[]');

it.each([
  ['unavailable', 'critical'],
  ['permission-denied', 'high'],
  ['already-exists', 'medium'],
  ['somewhere-else', 'low'],
  ['', 'low'],
])('grades %s as %s', async (code, severity) => {
  const { entryOf } = await import('./log.ts');
  expect(entryOf(Object.assign(new Error('no'), { code }), 'test', 7)).toMatchObject({
    message: 'no',
    code,
    context: 'test',
    timestamp: 7,
    severity,
  });
});

it('keeps the last hundred in memory, and the last ten critical ones on the device', async () => {
  const { record, recentErrors } = await import('./log.ts');
  for (let count = 0; count < 120; count += 1) record(new Error(`n${count}`), 'test', 'critical');
  expect(recentErrors()).toHaveLength(100);
  expect(recentErrors()[0]).toMatchObject({ message: 'n20' });
  expect(stored()).toHaveLength(10);
  expect(stored()[9]).toMatchObject({ message: 'n119' });
});

it('stores nothing on the device for lesser errors', async () => {
  const { record } = await import('./log.ts');
  record(new Error('small'), 'test');
  record('a rejected text', 'test', 'high');
  expect(stored()).toEqual([]);
});

it('stands a closed storage', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('closed');
    },
  });
  const { record, recentErrors } = await import('./log.ts');
  record(new Error('bad'), 'test', 'critical');
  expect(recentErrors()).toHaveLength(1);
});
