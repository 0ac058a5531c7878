import type { Query } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { givingQuarters } from '#shared/collections/giving-quarters.ts';
import { useConnectivity } from './connectivity.ts';
import { readCachedList, readList, readListDirectly, readWholeList } from './lookup.ts';

const database = vi.hoisted(() => ({ ids: [] as string[], fromCache: false }));
const rule = { conditions: [], order: null, limit: 2 };
const direct = vi.hoisted(() => ({ rows: vi.fn() }));
const device = vi.hoisted(() => ({
  stored: new Map<string, { value: unknown; at: number }>(),
  put: vi.fn(),
}));
const fieldsOf = vi.hoisted(() => (id: string) => ({ quarter: id, cells: {} }));

vi.mock('firebase/firestore', () => ({
  getDocs: async () => ({
    docs: database.ids.map((id) => ({ id, data: () => fieldsOf(id) })),
    metadata: { fromCache: database.fromCache },
  }),
}));
vi.mock('./follow.ts', () => ({ recordResponse: () => undefined }));
vi.mock('./own-changes.ts', () => ({ ownChangesNow: () => [] }));
vi.mock('./queries.ts', () => ({ ruleOf: () => rule }));
vi.mock('./rest-list.ts', () => ({ restRows: direct.rows }));
vi.mock('./query-cache.ts', () => ({
  persistQuery: device.put,
  readPersistedQuery: async (key: string) => device.stored.get(key) ?? null,
}));

const list = {} as Query;
const idsOf = (found: readonly { id: string }[] | undefined) => found?.map(({ id }) => id);
const answers = (ids: string[], fromCache = false) => Object.assign(database, { ids, fromCache });
beforeEach(() => {
  device.stored.clear();
  device.put.mockClear();
});

it('keeps what the server says of a list, nothing among it', async () => {
  for (const ids of [['2026-Q4'], []]) {
    answers(ids);
    const found = await readCachedList(givingQuarters, 'key', list);
    expect([idsOf(found?.value), found?.at]).toEqual([ids, null]);
    expect(device.put).toHaveBeenLastCalledWith('key', [ids.map((id) => ({ id, fields: fieldsOf(id) }))]);
  }
});

it('says without a connection what the server said last, and nothing where that is not known', async () => {
  answers([], true);
  expect(await readCachedList(givingQuarters, 'key', list)).toBeNull();
  device.stored.set('key', { value: [[{ id: '2026-Q3', fields: fieldsOf('2026-Q3') }]], at: 7 });
  const found = await readCachedList(givingQuarters, 'key', list);
  expect([idsOf(found?.value), found?.at]).toEqual([['2026-Q3'], 7]);
  expect(device.put).not.toHaveBeenCalled();
});

it('takes nothing that memory happens to have for a whole list', async () => {
  answers(['2026-Q4'], true);
  expect(idsOf(await readList(givingQuarters, list))).toEqual(['2026-Q4']);
  await expect(readWholeList(givingQuarters, list)).rejects.toMatchObject({ code: 'unavailable' });
  answers(['2026-Q4']);
  expect(idsOf(await readWholeList(givingQuarters, list))).toEqual(['2026-Q4']);
});

it('asks past the library where it can, and the library where that fails or there is no connection', async () => {
  answers(['2026-Q3']);
  const ask = async () => idsOf(await readListDirectly(givingQuarters, 'organizations/o/quarters', list));
  direct.rows.mockResolvedValueOnce([{ id: '2026-Q4', fields: fieldsOf('2026-Q4') }]);
  expect(await ask()).toEqual(['2026-Q4']);
  expect(direct.rows).toHaveBeenCalledWith('organizations/o/quarters', rule);
  direct.rows.mockRejectedValueOnce(new Error('The database answered 503.'));
  expect(await ask()).toEqual(['2026-Q3']);
  useConnectivity.setState({ online: false });
  expect(await ask()).toEqual(['2026-Q3']);
  expect(direct.rows).toHaveBeenCalledTimes(2);
  useConnectivity.setState({ online: true });
});
