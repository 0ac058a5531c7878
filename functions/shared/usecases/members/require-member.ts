import { type Capability, hasCapability, type Role } from '../../access.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import { userProfiles } from '../../collections/user-profiles.ts';
import { membersMax, recentProofMs } from '../../constants.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads, Row } from '../store.ts';
import type { Accounts, Caller } from '../use-case.ts';

export type Profile = Row<typeof userProfiles.schema>;
export type Membership = Row<typeof memberships.schema>;
/** One account in one organization. */
export type MemberId = Pick<Caller, 'uid' | 'organization'>;

/** Admins whose accounts are looked up; the account service takes no more at a time. */
const adminsMax = 100;
/** Milliseconds after which an account deletion that was requested has certainly ended or failed. */
const deletionMs = 3_600_000;

/** Somebody's membership in this organization, suspended or not; null where they have none. One read. */
export const findMembership = (reads: Reads, { uid, organization }: MemberId): Promise<Membership | null> =>
  reads.get(memberships, membershipId(uid, organization));

/** The same, refusing (`not-found`) who is in no organization and who is in another one in the same words. */
export async function requireMembership(reads: Reads, member: MemberId): Promise<Membership> {
  const found = await findMembership(reads, member);
  if (!found) throw new RefusedError('members.gone');
  return found;
}

/** A membership that is not suspended, whichever campaign is the member's active one; refuses (`not-found`) any other. One read. */
export async function requireMember(reads: Reads, member: MemberId): Promise<Membership> {
  const found = await requireMembership(reads, member);
  if (found.state !== 'active') throw new RefusedError('members.gone');
  return found;
}

/** The profile of somebody whose active campaign this is; else null. Profiles are at the top, so each is checked. One read. */
export async function findActiveProfile(
  reads: Reads,
  { uid, organization }: MemberId,
): Promise<Profile | null> {
  const profile = await reads.get(userProfiles, uid);
  return profile?.organization_id === organization ? profile : null;
}

/**
 * Checks inside a transaction what the guard checked before it: whoever was demoted, suspended or taken out meanwhile, or
 * has switched to another campaign, is refused (`permission-denied`, `no-organization`). Without it, of two admins who demote
 * each other at once both succeed. One read.
 */
export async function requireCaller(
  store: Reads,
  member: MemberId,
  capability: Capability,
): Promise<Profile> {
  const profile = await findActiveProfile(store, member);
  if (!profile) throw new RefusedError('members.notMember');
  if (!hasCapability(profile, capability)) throw new RefusedError('request.notAllowed');
  return profile;
}

/** Refuses one member more than an organization may have. A read for each thousand of them. */
export async function requireSeat(reads: Reads, organization: string): Promise<void> {
  const members = await reads.count(memberships, { where: [['organization_id', '==', organization]] });
  if (members >= membersMax) throw new RefusedError('invitations.seats', { most: membersMax });
}

/**
 * Making somebody an admin, and changing the role of one, takes a recent proof (`recent-proof-required`): at a screen that
 * was left open, a stranger could otherwise make an admin who stays when the session ends, or demote the others.
 */
export function requireProofFor({ signedInAt }: Pick<Caller, 'signedInAt'>, role: Role, now: number): void {
  if (role === 'admin' && now - signedInAt > recentProofMs) throw new RefusedError('session.proofNeeded');
}

/**
 * Refuses unless somebody besides `uid` is admin and can sign in, also one who is in another campaign at the moment: an
 * account that was deleted or disabled in the console, or that is being deleted, is nobody, and so is one that is suspended.
 * Read inside the transaction that demotes or removes them: of two admins who demote each other at once, one transaction
 * waits for the other and then finds itself the last.
 */
export async function requireAnotherAdmin(
  store: Reads,
  accounts: Pick<Accounts, 'canSignIn'>,
  { uid, organization }: MemberId,
  now: number,
): Promise<void> {
  const admins = await store.find(memberships, {
    where: [
      ['organization_id', '==', organization],
      ['role', '==', 'admin'],
    ],
    limit: adminsMax + 1,
  });
  const since = now - deletionMs;
  const others = admins.filter(
    ({ user_id, state, deletion_requested_at: requestedAt }) =>
      user_id !== uid && state === 'active' && !(requestedAt && requestedAt.toMillis() > since),
  );
  if (await accounts.canSignIn(others.slice(0, adminsMax).map(({ user_id }) => user_id))) return;
  throw new RefusedError('members.lastAdmin');
}

/** Refuses to make somebody admin who can't sign in any more. */
export async function requireAccount(accounts: Pick<Accounts, 'canSignIn'>, uid: string): Promise<void> {
  if (!(await accounts.canSignIn([uid]))) throw new RefusedError('members.inactiveAccount');
}

/**
 * The membership of somebody who is about to leave or to be suspended. Refuses who is no member (`not-found`) and the last
 * admin (`failed-precondition`). One read, and of an admin one for each admin and a call of the account service.
 */
export async function requireLeavingMember(
  store: Reads,
  accounts: Pick<Accounts, 'canSignIn'>,
  member: MemberId,
  now: number,
): Promise<Membership> {
  const membership = await requireMembership(store, member);
  if (membership.role === 'admin' && membership.state === 'active')
    await requireAnotherAdmin(store, accounts, member, now);
  return membership;
}
