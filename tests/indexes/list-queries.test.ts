import { expect, it } from 'vitest';
import type { List } from '#shared/collections/define.ts';
import * as collections from '#shared/collections/index.ts';
import { addressesOf, queryLists } from '../journeys/support/query-lists.ts';
import { sourceFiles } from '../unit/source-files.ts';

const sorted = (list: Iterable<string>) => [...new Set(list)].toSorted();
/** Lists that no definition describes, as their files declare them: `sorts: […], filters: {…}`. */
const declaration = /\bsorts: \[([^\]]*)\],?\s*filters: \{([^}]*)\}/g;
const quotedIn = (text: string) => text.match(/(?<=')\w+(?=')/g) ?? [];
const keysIn = (text: string) => text.match(/\w+(?=:)/g) ?? [];

/** These narrow what the device holds, or have one order and no filter. */
const others = [
  'use-voter-question.ts',
  'use-call-audience.ts',
  'use-turf-audience.ts',
  'backups-page.tsx',
  'people-of.tsx',
  'people-list.tsx',
];
const handwritten = sourceFiles('web/src/features', /\.tsx?$/)
  .filter(({ path }) => !others.some((name) => path.endsWith(`/${name}`)))
  .flatMap(({ text }) => [...text.matchAll(declaration)])
  .map(([, sorts = '', filters = '']) => `${sorted(quotedIn(sorts))} by ${sorted(keysIn(filters))}`);
/** Lists that the area kit builds from definitions. */
const areas = new Set(
  sourceFiles('web/src', /\.tsx?$/).flatMap(({ text }) =>
    text.includes('areaPaths(') ? [...text.matchAll(/\bcollection: (\w+)/g)].map(([, name]) => name) : [],
  ),
);
const described = Object.entries(collections).flatMap(([name, definition]) => {
  if (!areas.has(name) || typeof definition !== 'object' || !('list' in definition) || !definition.list)
    return [];
  const { sorts, filters = {} }: List = definition.list;
  return [`${sorted(Object.keys(sorts))} by ${sorted(Object.keys(filters))}`];
});
const declared = [...handwritten, ...described];

it('finds the lists of areas', () => expect(described.length).toBeGreaterThanOrEqual(3));

it('every list of the app is asked for by each sort and filter in a journey', () => {
  const sent = sorted(queryLists.map(({ collection }) => collection)).map((collection) => {
    const lists = queryLists.filter((one) => one.collection === collection);
    const sorts = lists.flatMap((one) => one.sorts);
    return `${sorted(sorts)} by ${sorted(lists.flatMap((one) => Object.keys(one.filters)))}`;
  });
  expect(sent.toSorted()).toEqual(declared.toSorted());
});

it('asks for every set of filters in every order, and by a search', () => {
  const list = {
    path: '/a',
    collection: 'a',
    sorts: ['x', 'y'],
    filters: { f: '1', g: '2' },
    hasSearch: true,
  };
  expect(addressesOf(list)).toEqual(
    ['', 'g=2&', 'f=1&', 'f=1&g=2&'].flatMap((set) =>
      ['', 'sort=y', 'q=ann'].map((order) => `/a?${set}${order}`.replace(/&$/, '')),
    ),
  );
});
