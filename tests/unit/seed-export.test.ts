import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as collections from '#shared/collections/index.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { exported } from './seed-export.ts';

const folder = 'emulator-data/firestore_export/all_namespaces/all_kinds';
const documents = readdirSync(folder)
  .filter((name) => name.startsWith('output-'))
  .flatMap((name) => [...exported(`${folder}/${name}`)]);

test('every document of the committed seed fits its collection as it is now: run `npm run seed` where one does not', () => {
  const scopes = ['', ...new Set(accounts.map(({ organization }) => organization))];
  const schemas = new Map(
    Object.values(collections).flatMap((one) =>
      typeof one === 'object' && 'schema' in one
        ? scopes.map((scope) => [one.path(scope), one.schema] as const)
        : [],
    ),
  );
  const wrong = new Map<string, string>();
  for (const { path, data } of documents) {
    const collection = path.slice(0, path.lastIndexOf('/'));
    const problem = schemas.get(collection)?.safeParse(data).error?.message;
    if (problem !== undefined || !schemas.has(collection))
      wrong.set(collection, problem ?? 'is no collection');
  }
  expect(documents.length).toBeGreaterThan(9_000);
  expect(Object.fromEntries(wrong)).toEqual({});
});
