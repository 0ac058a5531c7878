import { describe, expect, test } from 'vitest';
import { columnsFor } from './list-columns.ts';
import { moved } from './moves.ts';
import { layoutFor } from './width.ts';

describe('the keys of a list', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 5, 4],
    ['PageDown', 5, 15],
    ['PageUp', 5, 0],
    ['Home', 50, 0],
    ['End', 5, 99],
    ['a', 5, -1],
  ])('%s from row %i of 100 leads to %i', (key, at, expected) => {
    expect(moved(key, at, 100)).toBe(expected);
  });
});

test.each([
  [320, 'lines'],
  [599, 'lines'],
  [600, 'narrow'],
  [860, 'wide'],
] as const)('a list of %i pixels is drawn as %s', (width, layout) => {
  expect(layoutFor(width)).toBe(layout);
});

test('each layout has its own columns', () => {
  const column = (key: string, rest: object) => ({
    key,
    header: 'common.save' as const,
    width: '1fr',
    cell: () => key,
    ...rest,
  });
  const columns = [
    column('name', { line: 'title' }),
    column('email', { wideOnly: true }),
    column('total', {}),
  ];
  const shown = (layout: 'wide' | 'narrow' | 'lines') => columnsFor(columns, layout).map(({ key }) => key);
  expect(shown('wide')).toEqual(['name', 'email', 'total']);
  expect(shown('narrow')).toEqual(['name', 'total']);
  expect(shown('lines')).toEqual(['name']);
});
