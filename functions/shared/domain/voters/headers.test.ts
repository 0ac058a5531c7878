import { describe, expect, it, test } from 'vitest';
import { electionOf, hasVoted } from './elections.ts';
import { electionsOf, isVoterRow, layoutOf, matchVoterHeaders, missingVoterFields } from './headers.ts';
import { electionsMax } from './voter-file-columns.ts';

const l2 = `LALVOTERID,Voters_Active,Voters_StateVoterID,Voters_FirstName,Voters_MiddleName,Voters_LastName,Voters_NameSuffix,
Parties_Description,Voters_Gender,Voters_Age,Residence_Addresses_AddressLine,Residence_Addresses_ExtraAddressLine,
Residence_Addresses_HouseNumber,Residence_Addresses_PrefixDirection,Residence_Addresses_StreetName,Residence_Addresses_Designator,
Residence_Addresses_SuffixDirection,Residence_Addresses_ApartmentNum,Residence_Addresses_ApartmentType,Residence_Addresses_City,
Residence_Addresses_State,Residence_Addresses_Zip,Residence_Addresses_ZipPlus4,Residence_Addresses_Latitude,
Residence_Addresses_Longitude,Mailing_Addresses_AddressLine,VoterTelephones_CellPhoneFormatted,VoterTelephones_LandlineFormatted,
Languages_Description,County,Precinct,US_Congressional_District,State_Senate_District,State_House_District,General_2022,Primary_2022`;
const van = `Voter File VANID,Last Name,First Name,Middle Name,Suffix,Sex,Age,DOB,Party,Address,City,State,Zip5,Cell Phone,Home Phone,
Preferred Email,Precinct Name,County Name,CD,SD,HD,DateReg,General22,Primary22,PresPrimary24`;
const state = `voter_id,last_name,first_name,middle_name,name_suffix,residence_house_number,residence_street_name,residence_unit,
residence_city,residence_state,residence_zip,mailing_address,registration_date,registration_status,party,birth_date,gender,
precinct_code,precinct_name,congressional,state_senate,state_house,council,election_20221108,election_20220607`;
const open = 'voter_id,first_name,last_name,address,city,zip,county,precinct,party,dob,2022 General'.replace(
  '2022 General',
  'g2022',
);

const columns = (text: string) => text.split(/,\s*/);
const fieldsOf = (text: string) => {
  const headers = columns(text);
  return Object.fromEntries(
    matchVoterHeaders(headers).flatMap((use, at) => (use?.is === 'field' ? [[use.field, headers[at]]] : [])),
  );
};

describe('the columns of', () => {
  test.each([
    [
      'L2',
      l2,
      'l2',
      {
        id: 'LALVOTERID',
        house: 'Residence_Addresses_HouseNumber',
        cell: 'VoterTelephones_CellPhoneFormatted',
        unit: 'Residence_Addresses_ApartmentNum',
        upper: 'State_Senate_District',
        status: 'Voters_Active',
        mailing: 'Mailing_Addresses_AddressLine',
      },
      ['G2022', 'P2022'],
    ],
    [
      'VAN',
      van,
      'van',
      {
        id: 'Voter File VANID',
        birth: 'DOB',
        gender: 'Sex',
        zip: 'Zip5',
        landline: 'Home Phone',
        congressional: 'CD',
        lower: 'HD',
        precinct: 'Precinct Name',
        registered: 'DateReg',
      },
      ['PP2024', 'G2022', 'P2022'],
    ],
    [
      'a state',
      state,
      'state',
      {
        id: 'voter_id',
        street: 'residence_street_name',
        registered: 'registration_date',
        precinct: 'precinct_name',
        local: 'council',
        birth: 'birth_date',
        suffix: 'name_suffix',
      },
      ['G20221108', 'O20220607'],
    ],
    [
      'OpenElections',
      open,
      'openelections',
      { id: 'voter_id', address: 'address', precinct: 'precinct', birth: 'dob' },
      ['G2022'],
    ],
  ])('%s are known', (_, text, layout, fields, elections) => {
    const headers = columns(text);
    expect(layoutOf(headers)).toBe(layout);
    expect(fieldsOf(text)).toMatchObject(fields);
    expect(electionsOf(matchVoterHeaders(headers)).map(({ key }) => key)).toEqual(elections);
    expect(missingVoterFields(matchVoterHeaders(headers))).toEqual([]);
  });

  it('a county office are those of the residence, not of the town or the mail', () => {
    const ohio = `SOS_VOTERID,COUNTY_NUMBER,COUNTY_ID,LAST_NAME,FIRST_NAME,DATE_OF_BIRTH,PARTY_AFFILIATION,RESIDENTIAL_ADDRESS1,
RESIDENTIAL_SECONDARY_ADDR,RESIDENTIAL_CITY,RESIDENTIAL_STATE,RESIDENTIAL_ZIP,MAILING_ADDRESS1,MAILING_CITY,CITY,WARD,PRECINCT_NAME,
STATE_REPRESENTATIVE_DISTRICT,PRIMARY-03/07/2000,GENERAL-11/07/2000`;
    expect(fieldsOf(ohio)).toMatchObject({
      ...{ id: 'SOS_VOTERID', address: 'RESIDENTIAL_ADDRESS1', unit: 'RESIDENTIAL_SECONDARY_ADDR' },
      ...{ city: 'RESIDENTIAL_CITY', zip: 'RESIDENTIAL_ZIP', mailing: 'MAILING_ADDRESS1', local: 'WARD' },
    });
    const found = electionsOf(matchVoterHeaders(columns(ohio))).map(({ key }) => key);
    expect(found).toEqual(['G20001107', 'P20000307']);
  });

  it('Georgia are those of the residence, and of the mail in its parts', () => {
    const georgia = `County,Voter Registration Number,Status,Status Reason,Last Name,First Name,Middle Name,Suffix,Birth Year,
Residence Street Number,Residence Pre Direction,Residence Street Name,Residence Street Type,Residence Post Direction,
Residence Apt Unit Number,Residence City,Residence Zipcode,County Precinct,County Precinct Description,Congressional District,
State Senate District,State House District,Registration Date,Gender,Race,Mailing Street Number,Mailing Street Name,
Mailing Apt Unit Number,Mailing City,Mailing State,Mailing Zipcode,Mailing Country`;
    expect(fieldsOf(georgia)).toMatchObject({
      ...{ id: 'Voter Registration Number', house: 'Residence Street Number', zip: 'Residence Zipcode' },
      ...{
        unit: 'Residence Apt Unit Number',
        mailingUnit: 'Mailing Apt Unit Number',
        mailingZip: 'Mailing Zipcode',
      },
    });
    const headers = columns(georgia);
    expect(
      matchVoterHeaders(headers).flatMap((use, at) =>
        use?.is === 'field' && use.field === 'mailingStreet' ? [headers[at]] : [],
      ),
    ).toEqual(['Mailing Street Number', 'Mailing Street Name']);
  });

  it.each([
    [
      'Florida',
      `County Code,Voter ID,Name Last,Name Suffix,Name First,Residence Address Line 1,Residence Address Line 2,
Residence City (USPS),Residence State,Residence Zipcode,Mailing City,Birth Date,Party Affiliation,Precinct,County Commission District,
Daytime Phone Number,Email address`,
      {
        ...{
          id: 'Voter ID',
          county: 'County Code',
          city: 'Residence City (USPS)',
          mailingCity: 'Mailing City',
        },
        ...{ local: 'County Commission District', phone: 'Daytime Phone Number' },
      },
    ],
    [
      'New York',
      `LASTNAME,FIRSTNAME,RADDNUMBER,RHALFCODE,RPREDIRECTION,RSTREETNAME,RPOSTDIRECTION,RAPARTMENTTYPE,RAPARTMENT,RCITY,RZIP5,
DOB,GENDER,ENROLLMENT,COUNTYCODE,ED,LD,TOWNCITY,WARD,CD,SD,AD,REGDATE,STATUS,SBOEID`,
      {
        ...{ id: 'SBOEID', house: 'RADDNUMBER', half: 'RHALFCODE', direction: 'RPREDIRECTION' },
        ...{ street: 'RSTREETNAME', directionAfter: 'RPOSTDIRECTION', unitType: 'RAPARTMENTTYPE' },
        ...{ unit: 'RAPARTMENT', city: 'RCITY', zip: 'RZIP5', party: 'ENROLLMENT', county: 'COUNTYCODE' },
        // Their LD is the county's; the Assembly's district is the AD.
        ...{ precinct: 'ED', lower: 'AD' },
      },
    ],
    [
      'Texas',
      'VUID,LNAME,FNAME,DOB,RHNUM,RDESIG,RSTNAME,RSTTYPE,RUNUM,RUTYPE,RCITY,RSTATE,RZIP,PCT,CNTY',
      {
        ...{ id: 'VUID', house: 'RHNUM', street: 'RSTNAME', streetType: 'RSTTYPE', unit: 'RUNUM' },
        ...{ unitType: 'RUTYPE', city: 'RCITY', state: 'RSTATE', zip: 'RZIP', county: 'CNTY' },
      },
    ],
  ])('%s are those of the residence', (_, text, fields) => {
    expect(fieldsOf(text)).toMatchObject(fields);
    expect(missingVoterFields(matchVoterHeaders(columns(text)))).toEqual([]);
  });

  it('a file are each taken once, by the best name', () => {
    expect(fieldsOf('Voters_StateVoterID,LALVOTERID,Name')).toEqual({ id: 'LALVOTERID', name: 'Name' });
    expect(fieldsOf('My Voter Number,Surname')).toEqual({ id: 'My Voter Number', last: 'Surname' });
    expect(layoutOf(['Color', 'Shape'])).toBe('other');
  });

  it('a file without numbers or names are told', () => {
    expect(missingVoterFields(matchVoterHeaders(['City', 'Zip']))).toEqual(['id', 'name']);
  });

  it('more elections than a history has bits lose the oldest', () => {
    const years = Array.from({ length: electionsMax }, (_, at) => [`G${2026 - at}`, `P${2026 - at}`])
      .flat()
      .slice(0, electionsMax + 6);
    const elections = electionsOf(matchVoterHeaders(['voter_id', ...years]));
    expect(elections).toHaveLength(electionsMax);
    expect(elections.at(-1)?.year).toBe(2026 - electionsMax / 2 + 1);
  });

  it('a file without a header are data', () => {
    expect(isVoterRow(['10020', 'Ana', 'Lopez'])).toBe(true);
    expect(isVoterRow(['voter_id', 'x', '2'])).toBe(false);
  });
});

test.each([
  ['General_2022', 'G2022', 'general'],
  ['G2022', 'G2022', 'general'],
  ['G22', 'G2022', 'general'],
  ['2022 General', 'G2022', 'general'],
  ['election_20221108', 'G20221108', 'general'],
  ['E1_110822', 'G20221108', 'general'],
  ['election_20211102', 'M20211102', 'municipal'],
  ['Primary_2022_06_07', 'P20220607', 'primary'],
  ['General 11/08/2022', 'G20221108', 'general'],
  ['PresidentialPrimary_2024', 'PP2024', 'primary'],
  ['Local_or_Municipal_2023', 'M2023', 'municipal'],
  ['SpecialGeneral21', 'S2021', 'special'],
])('%s is the election %s', (header, key, kind) => {
  expect(electionOf(header)).toMatchObject({ key, kind });
});
test.each([
  'zip5',
  'Address2',
  'SD12',
  'CD1',
  'E12',
  'Age',
  'Zip_2022',
  'Phone1',
  'General_2022_Method',
  'Street 12',
])('%s is no election', (header) => {
  expect(electionOf(header)).toBeNull();
});

test.each([
  ['Y', true],
  ['A', true],
  ['DEM', true],
  ['', false],
  [' ', false],
  ['N', false],
  ['0', false],
  ['Did not vote', false],
])('%j in an election: voted is %j', (cell, voted) => {
  expect(hasVoted(cell)).toBe(voted);
});
