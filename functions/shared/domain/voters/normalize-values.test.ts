import { expect, test } from 'vitest';
import { partyOf } from './normalize-values.ts';

test.each([
  ['NPA', 'Unaffiliated'],
  ['LPF', 'Libertarian'],
  ['dem', 'Democratic'],
  ['PSL', 'PSL'],
  ['WORKING FAMILIES', 'Working Families'],
  ['Ecology', 'Ecology'],
  ['', ''],
])('the party %j is %j', (cell, party) => {
  expect(partyOf(cell)).toBe(party);
});
