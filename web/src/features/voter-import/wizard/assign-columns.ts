import {
  type ColumnUse,
  electionsOf,
  type VoterMapping,
  voterFields,
} from '#shared/domain/voters/headers.ts';
import type { FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import { joined, type VoterField } from '#shared/domain/voters/voter-headers.ts';

/** Gives a column a field, or leaves it out. A field that takes one column leaves the one that had it. */
export function assign(mapping: VoterMapping, column: number, field: VoterField | null): VoterMapping {
  return mapping.map((use, at) => {
    if (at === column) return field && { is: 'field', field };
    const had = use?.is === 'field' && use.field === field;
    return had && !joined.includes(use.field) ? null : use;
  });
}

export const fieldNamed = (name: string): VoterField | null =>
  voterFields.find((one) => one === name) ?? null;
export const fieldOf = (use: ColumnUse | undefined): VoterField | null =>
  use?.is === 'field' ? use.field : null;

/** Elections that the file's columns name, newest first, each with its columns and whether it is brought. */
export function electionChoices(
  found: VoterMapping,
  mapping: VoterMapping,
): { election: FileElection; columns: readonly number[]; taken: boolean }[] {
  return electionsOf(found).map((election) => {
    const names = (use: ColumnUse | undefined) => use?.is === 'election' && use.election.key === election.key;
    const columns = found.flatMap((use, at) => (names(use) ? [at] : []));
    return { election, columns, taken: columns.some((at) => names(mapping[at])) };
  });
}

/** Brings an election, or leaves it out. Columns that were given a field keep it. */
export function takeElection(
  mapping: VoterMapping,
  { election, columns }: { election: FileElection; columns: readonly number[] },
  taken: boolean,
): VoterMapping {
  return mapping.map((use, at) => {
    if (!columns.includes(at) || use?.is === 'field') return use;
    return taken ? { is: 'election', election } : null;
  });
}
