import { describe, expect, it, test } from 'vitest';
import { headerKey } from '../import/headers.ts';
import { layoutWithoutHeader } from './headerless-layouts.ts';
import { electionsOf, matchVoterHeaders } from './headers.ts';
import { isHistory, matchHistoryHeaders } from './history-columns.ts';
import { stateByHeaders } from './registration-status.ts';

const columns = (text: string) => text.split(',').map((name) => name.trim());
const stateOf = (headers: readonly string[]) => stateByHeaders(headers.map(headerKey));
const fieldsOf = (headers: readonly string[]) =>
  Object.fromEntries(
    matchVoterHeaders(headers).flatMap((use, at) =>
      use?.is === 'field' && use.field !== 'mailing' ? [[use.field, headers[at]]] : [],
    ),
  );

describe('the columns of', () => {
  test.each([
    [
      'Michigan',
      `LAST_NAME,FIRST_NAME,YEAR_OF_BIRTH,STREET_NUMBER,STREET_NAME,EXTENSION,CITY,STATE,ZIP_CODE,VOTER_IDENTIFICATION_NUMBER,
        STATE_HOUSE_DISTRICT_CODE,IS_PERMANENT_ABSENTEE_VOTER,VOTER_STATUS_TYPE_CODE,UOCAVA_STATUS_CODE`,
      'MI',
      { id: 'VOTER_IDENTIFICATION_NUMBER', status: 'VOTER_STATUS_TYPE_CODE', unit: 'EXTENSION' },
    ],
    [
      'Colorado',
      `VOTER_ID,COUNTY,LAST_NAME,FIRST_NAME,STATUS_CODE,ADDRESS_LIBRARY_ID,HOUSE_NUM,STREET_NAME,ADDRESS_NON_STD,
        RESIDENTIAL_ADDRESS,RESIDENTIAL_ZIP_CODE,RESIDENTIAL_ZIP_PLUS,STATUS,STATUS_REASON,PARTY,MAILING_ZIP_CODE`,
      'CO',
      { zip: 'RESIDENTIAL_ZIP_CODE', status: 'STATUS', address: 'RESIDENTIAL_ADDRESS' },
    ],
    [
      'Oklahoma',
      `Precinct,LastName,FirstName,VoterID,PolitalAff,Status,StreetNum,StreetName,StreetPostDir,BldgNum,City,Zip,DateOfBirth,
        OriginalRegistration,MailStreet1,CountyComm`,
      'OK',
      { party: 'PolitalAff', registered: 'OriginalRegistration', unit: 'BldgNum', local: 'CountyComm' },
    ],
    [
      'Wisconsin',
      'Voter Reg Number,LastName,FirstName,DistrictCombo,Ward,State Senate,State Assembly,Voter Status,November2024',
      'WI',
      { lower: 'State Assembly', upper: 'State Senate', status: 'Voter Status' },
    ],
    [
      'Missouri',
      `County,Voter ID,First Name,Last Name,House Number,Street Name,Non Standard Address,Residential ZipCode,
        Congressional- New,Legislative- New,State Senate- New,Voter Status`,
      '',
      { zip: 'Residential ZipCode', congressional: 'Congressional- New', address: 'Non Standard Address' },
    ],
    [
      'Arkansas',
      `VoterID,CDE_REGISTRANT_STATUS,date_of_birth,TEXT_NAME_LAST,TEXT_NAME_FIRST,TEXT_RES_ADDRESS_NBR,TEXT_STREET_NAME,
        TEXT_RES_CITY,CDE_RES_STATE,TEXT_RES_ZIP5,TEXT_MAIL_CITY,TEXT_MAIL_ZIP5,CDE_PARTY`,
      '',
      { last: 'TEXT_NAME_LAST', status: 'CDE_REGISTRANT_STATUS', zip: 'TEXT_RES_ZIP5', party: 'CDE_PARTY' },
    ],
    [
      'Kansas',
      'cde_registrant_status,text_name_last,text_registrant_id,text_res_zip5,desc_party,cde_party,district_us',
      '',
      { id: 'text_registrant_id', party: 'desc_party', congressional: 'district_us' },
    ],
    [
      'New Jersey',
      'county,voter_id,legacy_id,last_name,street_number,party_code,status,congressional,legislative,freeholder',
      'NJ',
      { lower: 'legislative', party: 'party_code' },
    ],
  ])('%s are known', (_, text, state, fields) => {
    expect(fieldsOf(columns(text))).toMatchObject(fields);
    expect(stateOf(columns(text))).toBe(state);
  });

  it('Michigan’s and Nevada’s histories tell whose they are', () => {
    const michigan = columns(
      'VOTER_IDENTIFICATION_NUMBER,COUNTY_CODE,COUNTY_NAME,JURISDICTION_CODE,ELECTION_DATE,IS_ABSENTEE_VOTER',
    );
    expect(isHistory(michigan)).toBe(true);
    expect(stateOf(michigan)).toBe('MI');
    expect(matchHistoryHeaders(michigan)[5]).toBe('absentee');
  });

  it('Wisconsin’s elections are months, of which a year has several', () => {
    const headers = columns(
      'Voter Reg Number,LastName,November2024,August2024,April2024,February2023,May2024',
    );
    expect(electionsOf(matchVoterHeaders(headers)).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      ...['G202411 general', 'P202408 primary', 'O202405 other', 'M202404 municipal', 'P202302 primary'],
    ]);
  });
});

describe('a file without a header', () => {
  /** Cells by their places, the others blank. */
  const row = (length: number, cells: Readonly<Record<number, string>>) =>
    Array.from({ length }, (_, at) => cells[at] ?? '');
  const nevada = { 0: '12', 1: 'Clark', 2: 'ANA', 4: 'LOPEZ', 6: '05/30/1980', 7: '01/02/2010', 21: 'P-17' };

  test.each([
    ['New York', 'NY', row(47, { 0: 'LOPEZ', 45: 'NY000000000012345678' }), 'SBOEID', 'status', 'STATUS', 41],
    [
      'New York before 2021',
      'NY',
      row(45, { 0: 'LOPEZ', 43: 'NY000000000012345678' }),
      'SBOEID',
      'unit',
      'RAPARTMENT',
      6,
    ],
    ['Nevada', 'NV', row(24, nevada), 'VoterID', 'status', 'County Status', 21],
    [
      'Pennsylvania',
      'PA',
      row(153, { 0: '012345678-01', 8: '01/02/2010' }),
      'ID Number',
      'county',
      'County',
      151,
    ],
  ] as const)('of %s is known by its first row', (_, state, first, id, field, header, place) => {
    const headers = layoutWithoutHeader(first) ?? [];
    expect(headers.length).toBe(first.length);
    expect(fieldsOf(headers)).toMatchObject({ id, [field]: header });
    expect(headers[place]).toBe(header);
    expect(stateOf(headers)).toBe(state);
    // A separator at the end of each line makes one cell more.
    expect(layoutWithoutHeader([...first, ''])).toEqual(headers);
    expect(layoutWithoutHeader([...first, 'x'])).toBeNull();
  });

  it('of Nevada’s history is known too', () => {
    const headers = layoutWithoutHeader(['1', '12', '11/05/2024', 'EV']) ?? [];
    expect([isHistory(headers), stateOf(headers)]).toEqual([true, 'NV']);
    expect(matchHistoryHeaders(headers)).toEqual([null, 'id', 'date', 'method']);
  });

  it('of numbers alone is of no known layout', () => {
    expect(layoutWithoutHeader(['1', '12', '3', '4'])).toBeNull();
    expect(layoutWithoutHeader(row(47, { 0: 'LOPEZ' }))).toBeNull();
  });
});
