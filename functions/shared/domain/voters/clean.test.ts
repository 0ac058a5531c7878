import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normalisePhone } from '../contact.ts';
import { toPlainLine } from '../import/cells.ts';
import { addressOf, streetOf, unitOf } from './address.ts';
import { titleCase } from './casing.ts';
import { voterCleaner } from './clean.ts';
import { matchVoterHeaders } from './headers.ts';
import { splitName } from './split-name.ts';
import { tidy } from './tidy.ts';
import { placeOf, stateCode } from './us-states.ts';
import { voterPhone } from './voter-contact.ts';
import { dayNumber } from './voter-dates.ts';

const year = 2026;
function clean(row: Record<string, string>, dayOrders = {}) {
  const headers = Object.keys(row);
  return voterCleaner({ mapping: matchVoterHeaders(headers), dayOrders, year })(Object.values(row));
}
const voter = (row: Record<string, string>) => {
  const cleaned = clean({ voter_id: '7', last_name: 'LOPEZ', ...row });
  return cleaned.is === 'voter' ? cleaned : null;
};

describe('a row', () => {
  it('becomes a voter, capitals and codes tamed', () => {
    const made = voter({
      first_name: 'MARY-ANN',
      suffix: 'III',
      house_number: '1162',
      street_dir: 'NORTH',
      street_name: 'MARTIN LUTHER KING',
      street_type: 'STREET',
      unit: '4b',
      unit_type: 'APT',
      city: 'NEW YORK',
      state: 'new york',
      zip: '10001-1234',
      party: 'DEM',
      gender: 'female',
      birth_date: '5/3/1962',
      registration_date: '1990-01',
      voter_status: 'A',
      cell: '(212) 555-0148',
      email: 'A@EXAMPLE.ORG; b@example.org',
      latitude: '40.7',
      longitude: '-74',
      General_2022: 'Y',
      General_2020: '',
    });
    expect(made?.notes).toEqual([]);
    expect(made?.voter).toMatchObject({
      ...{ id: '7', first: 'Mary-Ann', last: 'Lopez', suffix: 'III', house: '1162' },
      ...{ street: 'N Martin Luther King St', unit: 'Apt 4B', city: 'New York', state: 'NY', zip: '10001' },
      ...{ party: 'Democratic', gender: 'F', birth: 19620503, registered: 19900100, status: 'active' },
      ...{ cell: '+12125550148', email: 'a@example.org', lat: 40.7, lng: -74, voted: ['G2022'] },
    });
  });

  it.each([
    ['913', '555', '0148', '+19135550148'],
    ['913', '555', '148', '+19135550148'],
    ['', '', '', ''],
  ])('has the telephone that stands in three columns: %s %s %s', (area, exchange, last, landline) => {
    const parts = { text_phone_area_code: area, text_phone_exchange: exchange, text_phone_last_four: last };
    expect(voter(parts)?.voter.landline).toBe(landline);
  });

  it('has districts by their numbers, whatever zeros stand before them', () => {
    const made = voter({
      congressional_district: '007',
      state_senate: '00',
      state_house: '07B',
      precinct: '012',
    });
    expect(made?.voter).toMatchObject({ congressional: '7', upper: '0', lower: '07B', precinct: '012' });
  });

  it('in one line of address becomes the same door', () => {
    const parts = voter({ house_number: '12', street_name: 'Oak', street_type: 'Ave', unit: 'Apt 3' })?.voter;
    const line = voter({ address: '12 OAK AVENUE APT 3' })?.voter;
    expect(line).toEqual(parts);
  });

  it.each([
    [{ voter_id: '' }, 'id_missing'],
    [{ voter_id: 'x'.repeat(65) }, 'id_long'],
    [{ last_name: ' ' }, 'name_missing'],
  ])('%j is refused: %s', (cells, why) => {
    expect(clean({ voter_id: '7', last_name: 'Lopez', ...cells })).toMatchObject({ is: 'refused', why });
  });

  it('with other cells than the header has is refused', () => {
    const read = voterCleaner({ mapping: matchVoterHeaders(['voter_id', 'last']), dayOrders: {}, year });
    expect(read(['1'])).toMatchObject({ why: 'cells_few' });
    expect(read(['1', 'Lopez', 'x'])).toMatchObject({ why: 'cells_many' });
    expect(read(['1', 'Lopez', '', ' '])).toMatchObject({ is: 'voter' });
  });

  it.each([
    [{ dob: '31/31/1990' }, 'birth_bad', { birth: 0 }],
    [{ dob: '1/1/2025' }, 'birth_bad', { birth: 0 }],
    [{ registration_date: 'soon' }, 'registered_bad', { registered: 0 }],
    [{ cell: '12' }, 'phone_bad', { cell: '' }],
    [{ email: 'none' }, 'email_bad', { email: '' }],
    [{ lat: '91', lng: '-200' }, 'place_bad', { lat: null, lng: null }],
    [{ state: 'OH', lat: '30', lng: '-95' }, 'place_elsewhere', { lat: null, lng: null }],
    [{ lat: '-83.1', lng: '39.9' }, 'place_swapped', { lat: 39.9, lng: -83.1 }],
    [{ city: 'x'.repeat(200) }, 'too_long', { city: 'x'.repeat(120) }],
  ])('%j comes with a note: %s', (cells, code, fields) => {
    const made = voter(cells);
    expect(made?.notes.map((note) => note.code)).toEqual([code]);
    expect(made?.voter).toMatchObject(fields);
  });

  it('takes nobody whose number is one of people met at doors', () => {
    expect(clean({ voter_id: 'met-Q7', last: 'Lopez' })).toEqual({
      is: 'refused',
      why: 'id_met',
      cell: 'met-Q7',
    });
    expect(clean({ voter_id: 'MET-7', last: 'Lopez' })).toMatchObject({ is: 'voter' });
  });

  it('takes a number of unknown kind for a landline, which gets no texts', () => {
    expect(voter({ phone: '212-555-0148' })?.voter).toMatchObject({ cell: '', landline: '+12125550148' });
  });

  it('is born in a year, where only that or an age is known', () => {
    expect(voter({ birth_year: '1980' })?.voter.birth).toBe(19800000);
    expect(voter({ age: '40' })?.voter.birth).toBe(19860000);
  });
});

test.each([
  ['5/3/62', 'month first', 19620503],
  ['5/3/05', 'month first', 20050503],
  ['3/5/1962', 'day first', 19620503],
  ['13/5/1962', 'month first', 19620513],
  ['19620503', 'month first', 19620503],
  ['05031962', 'month first', 19620503],
  ['1962-05-03T00:00:00', 'month first', 19620503],
  ['May 3, 1962', 'month first', 19620503],
  ['1962', 'month first', 19620000],
  ['05/1962', 'month first', 19620500],
  ['19620500', 'month first', 19620500],
  ['01/01/1900', 'month first', 0],
  ['1800-01-01', 'month first', 0],
  ['', 'month first', 0],
  ['00/00/0000', 'month first', 0],
  ['2/30/1962', 'month first', null],
] as const)('the day %j, %s, is %j', (cell, order, day) => {
  expect(dayNumber(cell, order, 20111231)).toBe(day);
});

describe('an address', () => {
  test.each([
    ['1162 N Eagle St', '1162', 'N Eagle St', ''],
    ['1162 NORTH EAGLE STREET APT 4b', '1162', 'N Eagle St', 'Apt 4B'],
    ['12 1/2 Main St #3', '12 1/2', 'Main St', '3'],
    ['12-34 5TH AVE NW, Unit 10', '12-34', '5th Ave NW', 'Unit 10'],
    ['77 Broadway', '77', 'Broadway', ''],
    ['9 AVENUE OF THE AMERICAS', '9', 'Avenue of the Americas', ''],
    ['5 MCKINLEY PKWY LOT 7', '5', 'McKinley Pkwy', 'Lot 7'],
    ['PO BOX 12', '', 'PO Box 12', ''],
    ['', '', '', ''],
  ])('%j has its parts', (line, house, street, unit) => {
    const parts = addressOf(line);
    expect([parts.house, streetOf(parts), parts.unit]).toEqual([house, street, unit]);
  });

  it('comes to the same when it is read again', () => {
    const street = fc.constantFrom(
      'N Main St',
      'Oak Ave',
      'Broadway',
      '5th Ave NW',
      'Martin Luther King Blvd',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        street,
        fc.integer({ min: 0, max: 99 }),
        (house, street, flat) => {
          const unit = flat ? `Apt ${flat}` : '';
          const parts = addressOf(`${house} ${street} ${unit}`);
          expect([parts.house, streetOf(parts), parts.unit]).toEqual([String(house), street, unit]);
          expect(unitOf(parts.unit)).toBe(parts.unit);
        },
      ),
    );
  });
});

test.each([
  ["MARY O'BRIEN-MCKAY", "Mary O'Brien-McKay"],
  ["ST JOHN'S", "St John's"],
  ['JOHN III', 'John III'],
  ['42ND', '42nd'],
  ['Van der Berg', 'Van der Berg'],
  ['PEÑA', 'Peña'],
  ['J', 'J'],
])('%j is spoken %j', (text, written) => {
  expect(titleCase(text)).toBe(written);
});

test.each([
  ['Lopez, Ana Maria', { first: 'Ana', middle: 'Maria', last: 'Lopez', suffix: '' }],
  ['Ana Maria Lopez Jr', { first: 'Ana', middle: 'Maria', last: 'Lopez', suffix: 'Jr' }],
  ['Lopez Jr, Ana', { first: 'Ana', middle: '', last: 'Lopez', suffix: 'Jr' }],
  ['Ana Lopez, Jr.', { first: 'Ana', middle: '', last: 'Lopez', suffix: 'Jr.' }],
  ['Cher', { first: '', middle: '', last: 'Cher', suffix: '' }],
  ['', { first: '', middle: '', last: '', suffix: '' }],
])('the name %j has its parts', (whole, parts) => {
  expect(splitName(whole)).toEqual(parts);
});

test('a telephone number is what the contact rules make of it', () => {
  const digits = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/).filter((number) => !/^(\d)\1+$/.test(number));
  fc.assert(
    fc.property(digits, (number) => {
      const written = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
      expect(voterPhone(written)).toBe(normalisePhone(written));
      expect(voterPhone(`1-${number}`)).toBe(normalisePhone(`1-${number}`));
    }),
  );
  expect(['', '000-000-0000', '(999) 999-9999', '+44 20 7946 0958', 'ask her'].map(voterPhone)).toEqual([
    ...['', '', '', '+442079460958'],
    null,
  ]);
});

test('a cell is tidied as the other imports tidy it', () => {
  const part = fc.constantFrom('a', "'", '=', '-', ' ', '  ', '\t', '"x"', 'é', '\u200B', '7', '="01"');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      expect(tidy(parts.join(''))).toBe(toPlainLine(parts.join('')));
    }),
  );
});

describe('a place', () => {
  test.each([
    [39.9, -83.1, 'OH', { is: 'place', lat: 39.9, lng: -83.1, swapped: false }],
    [-83.1, 39.9, 'OH', { is: 'place', lat: 39.9, lng: -83.1, swapped: true }],
    [-83.1, 39.9, '', { is: 'place', lat: 39.9, lng: -83.1, swapped: true }],
    [0, 0, 'OH', { is: 'none' }],
    [39.9, 83.1, 'OH', { is: 'elsewhere' }],
    [Number.NaN, 1, '', { is: 'bad' }],
    [13.4, 144.8, 'GU', { is: 'place', lat: 13.4, lng: 144.8, swapped: false }],
  ])('%d, %d in %j', (lat, lng, state, placed) => {
    expect(placeOf(lat, lng, state)).toEqual(placed);
  });

  test.each([
    ['oh', 'OH'],
    ['Ohio', 'OH'],
    ['DISTRICT OF COLUMBIA', 'DC'],
    ['Nueva Jersey', 'NJ'],
    ['carolina del norte', 'NC'],
    ['Nowhere', ''],
  ])('%j is the state %j', (cell, code) => {
    expect(stateCode(cell)).toBe(code);
  });
});
