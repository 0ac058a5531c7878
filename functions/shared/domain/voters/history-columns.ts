import { headerKey } from '../import/headers.ts';
import { voterHeaders } from './voter-headers.ts';

/**
 * What a column of a history file says, with the headers that name it, best first. One row is one voter in one election.
 * Sources: North Carolina's `layout_ncvhis.txt`, Florida's Voter History File Layout, Georgia's and Washington's voter history
 * files, and the election columns of Texas's voter registration file.
 */
export const historyHeaders = {
  id: voterHeaders.id,
  date: `Election Date, ElectionDate, election_date, election_lbl, Date of Election, e_date, elec_date`,
  label: `election_desc, Election Name, ElectionName, Election, Election Description, Election Title`,
  type: `Election Type, ElectionType, election_type, elec_type, Type of Election`,
  method: `voting_method, Voting Method, VotingMethod, Election_Voting_Method, Election Voting Method, History Code,
    Vote Method, vote_method, How Voted, Vote Type, Ballot Type, Vote Code, Voted By`,
  style: 'Ballot Style, ballot_style',
  party: `voted_party_cd, Election_Party, Election Party, Party Voted, party_voted, Primary Party, Ballot Party, Party,
    Party Code, voted_party_desc, primary_type_code_name`,
  absentee: 'Absentee, absentee_flag, Absentee Flag, Voted Absentee, is_absentee_voter',
  provisional: 'Provisional, provisional_flag, Provisional Flag, Voted Provisional',
} as const;
export type HistoryField = keyof typeof historyHeaders;
const isField = (name: string): name is HistoryField => name in historyHeaders;
export const historyFields: readonly HistoryField[] = Object.keys(historyHeaders).filter(isField);

/** One entry for each column of the file. */
export type HistoryMapping = readonly (HistoryField | null)[];

const ranks = new Map<HistoryField, ReadonlyMap<string, number>>(
  historyFields.map((field) => [
    field,
    new Map(
      historyHeaders[field]
        .split(',')
        .map((header, rank): [string, number] => [headerKey(header), rank])
        .toReversed(),
    ),
  ]),
);

/** Each field by the header that names it best. */
export function matchHistoryHeaders(headers: readonly string[]): HistoryMapping {
  const keys = headers.map(headerKey);
  const mapping: (HistoryField | null)[] = headers.map(() => null);
  for (const field of historyFields) {
    const found = keys
      .map((key, column) => ({ column, rank: ranks.get(field)?.get(key) ?? -1 }))
      .filter(({ column, rank }) => rank >= 0 && mapping[column] === null)
      .sort((one, other) => one.rank - other.rank)[0];
    if (found) mapping[found.column] = field;
  }
  return mapping;
}

/** What a history file cannot be read without: who, and in which election. */
export function missingHistoryFields(mapping: HistoryMapping): ('id' | 'election')[] {
  const has = (field: HistoryField) => mapping.includes(field);
  return [
    ...(has('id') ? [] : ['id' as const]),
    ...(has('date') || has('label') ? [] : ['election' as const]),
  ];
}

const ofPeople = ['first', 'last', 'name', 'address', 'street', 'house'] as const;
const ofPeopleKeys = new Set(ofPeople.flatMap((field) => voterHeaders[field].split(',').map(headerKey)));

/** Whether headers are those of a history: an id and an election, and no names or addresses. */
export const isHistory = (headers: readonly string[]): boolean =>
  missingHistoryFields(matchHistoryHeaders(headers)).length === 0 &&
  !headers.map(headerKey).some((key) => ofPeopleKeys.has(key));
