import { hasCapability } from '../../../access.ts';
import type { Stored } from '../../../collections/define.ts';
import type { imports } from '../../../collections/imports.ts';
import { importCapabilities } from '../../../domain/import/import-access.ts';
import { RefusedError } from '../../../refusals.ts';
import { requireCaller } from '../../members/require-member.ts';
import type { Reads } from '../../store.ts';
import type { Caller } from '../../use-case.ts';

/** Whoever may bring a kind undoes their own imports of it, and who manages the campaign's data also those of others. */
export const mayUndo = (
  member: Pick<Caller, 'uid' | 'role' | 'grants'>,
  { kind, started_by }: Pick<Stored<typeof imports>, 'kind' | 'started_by'>,
): boolean =>
  importCapabilities[kind].every((capability) => hasCapability(member, capability)) &&
  (started_by === member.uid || hasCapability(member, 'data.manage'));

/** Asked inside the transaction: whoever was demoted meanwhile removes nothing more. One read. */
export async function requireUndo(
  reads: Reads,
  member: Caller,
  found: Stored<typeof imports>,
): Promise<void> {
  const [capability = 'people.write'] = importCapabilities[found.kind];
  const { role, grants } = await requireCaller(reads, member, capability);
  if (!mayUndo({ uid: member.uid, role, grants }, found)) throw new RefusedError('request.notAllowed');
}
