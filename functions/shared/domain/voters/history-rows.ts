import { type BallotParty, ballotCode, ballotPartyOf, type VoteMethod, voteMethodOf } from './ballot.ts';
import { electionOf } from './elections.ts';
import type { HistoryField, HistoryMapping } from './history-columns.ts';
import { memoize } from './memoize.ts';
import { dayNumber } from './voter-dates.ts';
import type { ElectionKind } from './voter-file-columns.ts';

/**
 * An election as one row names it. `day` is `YYYYMMDD`, and with it all labels of that day are one election; 0 where the file
 * says no day, then `key` is `G2024`.
 */
export type RowElection = { key: string; kind: ElectionKind; year: number; day: number };
export type HistoryRow = { election: RowElection; code: number };
/** Why a row says nothing: no election that can be read, or a ballot that was not cast or not counted. */
export type HistoryRefusal = 'history_election' | 'history_not_voted';

const kinds: readonly (readonly [RegExp, ElectionKind, string])[] = [
  [/presidential p(?:reference|rimary)|pres(?:idential)? pri|^ppp$|^pp$/, 'primary', 'PP'],
  [/primary|^pri$|^p$|^2p$|^prim$|^pr$|^pe$/, 'primary', 'P'],
  // Georgia's general election with special ones on the same ballot.
  [/general (?:and |& )?special/, 'general', 'G'],
  [/special|^sp(?:e|ec)?$|^se?$/, 'special', 'S'],
  [/run.?off|^run$|^ro$/, 'other', 'O'],
  [/municipal|city|town|local|village|^mun(?:i)?$|^m$|^cs$|^ve$/, 'municipal', 'M'],
  [/general|^gen?$|^g$|^ge$/, 'general', 'G'],
];
/**
 * Washington's history names elections by their days alone. Source: RCW 29A.04.311 and .321, 29A.56.020: the primary in August,
 * the presidential one in March, special elections in February and April.
 */
function washington(year: number, month: number): readonly [ElectionKind, string] | null {
  if (month === 8) return ['primary', 'P'];
  if (month === 2 || month === 4) return ['special', 'S'];
  return month === 3 && year % 4 === 0 ? ['primary', 'PP'] : null;
}
/** November of an even year elects Congress; of an odd one mostly towns. */
function kindByDay(year: number, month: number, state: string): readonly [ElectionKind, string] {
  const known = state === 'WA' ? washington(year, month) : null;
  if (known) return known;
  if (month !== 11) return ['other', 'O'];
  return year % 2 === 0 ? ['general', 'G'] : ['municipal', 'M'];
}

/** The election that a row's date, label and type name; null where they name none. */
export function electionNamed(
  date: string,
  label: string,
  type: string,
  latest: number,
  state = '',
): RowElection | null {
  const [, written = ''] = /(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8})/.exec(date || label) ?? [];
  const day = written === '' ? 0 : (dayNumber(written, 'month first', latest) ?? 0);
  const words = [type, label, date]
    .map((text) =>
      text
        .toLowerCase()
        .replace(/[\d/.-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
  if (day === 0 || day % 100 === 0) {
    const named = electionOf(label || date) ?? electionOf(`${type} ${date}`);
    return named && { ...named, day: /\d{8}$/.test(named.key) ? Number(named.key.slice(-8)) : 0 };
  }
  const year = Math.floor(day / 10_000);
  const named = words.map((text) => kinds.find(([pattern]) => pattern.test(text))).find((one) => one);
  const [kind, letter] = named ? [named[1], named[2]] : kindByDay(year, Math.floor(day / 100) % 100, state);
  return { key: `${letter}${day}`, kind, year, day };
}

const isYes = (cell: string): boolean => /^(?:y|yes|x|1|t|true)$/i.test(cell.trim());

/** Reads rows of a history file; about 1 µs each, for most cells come up again and again. `year`: in which it is read. */
export function historyReader(mapping: HistoryMapping, state: string, year: number) {
  const at = (field: HistoryField) => mapping.indexOf(field);
  const column = {
    id: at('id'),
    date: at('date'),
    label: at('label'),
    type: at('type'),
    method: at('method'),
    style: at('style'),
    party: at('party'),
    absentee: at('absentee'),
    provisional: at('provisional'),
  };
  const latest = (year + 1) * 10_000 + 1231;
  const electionOfRow = memoize((cells) => {
    const [date = '', label = '', type = ''] = cells.split('\u0001');
    return electionNamed(date, label, type, latest, state);
  });
  const methodOf = memoize((cell) => ({ method: voteMethodOf(cell, state) }));
  const partyOfBallot = memoize(ballotPartyOf);
  return {
    id: (cells: readonly string[]): string => (cells[column.id] ?? '').trim(),
    row(cells: readonly string[]): HistoryRow | HistoryRefusal {
      const cell = (place: number) => (place < 0 ? '' : (cells[place] ?? ''));
      const election = electionOfRow(
        `${cell(column.date)}\u0001${cell(column.label)}\u0001${cell(column.type)}`,
      );
      if (!election) return 'history_election';
      let method: VoteMethod = '';
      if (column.method >= 0) {
        const found = methodOf(cell(column.method)).method;
        if (found === null) return 'history_not_voted';
        method = found;
      }
      if (method === '' && column.style >= 0) method = methodOf(cell(column.style)).method ?? '';
      if (isYes(cell(column.provisional))) method = 'provisional';
      else if (isYes(cell(column.absentee)) && method !== 'early') method = 'mail';
      else if (method === '' && column.absentee >= 0) method = 'in_person';
      const party: BallotParty = election.kind === 'primary' ? partyOfBallot(cell(column.party)) : '';
      return { election, code: ballotCode(method, party) };
    },
  };
}
