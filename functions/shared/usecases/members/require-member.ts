import { type Capability, hasCapability, type Role } from '../../access.ts';
import { userPreferences } from '../../collections/user-preferences.ts';
import { userProfiles } from '../../collections/user-profiles.ts';
import { membersMax, recentProofMs } from '../../constants.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads, Row, Store } from '../store.ts';
import type { Accounts, Caller } from '../use-case.ts';

export type Profile = Row<typeof userProfiles.schema>;
export type Membership = Pick<Caller, 'uid' | 'organization'>;

/** Admins whose accounts are looked up; the account service takes no more at a time. */
const adminsMax = 100;
/** Milliseconds after which an account deletion that was requested has certainly ended or failed. */
const deletionMs = 3_600_000;

/** Somebody's profile if they are in this organization; else null. Profiles are at the top, so each is checked. One read. */
export async function findMember(reads: Reads, { uid, organization }: Membership): Promise<Profile | null> {
  const profile = await reads.get(userProfiles, uid);
  return profile?.organization_id === organization ? profile : null;
}

/** The same, refusing (`not-found`) who is in no organization and who is in another one in the same words. */
export async function requireMember(reads: Reads, member: Membership): Promise<Profile> {
  const profile = await findMember(reads, member);
  if (!profile) throw new RefusedError('members.gone');
  return profile;
}

/**
 * Checks inside a transaction what the guard checked before it: whoever was demoted or taken out meanwhile is refused
 * (`permission-denied`, `no-organization`). Without it, of two admins who demote each other at once both succeed.
 * One read.
 */
export async function requireCaller(
  store: Reads,
  member: Membership,
  capability: Capability,
): Promise<Profile> {
  const profile = await findMember(store, member);
  if (!profile) throw new RefusedError('members.notMember');
  if (!hasCapability(profile, capability)) throw new RefusedError('request.notAllowed');
  return profile;
}

/** Refuses one member more than an organization may have. A read for each thousand of them. */
export async function requireSeat(reads: Reads, organization: string): Promise<void> {
  const members = await reads.count(userProfiles, { where: [['organization_id', '==', organization]] });
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
 * Refuses unless somebody besides `uid` is admin and can sign in: an account that was deleted or disabled in the
 * console, or that is being deleted, is nobody. Read inside the transaction that demotes or removes them: of two admins
 * who demote each other at once, one transaction waits for the other and then finds itself the last.
 */
export async function requireAnotherAdmin(
  store: Reads,
  accounts: Pick<Accounts, 'canSignIn'>,
  { uid, organization }: Membership,
  now: number,
): Promise<void> {
  const admins = await store.find(userProfiles, {
    where: [
      ['organization_id', '==', organization],
      ['role', '==', 'admin'],
    ],
    limit: adminsMax + 1,
  });
  const since = now - deletionMs;
  const others = admins.filter(
    ({ id, deletion_requested_at: requestedAt }) =>
      id !== uid && !(requestedAt && requestedAt.toMillis() > since),
  );
  if (await accounts.canSignIn(others.slice(0, adminsMax).map(({ id }) => id))) return;
  throw new RefusedError('members.lastAdmin');
}

/** Refuses to make somebody admin who can't sign in any more. */
export async function requireAccount(accounts: Pick<Accounts, 'canSignIn'>, uid: string): Promise<void> {
  if (!(await accounts.canSignIn([uid]))) throw new RefusedError('members.inactiveAccount');
}

/**
 * The profile of somebody who is about to leave. Refuses who is no member (`not-found`) and the last admin
 * (`failed-precondition`). One read, and of an admin one for each admin and a call of the account service.
 */
export async function requireLeavingMember(
  store: Reads,
  accounts: Pick<Accounts, 'canSignIn'>,
  member: Membership,
  now: number,
): Promise<Profile> {
  const profile = await requireMember(store, member);
  if (profile.role === 'admin') await requireAnotherAdmin(store, accounts, member, now);
  return profile;
}

/** The membership and what was set for it are gone. The account and its factor stay. */
export function deleteMembership(store: Store, uid: string): void {
  store.delete(userProfiles, uid);
  store.delete(userPreferences, uid);
}
