import { describe, expect, it, test } from 'vitest';
import { ballotCode, methodIn, partyIn, voteMethodOf } from './ballot.ts';
import { BallotBook, isSameElection } from './ballot-book.ts';
import { isHistory, matchHistoryHeaders } from './history-columns.ts';
import { historyReader } from './history-rows.ts';
import { electionsMax } from './voter-file-columns.ts';

const nc =
  'county_id,county_desc,voter_reg_num,election_lbl,election_desc,voting_method,voted_party_cd,voted_party_desc,pct_label,pct_description,ncid,voted_county_id,voted_county_desc,vtd_label,vtd_description';
const fl = 'County Code,Voter ID,Election Date,Election Type,History Code';
const ga =
  'County Name,Voter Registration Number,Election Date,Election Type,Party,Ballot Style,Absentee,Provisional,Supplemental';
const tx = 'COUNTY_CODE,VUID,ELECTION_DATE,ELECTION_TYPE,ELECTION_PARTY,ELECTION_VOTING_METHOD';
const wa = 'VoterHistoryID,CountyCode,StateVoterID,ElectionDate';
const ok = 'VoterID,ElectionDate,VotingMethod';
const mi = 'VOTER_IDENTIFICATION_NUMBER,COUNTY_CODE,ELECTION_DATE,IS_ABSENTEE_VOTER';
const nv = 'VotingHistoryID,VoterID,Election Date,Vote Code';
const co = 'VOTER_ID,ELECTION_TYPE,ELECTION_DATE,ELECTION_DESCRIPTION,VOTING_METHOD,PARTY,COUNTY_NAME';

function read(headers: string, line: string, state: string) {
  const reader = historyReader(matchHistoryHeaders(headers.split(',')), state, 2026);
  const cells = line.split(',');
  const row = reader.row(cells);
  return typeof row === 'string'
    ? row
    : [reader.id(cells), row.election.key, methodIn(row.code), partyIn(row.code)].join(' ').trimEnd();
}

describe('a row of a history file', () => {
  test.each([
    [
      nc,
      '1,ALAMANCE,5,11/05/2024,11/05/2024 GENERAL,ABSENTEE ONESTOP,DEM,DEMOCRATIC,1,1,AA5,1,A,1,1',
      'NC',
      'AA5 G20241105 early',
    ],
    [
      nc,
      '1,ALAMANCE,5,03/05/2024,03/05/2024 PRIMARY,IN-PERSON,REP,REPUBLICAN,1,1,AA5,1,A,1,1',
      'NC',
      'AA5 P20240305 in_person Republican',
    ],
    [
      nc,
      '1,ALAMANCE,5,11/08/2022,11/08/2022 GENERAL,ABSENTEE BY MAIL,UNA,U,1,1,AA5,1,A,1,1',
      'NC',
      'AA5 G20221108 mail',
    ],
    [
      nc,
      '1,ALAMANCE,5,11/07/2023,11/07/2023 MUNICIPAL,PROVISIONAL,UNA,U,1,1,AA5,1,A,1,1',
      'NC',
      'AA5 M20231107 provisional',
    ],
    [fl, 'ALA,100000001,08/20/2024,PRI,A', 'FL', '100000001 P20240820 mail'],
    [fl, 'ALA,100000001,03/19/2024,PPP,E', 'FL', '100000001 PP20240319 early'],
    [fl, 'ALA,100000001,11/05/2024,GEN,B', 'FL', 'history_not_voted'],
    [fl, 'ALA,100000001,11/05/2024,GEN,Y', 'FL', '100000001 G20241105 in_person'],
    [
      ga,
      'FULTON,12345678,11/05/2024,GENERAL ELECTION,,EARLY IN-PERSON,Y,N,N',
      'GA',
      '12345678 G20241105 early',
    ],
    [
      ga,
      'FULTON,12345678,05/21/2024,GENERAL PRIMARY,REPUBLICAN,PARTISAN,Y,,',
      'GA',
      '12345678 P20240521 mail Republican',
    ],
    [
      ga,
      'FULTON,12345678,01/05/2021,SPECIAL ELECTION RUNOFF,,GENERAL,N,Y,N',
      'GA',
      '12345678 S20210105 provisional',
    ],
    [ga, 'FULTON,12345678,11/05/2024,GENERAL ELECTION,,,N,N,N', 'GA', '12345678 G20241105 in_person'],
    [tx, '101,1012345678,20240305,PRIMARY,R,EV', 'TX', '1012345678 P20240305 early Republican'],
    [tx, '101,1012345678,2024-11-05,GENERAL,,AB', 'TX', '1012345678 G20241105 mail'],
    [wa, '1,KI,WA0001,2024-11-05 00:00:00', 'WA', 'WA0001 G20241105'],
    [
      ga,
      'FULTON,12345678,11/08/2022,GENERAL/SPECIAL ELECTION,,REGULAR,N,N,N',
      'GA',
      '12345678 G20221108 in_person',
    ],
    [wa, '1,KI,WA0001,08/06/2024', 'WA', 'WA0001 P20240806'],
    [wa, '1,KI,WA0001,2024-03-12', 'WA', 'WA0001 PP20240312'],
    [wa, '1,KI,WA0001,2023-02-14', 'WA', 'WA0001 S20230214'],
    [wa, '1,KI,WA0001,2023-03-14', 'WA', 'WA0001 O20230314'],
    [ok, '800123,08/06/2024,IP', 'OK', '800123 O20240806 in_person'],
    [ok, '800123,11/05/2024,IP', 'OK', '800123 G20241105 in_person'],
    [ok, '800123,11/05/2024,AI', 'OK', '800123 G20241105 early'],
    [ok, '800123,11/05/2024,NH', 'OK', '800123 G20241105 mail'],
    [mi, '100,82,2024-11-05,Y', 'MI', '100 G20241105 mail'],
    [mi, '100,82,2024-11-05,N', 'MI', '100 G20241105 in_person'],
    [nv, '1,12,11/05/2024,EV', 'NV', '12 G20241105 early'],
    [nv, '1,12,11/05/2024,MB', 'NV', '12 G20241105 mail'],
    [nv, '1,12,11/05/2024,PP', 'NV', '12 G20241105 in_person'],
    [
      co,
      '5,Primary,06/25/2024,2024 State Primary,Mail Ballot,DEM,Adams',
      'CO',
      '5 P20240625 mail Democratic',
    ],
    [wa, '1,KI,WA0001,soon', 'WA', 'history_election'],
  ])('%#. %s', (headers, line, state, expected) => expect(read(headers, line, state)).toBe(expected));

  it('is known by its headers, and no registration is', () => {
    for (const headers of [nc, fl, ga, tx, wa]) expect(isHistory(headers.split(','))).toBe(true);
    expect(isHistory(['ncid', 'last_name', 'first_name', 'election_lbl'])).toBe(false);
    expect(isHistory(['county', 'precinct', 'votes'])).toBe(false);
  });

  it('of Florida has letters that mean nothing elsewhere', () => {
    expect(voteMethodOf('E', 'NC')).toBe('');
    expect(voteMethodOf('N', '')).toBeNull();
    expect(['AP', 'AB', 'P'].map((code) => voteMethodOf(code, 'PA'))).toEqual([
      'in_person',
      'mail',
      'provisional',
    ]);
    expect(voteMethodOf('AI', '')).toBe('');
    expect([voteMethodOf('A', 'MN'), voteMethodOf('A', '')]).toEqual(['mail', '']);
    // Minnesota's other letters have no source that says what they mean: a vote whose method nobody knows.
    expect(voteMethodOf('P', 'MN')).toBe('');
    expect(voteMethodOf('constructor', 'OK')).toBe('');
    expect(voteMethodOf('ELIGIBLE DID NOT VOTE', 'NC')).toBeNull();
  });
});

describe('the book of ballots', () => {
  const of = (key: string, day = Number(key.replace(/\D/g, ''))) => ({
    key,
    kind: 'general' as const,
    year: Math.floor(day / 10_000),
    day,
  });

  it('takes labels of one day as one election, named by the most common one', () => {
    const book = new BallotBook(3);
    book.mark(0, of('S20241105'), 0);
    book.mark(1, of('G20241105'), ballotCode('mail', ''));
    book.mark(1, of('S20241105'), 0);
    book.mark(2, of('G20241105'), 0);
    book.mark(0, of('G20241105'), 0);
    const [only, ...more] = book.elections();
    expect(more).toEqual([]);
    expect(only?.election.key).toBe('G20241105');
    expect([...(only?.ballots ?? [])]).toEqual([128, 128 | ballotCode('mail', ''), 128]);
  });

  it('joins an election without a day to the only one of its kind and year', () => {
    const book = new BallotBook(2);
    book.carry(0, { key: 'G2024', kind: 'general', year: 2024 }, 0);
    book.mark(1, of('G20241105'), 0);
    book.carry(0, { key: 'P2024', kind: 'primary', year: 2024 }, 0);
    expect(book.elections().map(({ election, ballots }) => [election.key, [...ballots]])).toEqual([
      ['G20241105', [128, 128]],
      ['P2024', [128, 0]],
    ]);
    expect(isSameElection('G2024', 'G20241105')).toBe(true);
    expect(isSameElection('P2024', 'PP20240305')).toBe(false);
  });

  it('keeps the newest elections, whatever the order in which they come', () => {
    const book = new BallotBook(1);
    const days = Array.from({ length: electionsMax + 6 }, (_, at) => 19_500_101 + at * 10_000);
    for (const day of [...days.slice(30), ...days.slice(0, 30)]) book.mark(0, of(`G${day}`), 0);
    const found = book.elections().map(({ election }) => election.key);
    expect(found).toHaveLength(electionsMax);
    expect(found.at(-1)).toBe(`G${days[6]}`);
  });
});
