import { expect, it } from 'vitest';
import * as functionsOnly from '#shared/collections/functions-only.ts';
import * as written from '#shared/collections/written.ts';
import { auditedTables } from '#shared/collections/written-marks.ts';
import { sourceFiles } from './source-files.ts';

/** How functions tell a deletion: by a trigger of `index.ts` that hears who did it, or in an endpoint or use case that deletes. */
const teller =
  /WithAuthContext\(\s*(?:at\('(\w+)'|\{ document: '(\w+)\/\{organization\}')|'record_deleted', what: (\w+)\.name\b/g;
const names = new Map<string, string>(
  Object.entries({ ...written, ...functionsOnly }).map(([key, { name }]) => [key, name]),
);

it('tells the deletion of each audited collection, and of no other', () => {
  const files = ['functions/src', 'functions/shared/usecases'].flatMap((folder) =>
    sourceFiles(folder, /^(?!.*\.test\.ts$).*\.ts$/),
  );
  const audited = files.flatMap(({ text }) =>
    [...text.matchAll(teller)]
      .map(([, ...found]) => found.find((one) => one !== undefined) ?? '')
      .map((name) => names.get(name) ?? name),
  );
  expect([...new Set(audited)].toSorted()).toEqual([...auditedTables].toSorted());
});
