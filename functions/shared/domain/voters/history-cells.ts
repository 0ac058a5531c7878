import {
  type BallotParty,
  ballotCode,
  ballotPartyOf,
  type VoteMethod,
  voteMethodOf,
  voteMethods,
} from './ballot.ts';
import { hasVoted } from './elections.ts';
import { electionNamed, type HistoryRow } from './history-rows.ts';
import { memoize } from './memoize.ts';
import type { ElectionKind } from './voter-file-columns.ts';

/** Letters of parties that stand alone in a primary's column; any other single letter says something else. */
const partyLetters = /^[DRLG]$/i;

/** The party of a primary's ballot where a cell is nothing but a party; '' for `Y`, `X` and methods. */
function partyIn(cell: string): BallotParty {
  if (cell.length < 2 && !partyLetters.test(cell)) return '';
  const party = ballotPartyOf(cell);
  return party === 'Other' ? '' : party;
}

/**
 * Reads the cell of an election's own column: the ballot's code, null where they did not vote. Letters that only one state
 * writes are not read, because vendors' files of the same state mean something else by them.
 */
export const electionCell = (kind: ElectionKind): ((cell: string) => number | null) =>
  memoize((cell) => {
    const text = cell.trim();
    const method = hasVoted(text) ? voteMethodOf(text, '') : null;
    return method === null ? null : ballotCode(method, kind === 'primary' ? partyIn(text) : '');
  });

/** How a ballot was cast, in New York. Source: voter history of its voter list, `20221108 GE(P)`. */
const newYork: Readonly<Record<string, VoteMethod>> = {
  A: 'mail',
  E: 'early',
  F: 'provisional',
  M: 'mail',
  P: 'in_person',
};

const wordedMethods: ReadonlySet<string> = new Set(voteMethods);
const isMethod = (word: string): word is VoteMethod => wordedMethods.has(word);
const methodNamed = (word: string): VoteMethod =>
  isMethod(word) ? word : (newYork[word.toUpperCase()] ?? '');

/**
 * Reads a cell that lists elections, as New York (`20221108 GE(P);General Election 2004(P)`), Missouri (`11/08/2022 General`)
 * and Kansas (`GN2022`) write them, and as Pennsylvania's are written together (`04/23/2024 PRIMARY (mail/D)`). What names no election is left out.
 */
export function historyCellReader(year: number): (cell: string) => readonly HistoryRow[] {
  const latest = (year + 1) * 10_000 + 1231;
  const read = memoize((entry): HistoryRow | null => {
    const [, label = entry, how = '', party = ''] = /^(.*?)\s*\((\w*)(?:\/([^()]*))?\)$/.exec(entry) ?? [];
    const election = electionNamed('', label.replaceAll(',', ' ').replace(/\s+/g, ' ').trim(), '', latest);
    if (!election) return null;
    const ballot = election.kind === 'primary' ? ballotPartyOf(party) : '';
    return { election, code: ballotCode(methodNamed(how), ballot) };
  });
  return (cell) =>
    cell
      .split(';')
      .map((entry) => read(entry.trim()))
      .filter((row) => row !== null);
}
