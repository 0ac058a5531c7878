import { expect, it, test } from 'vitest';
import { statesWithCounties } from './county-codes.ts';
import { countyReader } from './county-names.ts';

test.each([
  ['FL', 67],
  ['NY', 62],
  ['OH', 88],
  ['WA', 39],
])('%s has all of its %d counties, each once', (state, count) => {
  const names = [...(statesWithCounties[state]?.() ?? [])].map(([, name]) => name);
  expect([names.length, new Set(names).size]).toEqual([count, count]);
});

test.each([
  ['FL', 'DAD', 'Miami-Dade'],
  ['FL', 'stj', 'St. Johns'],
  ['FL', 'YAK', 'Yak'],
  ['OH', '25', 'Franklin'],
  ['OH', '09', 'Butler'],
  ['OH', '89', '89'],
  ['NY', '31', 'New York'],
  ['NY', '62', 'Yates'],
  ['WA', 'KP', 'Kitsap'],
  ['WA', 'KING', 'King'],
  ['NC', '25', '25'],
  ['', 'DAD', 'Dad'],
])('in %j %s is %s', (state, cell, name) => expect(countyReader(state)(cell)).toBe(name));

it('leaves a name as it is, also one that is another state’s code', () =>
  expect(['LEE', 'Palm Beach'].map(countyReader('FL'))).toEqual(['Lee', 'Palm Beach']));
