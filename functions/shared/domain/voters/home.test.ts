import { expect, it } from 'vitest';
import { voterCleaner } from './clean.ts';
import { matchVoterHeaders } from './headers.ts';

function voter(row: Record<string, string>) {
  const cells = { voter_id: '7', last_name: 'LOPEZ', ...row };
  const clean = voterCleaner({ mapping: matchVoterHeaders(Object.keys(cells)), dayOrders: {}, year: 2026 });
  const cleaned = clean(Object.values(cells));
  return cleaned.is === 'voter' ? cleaned : null;
}

it('keeps a mailing address only where it is another', () => {
  const home = { address: '12 Oak St', zip: '43001' };
  expect(voter({ ...home, mailing_address: '12 OAK STREET', mailing_zip: '43001' })?.voter.mailing).toBe('');
  const away = {
    mailing_address: 'PO BOX 7',
    mailing_city: 'SALEM',
    mailing_state: 'OH',
    mailing_zip: '44460',
  };
  expect(voter({ ...home, ...away })?.voter.mailing).toBe('PO Box 7, Salem OH 44460');
});

it('makes one line of a mailing address in parts, and none where it is the residence', () => {
  const home = {
    residence_street_number: '12',
    residence_street_name: 'OAK ST',
    residence_zipcode: '30301',
  };
  const parts = {
    'Mailing Street Number': '12',
    'Mailing Street Name': 'OAK ST',
    'Mailing Apt Unit Number': '',
  };
  const town = { 'Mailing City': 'ATLANTA', 'Mailing State': 'GA', 'Mailing Zipcode': '30301-1234' };
  expect(voter({ ...home, ...parts, ...town })?.voter.mailing).toBe('');
  const away = { ...parts, 'Mailing Street Number': '40', 'Mailing Apt Unit Number': '4b' };
  expect(voter({ ...home, ...away, ...town })?.voter.mailing).toBe('40 Oak St # 4B, Atlanta GA 30301');
  const box = { 'Mailing Street Name': 'PO BOX 7', 'Mailing Apt Unit Number': 'APT 2' };
  expect(voter({ ...home, ...box, ...town })?.voter.mailing).toBe('PO Box 7 Apt 2, Atlanta GA 30301');
  // Nothing but a town is no address, and what is there whole is taken whole.
  expect(voter({ ...home, ...town })?.voter.mailing).toBe('');
  expect(voter({ ...home, ...away, ...town, mailing_address: 'RR 2' })?.voter.mailing).toBe(
    'RR 2, Atlanta GA 30301',
  );
});

it.each([
  [{ 'House Number': '1203½', 'Street Name': 'OAK' }, '1203 1/2', 'Oak'],
  [{ 'House Number': '1203', half_code: '½', 'Street Name': 'OAK' }, '1203 1/2', 'Oak'],
  [{ 'House Number': '1203', half_code: '1/2', 'Street Name': 'OAK' }, '1203 1/2', 'Oak'],
  [{ address: '1203 ½ OAK' }, '1203 1/2', 'Oak'],
])('of %j the house is %j', (row, house, street) => {
  expect(voter(row)?.voter).toMatchObject({ house, street });
});
