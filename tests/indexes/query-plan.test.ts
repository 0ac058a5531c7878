import { describe, expect, it } from 'vitest';
import { withoutIndex, withoutQuery } from './check-indexes.ts';
import { parseIndexFile } from './index-file.ts';
import { planOf } from './query-plan.ts';
import { shapeIn } from './query-shape.ts';

type Line = { composites?: string[]; overrides?: Record<string, string[]> };

const scoped = (text: string) => ({
  queryScope: text.startsWith('all ') ? 'COLLECTION_GROUP' : 'COLLECTION',
  rest: text.replace(/^all /, ''),
});
const modeOf = (mode: string | undefined) =>
  mode === 'contains' ? { arrayConfig: 'CONTAINS' } : { order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };

/** An index file for collection `x`: composites as `a asc, b desc`, overrides by field as `asc`; `all` before either. */
const fileOf = ({ composites = [], overrides = {} }: Line) =>
  parseIndexFile(
    JSON.stringify({
      indexes: composites.map((text) => {
        const { queryScope, rest } = scoped(text);
        const fields = rest.split(', ').map((one) => {
          const [fieldPath, mode] = one.split(' ');
          return { fieldPath, ...modeOf(mode) };
        });
        return { collectionGroup: 'x', queryScope, fields };
      }),
      fieldOverrides: Object.entries(overrides).map(([fieldPath, modes]) => ({
        collectionGroup: 'x',
        fieldPath,
        indexes: modes.map((text) => {
          const { queryScope, rest } = scoped(text);
          return { queryScope, ...modeOf(rest) };
        }),
      })),
    }),
  );

/** A query, what the file declares, and whether the query has its index. */
type Case = readonly [query: string, file: Line, isServed: boolean];

const groups: Record<string, readonly Case[]> = {
  'without a declaration': [
    ['x', {}, true],
    ['all x', {}, true],
    ['x where __name__ range', {}, true],
    ['x order by __name__ desc', {}, false],
    ['x where a ==', {}, true],
    ['x where a in', {}, true],
    ['x where a ==, b ==', {}, true],
    ['x where a ==, __name__ range', {}, true],
    ['x where a array-contains', {}, true],
    ['x where a array-contains, b ==', {}, true],
    ['x where a range order by a asc', {}, true],
    ['x where a range order by a desc', {}, true],
    ['x where a != order by a asc', {}, true],
    ['x order by a desc', {}, true],
    ['x order by a desc, __name__ asc', {}, false],
    ['x where a == order by a asc', {}, true],
    ['x where a in order by a asc', {}, true],
    ['x where a == order by b asc', {}, false],
    ['x order by a asc, b asc', {}, false],
    ['x where a array-contains order by b asc', {}, false],
    ['x aggregate count', {}, true],
    ['x aggregate sum a', {}, true],
    ['x aggregate sum a, sum b', {}, false],
    ['x where a == aggregate sum a', {}, true],
    ['x where a == aggregate sum b', {}, false],
    ['x where a range order by a asc aggregate sum b', {}, false],
    ['all x where a ==', {}, false],
    ['all x order by a asc', {}, false],
  ],
  'where automatic indexes are replaced': [
    ['x where a ==', { overrides: { a: [] } }, false],
    ['x where a ==, b ==', { overrides: { a: [] } }, false],
    ['x where a ==', { overrides: { '*': [] } }, false],
    ['x where a ==', { overrides: { '*': [], a: ['asc'] } }, true],
    ['x where a.b ==', { overrides: { a: [] } }, false],
    ['x where a.b ==', { overrides: { a: [], 'a.b': ['asc'] } }, true],
    ['x order by a asc', { overrides: { a: ['asc'] } }, true],
    ['x order by a desc', { overrides: { a: ['asc'] } }, false],
    ['x order by a desc', { overrides: { a: ['asc', 'all desc'] } }, false],
    ['x order by a desc', { overrides: { a: ['asc', 'desc'] } }, true],
    ['x where a ==', { overrides: { a: ['desc'] } }, false],
    ['x where a array-contains', { overrides: { a: ['asc'] } }, false],
    ['x where a array-contains', { overrides: { a: ['contains'] } }, true],
    ['all x order by a asc', { overrides: { a: ['all asc'] } }, true],
    ['all x order by a desc', { overrides: { a: ['all asc'] } }, false],
    ['all x order by a asc', { overrides: { a: ['asc'] } }, false],
    ['x where a == order by b desc', { composites: ['a asc, b desc'], overrides: { '*': [] } }, true],
  ],
  'with composites': [
    ['x where a == order by b desc', { composites: ['a asc, b desc'] }, true],
    ['x where a == order by b asc', { composites: ['a asc, b desc'] }, false],
    ['x where a == order by b desc', { composites: ['a desc, b desc'] }, true],
    ['x where a == order by b desc', { composites: ['b desc, a asc'] }, false],
    ['x where a == order by b desc', { composites: ['all a asc, b desc'] }, false],
    ['all x where a == order by b desc', { composites: ['all a asc, b desc'] }, true],
    ['x where a in order by b desc', { composites: ['a asc, b desc'] }, true],
    ['x order by b desc', { composites: ['a asc, b desc'], overrides: { b: [] } }, false],
    ['x where a == order by b desc', { composites: ['a asc, b desc, c desc'] }, false],
    ['x where a range, b == order by a asc', { composites: ['b asc, a asc'] }, true],
    ['x where a range, b == order by a desc', { composites: ['b asc, a asc'] }, false],
    ['x where a array-contains order by b asc', { composites: ['a contains, b asc'] }, true],
    ['x where a array-contains order by b asc', { composites: ['a asc, b asc'] }, false],
    ['x where a == order by b asc', { composites: ['a contains, b asc'] }, false],
    ['x order by a desc, b asc', { composites: ['a desc, b asc'] }, true],
    ['x order by a desc, b asc', { composites: ['b asc, a desc'] }, false],
    ['x order by a desc, __name__ asc', { composites: ['a desc, __name__ asc'] }, true],
    ['x order by __name__ desc', { composites: ['__name__ desc'] }, true],
    ['x where a == order by b desc, __name__ asc', { composites: ['a asc, b desc'] }, false],
  ],
  'with sums': [
    ['x where a == aggregate sum b', { composites: ['a asc, b asc'] }, true],
    ['x where a == aggregate count, sum b', { composites: ['a asc, b asc'] }, true],
    ['x where a == aggregate sum b', { composites: ['a asc, b desc'] }, false],
    ['x where a == aggregate sum b, sum c', { composites: ['a asc, b asc'] }, false],
    ['x where a == aggregate sum b, sum c', { composites: ['a asc, c asc, b asc'] }, true],
    ['x where a ==, b range order by b asc aggregate sum c', { composites: ['a asc, b asc, c asc'] }, true],
    ['x where a ==, b range order by b asc aggregate sum c', { composites: ['a asc, b asc'] }, false],
    ['x aggregate sum b', { overrides: { b: [] } }, false],
  ],
  'by merging': [
    ['x where a ==, b == order by c desc', { composites: ['a asc, c desc', 'b asc, c desc'] }, true],
    ['x where a ==, b == order by c desc', { composites: ['a asc, c desc'] }, false],
    ['x where a ==, b == order by c desc', { composites: ['a asc, c desc', 'b asc, c asc'] }, false],
    ['x where a ==, b == order by c desc', { composites: ['a asc, b asc, c desc'] }, true],
    [
      'x where a ==, b ==, c == order by d asc',
      { composites: ['a asc, b asc, d asc', 'c asc, d asc'] },
      true,
    ],
    ['x where a ==, b == aggregate sum c', { composites: ['a asc, c asc', 'b asc, c asc'] }, true],
    ['x where a ==, b == aggregate sum c', { composites: ['a asc, c asc'] }, false],
    [
      'x where a array-contains, b == order by c asc',
      { composites: ['a contains, c asc', 'b asc, c asc'] },
      true,
    ],
    ['x where a ==, b ==', { composites: ['a asc, b asc'], overrides: { '*': [] } }, true],
  ],
};

describe.each(Object.entries(groups))('a query %s', (_, cases) => {
  it.each(cases)('%s with %j: %s', (query, file, isServed) => {
    expect(planOf(fileOf(file), shapeIn(query)) !== null).toBe(isServed);
  });
});

describe('an index without a query', () => {
  it.each<[line: Line, queries: string[], unused: string[]]>([
    [{ composites: ['a asc, b desc'] }, ['x where a == order by b desc'], []],
    [{ composites: ['a asc, b desc'] }, ['x where a == order by b asc'], ['x (a asc, b desc)']],
    [{ composites: ['a asc, b desc'] }, ['x where a =='], ['x (a asc, b desc)']],
    // Both would do alone; which of them is cheaper, whoever wrote them knows.
    [
      { composites: ['a asc, b asc, c desc', 'b asc, a asc, c desc'] },
      ['x where a ==, b == order by c desc'],
      [],
    ],
    [{ composites: ['a asc, c desc', 'b asc, c desc'] }, ['x where a ==, b == order by c desc'], []],
    // What is needed for merging alone is not needed beside an index that serves the whole.
    [
      { composites: ['a asc, b asc, c desc', 'a asc, c desc'] },
      ['x where a ==, b == order by c desc'],
      ['x (a asc, c desc)'],
    ],
    [{ overrides: { a: ['asc', 'desc'] } }, ['x order by a desc'], ['x (a asc)']],
    [{ overrides: { a: ['asc', 'all asc'] } }, ['all x order by a asc'], ['x (a asc)']],
    [{ overrides: { a: ['asc'] } }, ['y order by a asc'], ['x (a asc)']],
  ])('%j, asked %j: %j', (line, queries, unused) => {
    expect(withoutQuery(fileOf(line), queries.map(shapeIn))).toEqual(unused);
  });
});

it('names the queries without an index', () => {
  const queries = ['x order by a asc', 'x where a == order by b asc'];
  expect(withoutIndex(fileOf({}), queries.map(shapeIn))).toEqual(['x where a == order by b asc']);
});
