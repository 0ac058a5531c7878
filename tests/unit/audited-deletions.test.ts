import { expect, it } from 'vitest';
import * as written from '#shared/collections/written.ts';
import { auditedTables } from '#shared/collections/written-marks.ts';
import { sourceFiles } from './source-files.ts';

/** How functions tell a deletion: by a trigger of `index.ts`, or in an endpoint that deletes. */
const teller =
  /\b(?:recordDeleted|recordWritten|deletionLine)\(\s*(?:\{ db \}|\w+),\s*(?:'(\w+)'|(\w+)\.name)/g;
const names = new Map<string, string>(Object.entries(written).map(([key, { name }]) => [key, name]));

it('tells the deletion of each audited collection, and of no other', () => {
  const files = sourceFiles('functions/src', /^(?!.*\.test\.ts$).*\.ts$/);
  const audited = files.flatMap(({ text }) =>
    [...text.matchAll(teller)].map(([, name, key = '']) => name ?? names.get(key) ?? key),
  );
  expect([...new Set(audited)].toSorted()).toEqual([...auditedTables].toSorted());
});
