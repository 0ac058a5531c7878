import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Capability, Role } from '#shared/access.ts';
import { RefusedError } from '#shared/refusals.ts';
import { demandRecent, type Member, requireCapability } from '../http/guard.ts';
import { findMember, type Profile } from './membership.ts';

/**
 * Asks inside a transaction what the guard asked before it: whoever was demoted or taken out meanwhile is refused
 * (`permission-denied`, `no-organization`). Without it, of two admins who demote each other at once both succeed.
 * One read.
 */
export async function demandStill(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  capability: Capability,
): Promise<Profile> {
  const profile = await findMember(transaction, db, member);
  if (!profile) throw new RefusedError('members.notMember');
  requireCapability({ ...member, role: profile.role, grants: profile.grants }, capability);
  return profile;
}

/**
 * Making somebody an admin, and changing the role of one, asks for a recent proof (`recent-proof-required`): at a
 * screen that was left open, a stranger could otherwise make an admin who stays when the session ends, or demote the
 * others.
 */
export function demandProofFor(member: Member, role: Role): void {
  if (role === 'admin') demandRecent(member);
}
