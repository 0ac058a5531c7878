import { expect, test } from 'vitest';
import { addressOf, streetOf } from './address.ts';
import { titleCase } from './casing.ts';

test.each([
  ['1203 ½ NW 12th St', '1203 1/2', 'NW 12th St', ''],
  ['1203½ OAK ST # 4', '1203 1/2', 'Oak St', '4'],
  ['5 Old Cutler Rd 2nd Floor', '5', 'Old Cutler Rd', '2nd Floor'],
  ['14 BROADWAY, 3RD FL', '14', 'Broadway', '3rd Fl'],
  ['14 Oak St Floor 3', '14', 'Oak St', 'Floor 3'],
  ['RR 1 Box 23', '', 'RR 1 Box 23', ''],
  ['HC 31 BOX 17B', '', 'HC 31 Box 17B', ''],
  ['1 SR 44', '1', 'SR 44', ''],
  ['210 US HWY 19 N', '210', 'US Hwy 19 N', ''],
  ['4512 COUNTY ROAD 210 LOT 44', '4512', 'County Road 210', 'Lot 44'],
])('%j has its parts', (line, house, street, unit) => {
  const parts = addressOf(line);
  expect([parts.house, streetOf(parts), parts.unit]).toEqual([house, street, unit]);
});

test.each([
  ['JOHN SR', 'John Sr'],
  ['SR 44', 'SR 44'],
])('%j is spoken %j', (text, written) => {
  expect(titleCase(text)).toBe(written);
});
