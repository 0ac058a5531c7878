import { hasCapability } from '../../access.ts';
import { RefusedError } from '../../refusals.ts';
import { type MemberId, requireMember } from '../members/require-member.ts';
import type { Reads } from '../store.ts';

/** Refuses an owner who is no member, or who cannot work follow-ups. One read; none for the campaign itself. */
export async function requireOwner(
  reads: Reads,
  { organization }: Pick<MemberId, 'organization'>,
  owner: string | null,
): Promise<void> {
  if (owner === null) return;
  const membership = await requireMember(reads, { uid: owner, organization });
  if (!hasCapability(membership, 'volunteers.write')) throw new RefusedError('followUps.cannotWork');
}
