import type { PersonRow } from '../../api/imports-api.ts';
import { directory } from '../../collections/directory.ts';
import { importFlags, membersMax } from '../../constants.ts';
import type { ResolvedRow } from '../../domain/import/match-cards.ts';
import { foldText } from '../../domain/name-keys.ts';
import type { Context } from '../use-case.ts';

/**
 * Finds the members whom rows name, by address or by a name that only one of them has. Whoever is not found is flagged with
 * the cell. One read for each member, where a row names one at all.
 */
export async function resolveMembers(
  { read, accounts }: Pick<Context, 'read' | 'accounts'>,
  rows: readonly PersonRow[],
): Promise<(row: PersonRow) => ResolvedRow> {
  const isNeeded = rows.some(({ assigned_to }) => assigned_to !== null);
  const members = isNeeded ? await read.find(directory, { limit: membersMax, select: ['full_name'] }) : [];
  const details = isNeeded ? await accounts.details(members.map(({ id }) => id)) : [];
  const found = new Map<string, string | null>();
  for (const { id, full_name } of members) {
    const name = foldText(full_name);
    found.set(name, found.has(name) ? null : id);
  }
  for (const { uid, email } of details) if (email) found.set(email.toLowerCase(), uid);
  return (row) => {
    const named = row.assigned_to;
    if (named === null) return row;
    const uid = found.get(named.toLowerCase()) ?? found.get(foldText(named)) ?? null;
    if (uid !== null) return { ...row, assigned_to: uid };
    const cell = named.slice(0, importFlags.cell).trim();
    const flag = { field: 'assigned_to', column: '', code: 'member_unknown' as const, cell };
    return { ...row, assigned_to: null, flags: [...row.flags, flag].slice(0, importFlags.max) };
  };
}
