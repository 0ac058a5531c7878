import { expect, test } from 'vitest';
import { matchDataHeaders, withoutRace } from './data-columns.ts';
import { historyHeaders } from './history-columns.ts';
import { racePlaces, raceReader, tellsRace } from './race-codes.ts';
import { raceColumnOf, raceColumnsIn } from './race-headers.ts';
import {
  filterHeaders,
  filtersWithoutColumn,
  filtersWithoutRace,
  givenFilters,
  rowFilterOf,
} from './row-filter.ts';
import type { RaceColumn } from './voter-file-columns.ts';
import { voterHeaders } from './voter-headers.ts';

test.each<[string, RaceColumn, string, string]>([
  ['NC', 'race', 'B', 'Black'],
  ['NC', 'race', 'I', 'Native American'],
  ['NC', 'race', 'M', 'Multiple races'],
  ['NC', 'race', 'U', ''],
  ['NC', 'ethnicity', 'HL', 'Hispanic'],
  ['NC', 'ethnicity', 'NL', 'Not Hispanic'],
  ['NC', 'ethnicity', 'UN', ''],
  ['FL', 'race', '1', 'Native American'],
  ['FL', 'race', '3', 'Black'],
  ['FL', 'race', '4', 'Hispanic'],
  ['FL', 'race', '9', ''],
  ['GA', 'race', 'BH', 'Black'],
  ['GA', 'race', 'WH', 'White'],
  ['GA', 'race', 'Black not of Hispanic Origin', 'Black'],
  ['GA', 'race', 'Asian/Pacific Islander', 'Asian or Pacific Islander'],
  ['GA', 'race', 'U', ''],
  // A letter means nothing outside of its state, and a word that no table has stays as the file has it.
  ['', 'race', 'B', 'B'],
  ['', 'race', 'WHITE', 'White'],
  ['TN', 'race', 'Portuguese', 'Portuguese'],
  ['', 'race', '', ''],
])('reads %s’s %s %j as %j', (state, column, cell, value) => {
  expect(raceReader(column, state)(cell)).toBe(value);
});

test('columns of race and ethnicity are found by the headers of each state', () => {
  expect(raceColumnsIn(['county_id', 'race_code', 'ethnic_code', 'party_cd'])).toEqual({
    race: 1,
    ethnicity: 2,
  });
  expect(raceColumnsIn(['County Code', 'Gender', 'Race', 'Birth Date'])).toEqual({ race: 2 });
  expect(raceColumnsIn(['RACE_DESC', 'RACE'])).toEqual({ race: 1 });
  expect(raceColumnsIn(['ncid', 'party_cd'])).toEqual({});
  expect(raceColumnOf('EthnicGroups_EthnicGroup1Desc')).toBe('ethnicity');
});

test('never become columns of the campaign’s own, by their header or by the name that somebody gives them', () => {
  const headers = ['ncid', 'Score', 'Race', 'ethnic_code', 'Group'];
  const matched = matchDataHeaders(
    headers,
    headers.map(() => ['7']),
  );
  expect(matched.columns.map(({ name }) => name)).toEqual(['Score', 'Group']);
  const forged = {
    id: 0,
    columns: [
      { column: 1, name: 'Score', type: 'number' as const },
      { column: 2, name: 'Group', type: 'choice' as const },
      { column: 4, name: 'Ethnicity', type: 'choice' as const },
    ],
  };
  expect(withoutRace(forged, headers).columns.map(({ name }) => name)).toEqual(['Score']);
});

const ofRace = [
  ...[
    'CountyEthnic_Description',
    'CountyEthnic_LALEthnicCode',
    'Voters_Race',
    'RaceName',
    'vb.voterbase_race',
  ],
  ...['voterbase_race', 'Race (Self-Reported)', 'Modeled Race', 'Predicted Race', 'Racial Group', 'RACENAME'],
  ...[
    'raceCode',
    'VBRaceName',
    'race2020',
    'Race 2',
    'Race (own)',
    'Multi-Racial',
    'ETHNICITIES',
    'ethnicScore',
  ],
  ...[
    'Raza',
    'Raza del votante',
    'Grupo étnico',
    'GRUPO ETNICO',
    'Etnia',
    'Ra\u200bce',
    'Ｒａｃｅ',
    'race_e\u0301tnica',
  ],
  ...['Hispanic/Latino', 'hispanic', 'is_latino', 'Latinx', 'NonHispanic', 'HispanicScore', 'Hispano'],
  ...['pct_black', 'White', 'Asian_Prob', 'non-white', 'P(Black)', 'Black or White', 'Negro', 'Blanca'],
  ...['African-American', 'AfricanAmericanScore', 'Caucasian', 'AAPI', 'Native American', 'pacific_islander'],
];
const ofOther = [
  ...[
    'Grace',
    'Trace',
    'Racetrack',
    'Terrace',
    'Bracelet',
    'Plaza',
    'Terraza',
    'Zaragoza',
    'Horace',
    'Embrace',
  ],
  ...['Technical', 'County Code', 'Score', 'Group', 'Embarazada', 'grace_period', 'TraceId', 'Glacial', ''],
  ...['White House visit', 'Blackburn', 'Whitehall Ward', 'Latin Mass', 'Platinum', 'Latitude', 'Manhattan'],
  ...['American Legion', 'Native plants', 'Islander', 'Person', 'Score', 'Is Voter', 'Indiana'],
];

test.each(ofRace)('tells %j apart as race or ethnicity, by its words', (header) => {
  expect(raceColumnOf(header)).not.toBeNull();
  expect(matchDataHeaders(['ncid', header], [['7'], ['7']]).columns).toEqual([]);
  const forged = { id: 0, columns: [{ column: 1, name: header, type: 'choice' as const }] };
  expect(withoutRace(forged, ['ncid', 'Group']).columns).toEqual([]);
  expect(
    withoutRace({ ...forged, columns: [{ column: 1, name: 'G', type: 'choice' }] }, ['ncid', header]).columns,
  ).toEqual([]);
});

test.each(ofOther)('leaves %j alone', (header) => expect(raceColumnOf(header)).toBeNull());

test('a header of a model is not read as the state’s own', () => {
  expect(raceColumnsIn(['Modeled Race', 'CountyEthnic_Description'])).toEqual({});
});

test('rows are never filtered by race or ethnicity', () => {
  const headers = ['County', 'race_code', 'Modeled Race', '', 'County'];
  const race = { header: 'race_code', values: ['B'] };
  const county = { header: 'County', values: ['Wake'] };
  expect(filterHeaders(headers)).toEqual(['County']);
  expect(filtersWithoutRace([race, county, { header: 'RaceName', values: [] }])).toEqual([county]);
  expect(givenFilters([race, county])).toEqual([county]);
  expect(filtersWithoutColumn([race], ['County'])).toEqual([]);
  const fits = rowFilterOf([race, county], headers);
  expect([fits(['Wake', 'W', '']), fits(['Wake', 'B', '']), fits(['Durham', 'B', ''])]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  [['Black', 'White'], true],
  [['B', 'W'], false],
  [['Hispanic/Latino', ''], true],
  [['HISPANIC', 'Unknown', 'Other'], true],
  [['Black'], false],
  [['Black', 'Red'], false],
  [['Other', 'Unknown', ''], false],
  [['Not Hispanic or Latino'], true],
  [['Asian', 'Two or more races'], true],
  [[], false],
])('cells %j tell race: %s', (cells, expected) => {
  expect(tellsRace(cells)).toBe(expected);
  expect(racePlaces(['ncid', 'Group'], [['7'], cells])).toEqual(expected ? [1] : []);
});

test('no header that a voter file or a history is read by tells race', () => {
  const known = [...Object.values(voterHeaders), ...Object.values(historyHeaders)];
  const headers = known.flatMap((list) => list.split(',').map((header) => header.trim()));
  expect(headers.filter((header) => raceColumnOf(header) !== null)).toEqual([]);
});
