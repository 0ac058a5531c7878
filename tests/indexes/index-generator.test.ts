import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { List } from '#shared/collections/define.ts';
import { type Definition, definitions } from '../../scripts/lib/definitions.ts';
import { indexesOf, indexText, type Others } from '../../scripts/lib/indexes.ts';
import { withoutIndex, withoutQuery } from './check-indexes.ts';
import { type IndexFile, parseIndexFile, readIndexFile, readIndexText } from './index-file.ts';
import { listQueries } from './list-shapes.ts';

/** Firestore takes 1,000 with billing; the rest is for what is deployed while another is removed. */
const configurationsMax = 800;
const nothingElse: Others = { queryIndexes: {}, groupIndexes: {}, expiries: {} };
const [first] = definitions;
if (!first) throw new Error('There are no definitions.');
const definition = (list: List | null): Definition => ({ ...first, name: 'x', list });
const generated = (list: List | null, more: Partial<Others> = {}): IndexFile =>
  parseIndexFile(indexText(indexesOf([definition(list)], { ...nothingElse, ...more })));

test('firestore.indexes.json is what the definitions and scripts/lib/query-indexes.ts make', () => {
  const isCurrent = indexText(indexesOf(definitions)) === readIndexText();
  expect(
    isCurrent,
    'firestore.indexes.json differs from the definitions or scripts/lib/query-indexes.ts. Run: npm run indexes:write',
  ).toBe(true);
});

test(`no more than ${configurationsMax} field configurations, and as many composite indexes`, () => {
  const { indexes, fieldOverrides } = readIndexFile();
  const fields = `${fieldOverrides.length} field configurations. Are there single-field indexes to do without?`;
  expect(fieldOverrides.length, fields).toBeLessThanOrEqual(configurationsMax);
  expect(indexes.length, `${indexes.length} composite indexes.`).toBeLessThanOrEqual(configurationsMax);
});

describe('the list of', () => {
  const lists = definitions.flatMap(({ name, list }) => (list ? [{ name, list }] : []));

  it.each(lists)('$name has an index for each sort, filter and search', ({ name, list }) => {
    expect(withoutIndex(readIndexFile(), listQueries(name, list))).toEqual([]);
  });

  it.each(lists)('$name fails when a sort or a filter is new', ({ name, list }) => {
    const more = { ...list, sorts: { ...list.sorts, entered: ['created_by', 'asc'] } } satisfies List;
    expect(withoutIndex(readIndexFile(), listQueries(name, more))).not.toEqual([]);
    const filtered: List = { ...list, filters: { ...list.filters, entered: ['created_by', 'equals'] } };
    expect(withoutIndex(readIndexFile(), listQueries(name, filtered))).not.toEqual([]);
  });
});

const field = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const sort = fc.tuple(field, fc.constantFrom('asc' as const, 'desc' as const));
const filter = fc.tuple(field, fc.constantFrom('equals' as const, 'alone' as const));
const named = <T>(prefix: string, all: readonly T[]) =>
  Object.fromEntries(all.map((one, at) => [`${prefix}${at}`, one]));
const anyList = fc
  .record({
    sorts: fc.array(sort, { minLength: 1, maxLength: 3 }),
    filters: fc.uniqueArray(filter, { maxLength: 4, selector: ([name]) => name }),
    tags: fc.constantFrom('none', 'equals', 'alone'),
    search: fc.uniqueArray(field, { maxLength: 2 }),
  })
  .map(
    ({ sorts, filters, tags, search }): List => ({
      sorts: named('sort', sorts),
      filters: {
        ...named(
          'filter',
          filters.map(([name, kind]): NonNullable<List['filters']>[string] =>
            kind === 'alone' ? [name, 'equals', 'alone'] : [name, 'equals'],
          ),
        ),
        ...(tags === 'equals' && { tags: ['tags', 'contains'] }),
        ...(tags === 'alone' && { tags: ['tags', 'contains', 'alone'] }),
      },
      search,
    }),
  );

describe('a generated file', () => {
  it('serves every query of any list, and has no index that none of them reads', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const file = generated(list);
        const queries = listQueries('x', list);
        expect(withoutIndex(file, queries)).toEqual([]);
        expect(withoutQuery(file, queries)).toEqual([]);
      }),
    );
  });

  it('exempts all other fields', () => {
    expect(generated(null).fieldOverrides).toEqual([{ collectionGroup: 'x', fieldPath: '*', indexes: [] }]);
  });

  it('has one configuration for all indexes of a field and its deletion', () => {
    const more = {
      queryIndexes: { x: ['at desc'] },
      groupIndexes: { x: ['at asc'] },
      expiries: { x: 'at' },
    };
    expect(generated(null, more).fieldOverrides.slice(1)).toEqual([
      {
        collectionGroup: 'x',
        fieldPath: 'at',
        ttl: true,
        indexes: [
          { order: 'DESCENDING', queryScope: 'COLLECTION' },
          { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
        ],
      },
    ]);
  });

  it('is refused when a list has it already', () => {
    const list: List = { sorts: { name: ['name', 'asc'] } };
    expect(() => generated(list, { queryIndexes: { x: ['name asc'] } })).toThrow('name asc already');
  });

  it('is refused when a query would compare two lists of values', () => {
    const filters = { tag: ['tags', 'contains'], skill: ['skills', 'contains'] } as const;
    expect(() => generated({ sorts: { name: ['name', 'asc'] }, filters })).toThrow('two filters');
  });
});
