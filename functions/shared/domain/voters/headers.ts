import type { voterFileLayouts } from '../../collections/voter-files.ts';
import { headerKey } from '../import/headers.ts';
import { electionOf } from './elections.ts';
import { electionsMax, type FileElection } from './voter-file-columns.ts';
import { joined, type VoterField, voterHeaders } from './voter-headers.ts';

export type VoterLayout = (typeof voterFileLayouts)[number];

/** What a column of the file fills; null where it is left out. A screen may change it and keep it as JSON. */
export type ColumnUse =
  | { is: 'field'; field: VoterField }
  | { is: 'election'; election: FileElection }
  | null;
/** One entry for each column of the file. */
export type VoterMapping = readonly ColumnUse[];

const isField = (name: string): name is VoterField => name in voterHeaders;
export const voterFields: readonly VoterField[] = Object.keys(voterHeaders).filter(isField);

/** Each known header's field, and how well it names it: 0 is best. */
const known = new Map<string, { field: VoterField; rank: number }>();
for (const field of voterFields)
  for (const [rank, header] of voterHeaders[field].split(',').entries()) {
    const key = headerKey(header);
    if (!known.has(key)) known.set(key, { field, rank });
  }

/** Headers that look like the voter's number, where none is known by name. */
const idHint = /voter.*(?:id|no|num|number|key)$|^(?:state|county|sos).*id$|registra.*(?:id|no|num|number)$/;

/** The columns' most likely use: each field by the header that names it best, elections by their names. */
export function matchVoterHeaders(headers: readonly string[]): VoterMapping {
  const keys = headers.map(headerKey);
  const best = new Map<VoterField, { column: number; rank: number }>();
  const mapping: ColumnUse[] = headers.map((header) => {
    const election = electionOf(header);
    return election && { is: 'election', election };
  });
  for (const [column, key] of keys.entries()) {
    const found = known.get(key);
    if (!found) continue;
    if (joined.includes(found.field)) mapping[column] = { is: 'field', field: found.field };
    const before = best.get(found.field);
    if (!before || found.rank < before.rank) best.set(found.field, { column, rank: found.rank });
  }
  if (!best.has('id')) {
    const column = keys.findIndex((key) => idHint.test(key));
    if (column >= 0) best.set('id', { column, rank: 0 });
  }
  for (const [field, { column }] of best) mapping[column] = { is: 'field', field };
  return newestElections(mapping);
}

/** Newest first, as the manifest has them and their bits lie; one election of several columns once. */
export function electionsOf(mapping: VoterMapping): FileElection[] {
  const found = new Map<string, FileElection>();
  for (const use of mapping) if (use?.is === 'election') found.set(use.election.key, use.election);
  const when = ({ key, year }: FileElection) => key.replace(/^\D+/, '').padEnd(8, '0') || String(year);
  return [...found.values()].sort(
    (one, other) => when(other).localeCompare(when(one)) || one.key.localeCompare(other.key),
  );
}

/** A file may tell of more elections than a voter's history has bits: the oldest stay away. */
function newestElections(mapping: readonly ColumnUse[]): VoterMapping {
  const newest = new Set(
    electionsOf(mapping)
      .slice(0, electionsMax)
      .map(({ key }) => key),
  );
  return mapping.map((use) => (use?.is === 'election' && !newest.has(use.election.key) ? null : use));
}

/** The columns of each field, by their places. */
export function fieldColumns(mapping: VoterMapping): Map<VoterField, number[]> {
  const columns = new Map<VoterField, number[]>();
  for (const [column, use] of mapping.entries())
    if (use?.is === 'field') columns.set(use.field, [...(columns.get(use.field) ?? []), column]);
  return columns;
}

/** Fields without which no row can be read: a number, and a name in one column or in several. */
export function missingVoterFields(mapping: VoterMapping): ('id' | 'name')[] {
  const has = (field: VoterField) => mapping.some((use) => use?.is === 'field' && use.field === field);
  return [
    ...(has('id') ? [] : ['id' as const]),
    ...(has('name') || has('last') || has('first') ? [] : ['name' as const]),
  ];
}

/** Whose file it is, by its headers. */
export function layoutOf(headers: readonly string[]): VoterLayout {
  const keys = headers.map(headerKey);
  const written = headers.map((header) => header.trim());
  if (
    keys.includes('lalvoterid') ||
    written.filter((one) => /^(Voters|Residence_Addresses)_/.test(one)).length >= 3
  )
    return 'l2';
  if (keys.some((key) => key === 'vanid' || key === 'voterfilevanid')) return 'van';
  const named = matchVoterHeaders(headers);
  if (missingVoterFields(named).length > 0) return 'other';
  const plain = written.every((one) => /^[a-z\d_]+$/.test(one));
  if (plain && written.includes('county') && written.includes('precinct')) return 'openelections';
  return named.filter((use) => use !== null).length >= 6 ? 'state' : 'other';
}

/** Whether a first row is data rather than names: it names nothing known and holds a number, an address or a day. */
export const isVoterRow = (headers: readonly string[]): boolean =>
  matchVoterHeaders(headers).every((use) => use === null) &&
  headers.some((cell) => /\S@\S+\.\S|^[\d/:.\-\s]*\d[\d/:.\-\s]*$/.test(cell));
