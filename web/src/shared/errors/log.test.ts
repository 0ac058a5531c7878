import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => ({
  ...(await import('./log.ts')),
  ...(await import('./noted.ts')),
  ...(await import('./entries.ts')),
});
const stored = (): { message: string }[] => JSON.parse(storage.get('criticalErrors') ?? '[]');
/** What the log hands on comes a moment later. */
const settled = () => vi.dynamicImportSettled();

it('keeps the last hundred in memory, and the last ten critical ones on the device, over visits', async () => {
  const { record, recentErrors } = await load();
  for (let count = 0; count < 120; count += 1) record(new Error(`n${count}`), 'test', 'critical');
  await settled();
  expect(recentErrors()).toHaveLength(100);
  expect(recentErrors()[0]).toMatchObject({
    message: 'n20',
    context: 'test',
    severity: 'critical',
    code: '',
  });
  expect(stored().map(({ message }) => message)).toEqual(
    Array.from({ length: 10 }, (_, at) => `n${110 + at}`),
  );

  vi.resetModules();
  const later = await load();
  later.record(Object.assign(new Error('down'), { code: 'data-loss' }), 'test');
  await settled();
  expect(later.recentErrors()).toHaveLength(1);
  expect(
    stored()
      .map(({ message }) => message)
      .slice(-2),
  ).toEqual(['n119', 'down']);
  expect(stored()).toHaveLength(10);
});

it('stores nothing on the device for lesser errors', async () => {
  const { record, recentErrors } = await load();
  record(new Error('small'), 'test');
  record('a rejected text', 'test', 'high');
  await settled();
  expect(stored()).toEqual([]);
  expect(recentErrors()).toMatchObject([
    { message: 'small', severity: 'low' },
    { message: 'a rejected text', severity: 'high', details: '' },
  ]);
});

it('is scrubbed and cut before anybody can copy it', async () => {
  const { record, recentErrors } = await load();
  record(new Error(`ana@example.org ${'x '.repeat(4_000)}`), 'test', 'critical');
  await settled();
  const [entry] = recentErrors();
  expect(entry?.message).toHaveLength(2_048);
  expect(entry?.message.startsWith('[email] x')).toBe(true);
  expect(JSON.stringify([entry, stored()])).not.toContain('example.org');
});

it('stands a closed storage, and one that holds something else', async () => {
  storage.set('criticalErrors', '{"not":"ours"');
  const { record } = await load();
  record(new Error('bad'), 'test', 'critical');
  await settled();
  expect(stored()).toHaveLength(1);
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  record(new Error('bad'), 'test', 'critical');
  await settled();
});

it('can be copied, the newest first', async () => {
  const { asText } = await import('./copy.ts');
  const entry = { timestamp: 0, severity: 'high', context: 'window', code: '', details: '' } as const;
  const later = { ...entry, timestamp: 1_000, code: 'internal', message: 'second', details: 'at f' };
  expect(asText([{ ...entry, message: 'first' }, later])).toBe(
    '1970-01-01T00:00:01.000Z high, window, internal\nsecond\nat f\n\n1970-01-01T00:00:00.000Z high, window\nfirst',
  );
});

it('keeps the last hundred steps', async () => {
  const { breadcrumb, crumbs } = await load();
  for (let count = 0; count < 120; count += 1) breadcrumb('click', `n${count}`);
  expect(crumbs).toHaveLength(100);
  expect(crumbs[0]).toMatchObject({ kind: 'click', message: 'n20' });
});
