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
    [
      'New Jersey as delivered since 2020',
      `id,leg_id,party,status,last,first,middle,suffix,dob,street_num,street_pre,street_post,street_base,street_suff,street_name,
        apt_unit,city,zip,county,municipality,ward,district,congressional,legislative,freeholder,school,fire`,
      'NJ',
      { id: 'id', house: 'street_num', street: 'street_name', streetType: 'street_suff', unit: 'apt_unit' },
    ],
    [
      'Maine',
      `REG TOWN,VOTER ID,STATUS,LAST NAME,FIRST NAME,ST NUM,ST NUM A,ST NAME1,UNIT,CITY,STATE,ZIP,MAIL ST NUM,MAIL CITY,ENROLL,
        DT ACCEPT,YOB,W-P,CG,SS,SR,CTY`,
      'ME',
      {
        ...{ id: 'VOTER ID', house: 'ST NUM', half: 'ST NUM A', street: 'ST NAME1', party: 'ENROLL' },
        ...{ registered: 'DT ACCEPT', birthYear: 'YOB', precinct: 'W-P', county: 'CTY' },
      },
    ],
    [
      'Maine since 2026',
      `REG_MUNI,VOTER_REC_NUM,VOTER_STATUS,LAST_NAME,FIRST_NAME,RES_STR_NUM,RES_SUF_A,RES_STR_NAME,RES_UNIT_TYPE,RES_UNIT_NUM,
        RES_MUNI,RES_ST,RES_ZIP5,MAIL_MUNI,MAIL_ST,ENROLL,REG_DATE,YOB,W-P,CTY`,
      'ME',
      {
        ...{ id: 'VOTER_REC_NUM', house: 'RES_STR_NUM', street: 'RES_STR_NAME', unit: 'RES_UNIT_NUM' },
        ...{ city: 'RES_MUNI', state: 'RES_ST', mailingCity: 'MAIL_MUNI', registered: 'REG_DATE' },
      },
    ],
    [
      'Vermont',
      `VoterID,Last Name,First Name,Legal Address Line 1,Legal Address Line 2,Legal Address City,Legal Address State,
        Legal Address Zip,Year of Birth,Date of Registration,Status,Town of Registration,County,Town-Nemrc Number,Voting District`,
      'VT',
      {
        ...{ address: 'Legal Address Line 1', unit: 'Legal Address Line 2', city: 'Legal Address City' },
        ...{ zip: 'Legal Address Zip', precinct: 'Voting District', state: 'Legal Address State' },
      },
    ],
    [
      'Virginia',
      `IDENTIFICATION_NUMBER,LAST_NAME,FIRST_NAME,HOUSE_NUMBER,HOUSENUMBERSUFFIX,STREET_NAME,STREETTYPECODENAME,DIRECTION,
        POST_DIRECTION,APT_NUM,CITY,STATE,ZIP,LOCALITY_CODE,LOCALITYNAME,PRECINCTNAME,CONG_CODE_VALUE,STSENATE_CODE_VALUE,
        STHOUSE_CODE_VALUE,GENDER,DOB,REGISTRATION_DATE,STATUS`,
      'VA',
      {
        ...{ id: 'IDENTIFICATION_NUMBER', half: 'HOUSENUMBERSUFFIX', streetType: 'STREETTYPECODENAME' },
        ...{ direction: 'DIRECTION', county: 'LOCALITYNAME', congressional: 'CONG_CODE_VALUE' },
        ...{ upper: 'STSENATE_CODE_VALUE', lower: 'STHOUSE_CODE_VALUE' },
      },
    ],
    [
      'Minnesota',
      `VoterId,CountyCode,FirstName,LastName,HouseNumber,StreetName,UnitNumber,City,State,ZipCode,PhoneNumber,RegistrationDate,
        DOBYear,StateMcdCode,McdName,PrecinctName,WardCode,Legislative,StateSen,Congressional`,
      'MN',
      {
        birthYear: 'DOBYear',
        upper: 'StateSen',
        lower: 'Legislative',
        local: 'WardCode',
        phone: 'PhoneNumber',
      },
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

  it('Vermont’s elections are columns of their own, and Virginia’s and Maine’s histories are known', () => {
    const vermont = columns('2018 Gen Election Participation,2022 General Election Participation');
    expect(electionsOf(matchVoterHeaders(vermont)).map(({ key }) => key)).toEqual(['G2022', 'G2018']);
    const virginia = columns(
      'IDENTIFICATION_NUMBER,ELECTION_DATE,ELECTION_NAME,ELECTION_TYPE,PRIMARY_TYPE_CODE_NAME,VOTE_IN_PERSON,ABSENTEE,PROVISIONAL',
    );
    expect([isHistory(virginia), stateOf(virginia)]).toEqual([true, 'VA']);
    expect(matchHistoryHeaders(virginia)).toEqual([
      ...['id', 'date', 'label', 'type', 'party', null, 'absentee', 'provisional'],
    ]);
    const maine = columns('VOTER ID,ELECTION DATE,ELECTION NAME,ELECTION TYPE,ELECTION CATEGORY,BALLOT TYPE');
    expect([isHistory(maine), matchHistoryHeaders(maine)[5]]).toEqual([true, 'method']);
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
    [
      'Pennsylvania with the way of registration',
      'PA',
      row(154, { 0: '012345678-01', 8: '01/02/2010', 153: 'MV' }),
      'ID Number',
      'county',
      'County',
      151,
    ],
    [
      'New Jersey',
      'NJ',
      row(26, { 0: 'CAPE MAY', 1: '150000123', 3: 'LOPEZ', 15: '05/30/1980', 19: 'Active' }),
      'voter_id',
      'birth',
      'dob',
      15,
    ],
  ] as const)('of %s is known by its first row', (_, state, first, id, field, header, place) => {
    const headers = layoutWithoutHeader(first) ?? [];
    expect(headers.length).toBe(first.length);
    expect(fieldsOf(headers)).toMatchObject({ id, [field]: header });
    expect(headers[place]).toBe(header);
    expect(stateOf(headers)).toBe(state);
    // A separator at the end of each line makes one cell more.
    expect(layoutWithoutHeader([...first, ''])?.slice(0, headers.length)).toEqual(headers);
    expect(layoutWithoutHeader([...first, '', 'x'])).toBeNull();
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
