import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Capability, can, type Role } from '#shared/access.ts';
import type { Guard } from '#shared/calls/define.ts';
import { userProfiles } from '#shared/collections/index.ts';
import { Refused } from './refused.ts';
import type { Account } from './token.ts';

export type Guarding = { auth: Pick<Auth, 'verifyIdToken'>; db: Firestore };
export type MemberGuard = Extract<Guard, { level: 'member' }>;
export type AccountGuard = Exclude<Guard, MemberGuard>;

/** An account inside its organization. Only the member guard makes one. */
export type Member = Account & { organization: string; role: Role };

const notAllowed = () =>
  new Refused('permission-denied', 'You do not have permission to perform this action.');

/** Refuses a member whose role lacks a capability. */
export function demand(member: Member, ...capabilities: Capability[]): void {
  if (!capabilities.every((capability) => can(member.role, capability))) throw notAllowed();
}

export async function admitAccount(_: Guarding, guard: AccountGuard, account: Account): Promise<Account> {
  if (guard.level === 'confirmed') confirmed(account);
  return account;
}

/** One read; security rules ask the same questions of the same document. */
export async function admitMember({ db }: Guarding, guard: MemberGuard, account: Account): Promise<Member> {
  confirmed(account);
  const found = await db.collection(userProfiles.path('')).doc(account.uid).get();
  if (!found.exists) throw new Refused('no-organization', 'You are not a member of an organization yet.');
  const profile = userProfiles.schema.parse(found.data());
  const since = profile.sessions_valid_after;
  if (since && account.signedInAt < since.toMillis()) {
    throw new Refused('session-ended', 'Your session has ended. Sign in again.');
  }
  if (profile.two_factor_enabled && !account.secondFactor) {
    throw new Refused('second-factor-required', 'Confirm this sign-in with your second factor first.');
  }
  const member = { ...account, organization: profile.organization_id, role: profile.role };
  if (guard.capability) demand(member, guard.capability);
  return member;
}

function confirmed(account: Account): void {
  if (account.emailConfirmed) return;
  throw new Refused(
    'email-not-confirmed',
    'Confirm your email address first: open the link that we sent you.',
  );
}
