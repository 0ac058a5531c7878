import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { type Capability, type Grant, hasCapability, type Role } from '#shared/access.ts';
import type { Guard } from '#shared/api/endpoint.ts';
import { twoFactorSettings, userProfiles } from '#shared/collections/index.ts';
import { recentProofMs } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Account } from './token.ts';

export type Guarding = { auth: Pick<Auth, 'verifyIdToken'>; db: Firestore };
export type MemberGuard = Extract<Guard, { level: 'member' }>;
export type AccountGuard = Extract<Guard, { level: 'account' | 'confirmed' }>;

/** An account inside its organization. Only the member guard makes one. */
export type Member = Account & {
  organization: string;
  role: Role;
  grants: readonly Grant[];
  fullName: string;
  twoFactor: boolean;
};

type Profile = z.output<typeof userProfiles.schema>;

const notAllowed = () => new RefusedError('request.notAllowed');
const factorMissing = () => new RefusedError('session.secondFactorNeeded');

/** Refuses a member who has a capability neither by role nor by grant. */
export function requireCapability(member: Member, ...capabilities: Capability[]): void {
  if (!capabilities.every((capability) => hasCapability(member, capability))) throw notAllowed();
}

/** For a confirmed address up to two reads: the factor belongs to the account, which may have no profile. */
export async function admitAccount(
  { db }: Guarding,
  guard: AccountGuard,
  account: Account,
): Promise<Account> {
  if (guard.level === 'account') return account;
  demandConfirmedEmail(account);
  const profile = await profileOf(db, account.uid);
  if (profile) demandLiveSession(account, profile);
  if (!account.secondFactor && (await hasTwoFactor(db, account.uid))) throw factorMissing();
  if (profile && !guard.enrolling) enrolled(profile);
  if (guard.recent) demandRecent(account);
  return account;
}

/** One read; security rules ask the same questions of the same document. */
export async function admitMember({ db }: Guarding, guard: MemberGuard, account: Account): Promise<Member> {
  demandConfirmedEmail(account);
  const profile = await profileOf(db, account.uid);
  if (!profile) throw new RefusedError('session.noOrganization');
  demandLiveSession(account, profile);
  if (profile.two_factor_enabled && !account.secondFactor) throw factorMissing();
  if (!guard.enrolling) enrolled(profile);
  const member = {
    ...account,
    organization: profile.organization_id,
    role: profile.role,
    grants: profile.grants,
    fullName: profile.full_name,
    twoFactor: profile.two_factor_enabled,
  };
  if (guard.capability) requireCapability(member, guard.capability);
  if (guard.recent) demandRecent(account);
  return member;
}

/** One account's profile; null for somebody who belongs to no organization. One read. */
export async function profileOf(db: Firestore, uid: string): Promise<Profile | null> {
  const found = await db.collection(userProfiles.path('')).doc(uid).get();
  return found.exists ? userProfiles.schema.parse(found.data()) : null;
}

/** Whether an account has its second factor on: the original, of which the profile carries a copy. One read. */
export async function hasTwoFactor(db: Firestore, uid: string): Promise<boolean> {
  const found = await db.collection(twoFactorSettings.path('')).doc(uid).get();
  return found.exists && twoFactorSettings.schema.parse(found.data()).enabled;
}

export function demandConfirmedEmail(account: Account): void {
  if (account.emailConfirmed) return;
  throw new RefusedError('session.unconfirmedEmail');
}

/** Refuses a session that was ended. */
export function demandLiveSession(account: Account, { sessions_valid_after: since }: Profile): void {
  if (since && account.signedInAt < since.toMillis()) {
    throw new RefusedError('session.ended');
  }
}

function enrolled({ two_factor_required, two_factor_enabled }: Profile): void {
  if (!two_factor_required || two_factor_enabled) return;
  throw new RefusedError('session.secondFactorSetUp');
}

/** Refuses a session that was not proven for a while, whoever sits in front of it now. */
export function demandRecent({ signedInAt }: Pick<Account, 'signedInAt'>): void {
  if (Date.now() - signedInAt <= recentProofMs) return;
  throw new RefusedError('session.proofNeeded');
}
