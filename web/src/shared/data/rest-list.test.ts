import { Timestamp } from 'firebase/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { restRows, structuredQuery } from './rest-list.ts';

vi.mock('./rest.ts', () => ({
  documentsName: 'projects/one/databases/(default)/documents',
  restAddress: (path: string) => `https://database.example/v1${path}`,
  restProof: async () => ({ token: 'token', appCheck: 'app' }),
}));
afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown, status = 200) => {
  const sent = vi.fn(async (_address: string, _request: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', sent);
  return sent;
};
const rule = {
  conditions: [],
  order: { field: 'name_key', direction: 'asc' },
  prefix: 'un',
  limit: 2,
} as const;

it('asks a list of one organization, as whoever is signed in', async () => {
  const sent = answers([{ readTime: '2026-11-27T10:00:00Z' }]);
  expect(await restRows('organizations/o/tags', rule)).toEqual([]);
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(address).toBe('https://database.example/v1/organizations/o:runQuery');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer token', 'x-firebase-appcheck': 'app' });
  expect(JSON.parse(String(request?.body))).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'tags' }],
      orderBy: [
        { field: { fieldPath: 'name_key' }, direction: 'ASCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
      ],
      startAt: { values: [{ stringValue: 'un' }], before: true },
      endAt: { values: [{ stringValue: 'un\u{10ffff}' }], before: false },
      limit: 2,
    },
  });
});

it('asks by what a field contains, newest first', () => {
  const conditions = [{ field: 'tags', is: 'array-contains', value: 'Union' }] as const;
  const order = { field: 'created_at', direction: 'desc' } as const;
  expect(structuredQuery('people', { conditions, order })).toMatchObject({
    where: {
      fieldFilter: { field: { fieldPath: 'tags' }, op: 'ARRAY_CONTAINS', value: { stringValue: 'Union' } },
    },
    orderBy: [{ direction: 'DESCENDING' }, { direction: 'DESCENDING' }],
  });
});

it('asks for all conditions together', () => {
  const conditions = [
    { field: 'status', is: '==', value: 'open' },
    { field: 'cents', is: '>=', value: 100 },
    { field: 'kind', is: 'in', value: ['a', 'b'] },
  ] as const;
  const filters = [
    { fieldFilter: { op: 'EQUAL', value: { stringValue: 'open' } } },
    { fieldFilter: { op: 'GREATER_THAN_OR_EQUAL', value: { integerValue: '100' } } },
    {
      fieldFilter: {
        op: 'IN',
        value: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
      },
    },
  ];
  expect(structuredQuery('gifts', { conditions, order: null })).toMatchObject({
    where: { compositeFilter: { op: 'AND', filters } },
  });
});

it('gives what is stored as the library does', async () => {
  const fields = {
    text: { stringValue: 'Ana' },
    none: { nullValue: null },
    yes: { booleanValue: true },
    count: { integerValue: '12' },
    share: { doubleValue: 0.5 },
    at: { timestampValue: '2026-11-27T10:00:00.123456Z' },
    early: { timestampValue: '1969-12-31T23:59:59.5Z' },
    list: { arrayValue: { values: [{ stringValue: 'a' }] } },
    empty: { arrayValue: {} },
    map: { mapValue: { fields: { inner: { integerValue: '1' } } } },
  };
  answers([
    { document: { name: 'projects/one/databases/(default)/documents/organizations/o/people/p', fields } },
  ]);
  expect(await restRows('organizations/o/people', rule)).toEqual([
    {
      id: 'p',
      fields: {
        ...{ text: 'Ana', none: null, yes: true, count: 12, share: 0.5, list: ['a'], empty: [] },
        at: new Timestamp(Date.parse('2026-11-27T10:00:00Z') / 1_000, 123_456_000),
        early: new Timestamp(-1, 500_000_000),
        map: { inner: 1 },
      },
    },
  ]);
});

it('rejects where the database refuses, and where it answers something else', async () => {
  answers([{ error: { code: 403 } }], 403);
  await expect(restRows('organizations/o/tags', rule)).rejects.toThrow('403');
  answers({ unexpected: true });
  await expect(restRows('organizations/o/tags', rule)).rejects.toThrow();
});
