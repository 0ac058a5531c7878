import { describe, expect, it, test } from 'vitest';
import { ballotCode, methodIn, partyIn } from './ballot.ts';
import { BallotBook } from './ballot-book.ts';
import { electionsOf, matchVoterHeaders } from './headers.ts';
import { electionCell, historyCellReader } from './history-cells.ts';

const ballot = (code: number | null) =>
  code === null ? null : [methodIn(code), partyIn(code)].filter((word) => word !== '').join(' ');

describe('the cell of an election’s own column', () => {
  test.each([
    ['general', 'Y', ''],
    ['general', 'X', ''],
    ['general', '', null],
    ['general', 'N', null],
    ['general', ' Absentee ', 'mail'],
    ['general', 'At Polls', 'in_person'],
    ['general', 'Not Counted', null],
    ['general', 'Early Voting', 'early'],
    // A letter of a general election is no party: in one state it is a method, in another a county.
    ['general', 'D', ''],
    ['general', 'Democratic', ''],
    ['primary', 'D', 'Democratic'],
    ['primary', 'R', 'Republican'],
    ['primary', 'REP', 'Republican'],
    ['primary', 'A', ''],
    ['primary', 'Y', ''],
    ['primary', 'X', ''],
    ['primary', 'Absentee', 'mail'],
    ['primary', '0', null],
  ] as const)('of a %s with %j says %j', (kind, cell, expected) => {
    expect(ballot(electionCell(kind)(cell))).toBe(expected);
  });
});

describe('a cell that lists elections', () => {
  const read = historyCellReader(2026);
  const listed = (cell: string) =>
    read(cell).map(({ election, code }) => `${election.key} ${ballot(code)}`.trim());

  test.each([
    ['20221108 GE(P)', ['G20221108 in_person']],
    ['20221108 GE(M);20220628 PR(E)', ['G20221108 mail', 'P20220628 early']],
    ['General Election 2004(P)', ['G2004 in_person']],
    ['20210622 PE(A) ; 20240402 PP(P)', ['P20210622 mail', 'PP20240402 in_person']],
    ['11/08/2022 General', ['G20221108']],
    ['08/06/2024 Primary', ['P20240806']],
    ['GN2022', ['G2022']],
    ['PR2024', ['P2024']],
    ['', []],
    [' ; ;', []],
    ['nonsense;20221108 GE(P);(P)', ['G20221108 in_person']],
    // A state's letter that no table has says that they voted, not how; a day that comes much later is none.
    ['20221108 GE(Q)', ['G20221108']],
    ['20221108 GE(constructor)', ['G20221108']],
  ])('with %j names %j', (cell, expected) => expect(listed(cell)).toEqual(expected));

  it('reads a cell of 10,000 entries in one pass', () => {
    const cell = Array.from({ length: 10_000 }, (_, at) => `${2_000 + (at % 26)}1108 GE(P)`).join(';');
    expect(read(cell)).toHaveLength(10_000);
  });
});

describe('headers of such files', () => {
  it('take every numbered history column, and Ohio’s columns as elections', () => {
    const headers = [
      'Voter ID',
      'Voter History 1',
      'Voter History 2',
      'GENERAL-11/08/2022',
      'PRIMARY-05/03/2022',
    ];
    const mapping = matchVoterHeaders(headers);
    expect(mapping.slice(1, 3)).toEqual([
      { is: 'field', field: 'history' },
      { is: 'field', field: 'history' },
    ]);
    expect(electionsOf(mapping).map(({ key }) => key)).toEqual(['G20221108', 'P20220503']);
  });
});

describe('the book of ballots while a file is read', () => {
  const general = { key: 'G20221108', kind: 'general' as const, year: 2022, day: 20221108 };

  it('grows with the rows, and ends as long as the table', () => {
    const book = new BallotBook();
    expect(book.isEmpty).toBe(true);
    book.mark(0, general, ballotCode('mail', ''));
    book.mark(5_000, general, 0);
    book.mark(5_000, general, ballotCode('early', ''));
    book.mark(4, { ...general, key: 'G20201103', year: 2020, day: 20201103 }, 0);
    book.reach(6_000);
    const found = book.elections();
    expect(found.map(({ election, ballots }) => [election.key, ballots.length])).toEqual([
      ['G20221108', 6_000],
      ['G20201103', 6_000],
    ]);
    expect([0, 1, 5_000, 5_999].map((row) => found[0]?.ballots[row])).toEqual([
      128 | ballotCode('mail', ''),
      0,
      128 | ballotCode('early', ''),
      0,
    ]);
  });
});
