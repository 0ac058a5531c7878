import { describe, expect, it } from 'vitest';
import * as collections from '#shared/collections/index.ts';
import { importsOf, sourceFiles } from '../unit/source-files.ts';
import { withoutIndex, withoutQuery } from './check-indexes.ts';
import { overrideOf, readIndexFile } from './index-file.ts';
import { queryFiles } from './query-files.ts';
import { committed, linesOf, merged } from './query-recording.ts';
import { shapeIn, textOf } from './query-shape.ts';

/**
 * Holds `firestore.indexes.json` against every query that the product sends, as the suites recorded them. The emulator
 * asks for no index: a missing one would show only in production.
 */
const file = readIndexFile();
const recording = committed();
const shapes = Object.keys(recording).map(shapeIn);

/** The fields of every collection, by the collection's name. */
const schemas = new Map<string, string[]>(
  Object.values(collections).flatMap((one) =>
    typeof one === 'object' && 'schema' in one
      ? [[one.name, Object.keys(one.schema.shape)] satisfies [string, string[]]]
      : [],
  ),
);
/** What to do where an index is missing, or one too many. */
const change =
  "Change the `list` of the collection's definition or scripts/lib/query-indexes.ts. Run: npm run indexes:write";

describe('the indexes', () => {
  it('serve every query', () => {
    expect(withoutIndex(file, shapes), change).toEqual([]);
  });

  it('are each read by a query: one costs an entry for every document', () => {
    expect(withoutQuery(file, shapes), change).toEqual([]);
  });

  it('are each declared once', () => {
    const declared = [
      ...file.indexes.map((one) => JSON.stringify(one)),
      ...file.fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`),
    ];
    expect(declared.filter((one, at) => declared.indexOf(one) !== at)).toEqual([]);
  });

  it('are of collections and fields that exist', () => {
    const named = [
      ...file.indexes.flatMap(({ collectionGroup, fields }) =>
        fields.map(({ fieldPath }) => ({ collectionGroup, fieldPath })),
      ),
      ...file.fieldOverrides,
    ];
    const unknown = named.filter(({ collectionGroup, fieldPath }) => {
      const fields = schemas.get(collectionGroup);
      return !fields || !(fieldPath === '*' || fields.includes(fieldPath.split('.')[0] ?? ''));
    });
    expect(unknown).toEqual([]);
  });

  it('are left out for every field that no query asks for', () => {
    const automatic = [...schemas.keys()].filter(
      (name) => overrideOf(file, name, 'any')?.indexes.length !== 0,
    );
    expect(automatic).toEqual([]);
  });

  it('come with the deletion of what has expired, and of nothing else', () => {
    const over = file.fieldOverrides.flatMap((one) =>
      one.ttl ? [`${one.collectionGroup} ${one.fieldPath}`] : [],
    );
    expect(over.toSorted()).toEqual([
      'call_claims expires_at',
      'call_results expires_at',
      'due expires_at',
      'form_posts expires_at',
      'import_removals expires_at',
      'outbox expires_at',
      'sign_ups expires_at',
      'two_factor_attempts expires_at',
      'two_factor_device_secrets expires_at',
      'two_factor_tickets expires_at',
      'two_factor_trusted_devices expires_at',
      'walk_ups expires_at',
    ]);
  });
});

/** What to do where one of these fails; `README.md` has more. */
const renew = 'Cover it by a test and run `npm run indexes`.';

describe('the recording', () => {
  it('has every file that builds a query', () => {
    const recorded = new Set(Object.values(recording).flat());
    expect(
      queryFiles().filter((path) => !recorded.has(path)),
      renew,
    ).toEqual([]);
  });

  it('has no file that is gone', () => {
    const files = new Set(
      ['functions/shared', 'functions/src', 'web/src'].flatMap((folder) =>
        sourceFiles(folder, /\.tsx?$/).map(({ path }) => path),
      ),
    );
    const missing = Object.values(recording)
      .flat()
      .filter((path) => !files.has(path));
    expect([...new Set(missing)], 'Run `npm run indexes`.').toEqual([]);
  });

  it('is of collections that exist', () => {
    const unknown = shapes.filter(({ collection }) => !schemas.has(collection));
    expect(unknown.map(textOf)).toEqual([]);
  });

  it('is sorted and complete in each line', () => {
    expect(JSON.stringify(recording)).toBe(JSON.stringify(merged(linesOf(recording))));
    expect(Object.keys(recording).filter((query) => textOf(shapeIn(query)) !== query)).toEqual([]);
    expect(Object.values(recording).filter((files) => files.length === 0)).toEqual([]);
  });

  it('misses no entrance: the web app takes Firestore from one package', () => {
    const others = sourceFiles('web/src', /\.tsx?$/).flatMap((one) =>
      importsOf(one)
        .filter((name) => /^(?:firebase\/firestore\/|@firebase\/firestore)/.test(name))
        .map((name) => `${one.path}: ${name}`),
    );
    expect(others).toEqual([]);
  });
});
