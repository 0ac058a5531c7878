import type { Role } from '#shared/access.ts';
import type { Session } from '../../shared/session/member.ts';

export type Account = { uid: string; email: string; confirmed: boolean };

/** What is known about a signed-in account so far. */
export type Facts = {
  account: Account;
  profile: { organization_id: string; full_name: string; role: Role } | null | 'removed';
  /** Whether the organization has its candidate profile; null while nobody knows. */
  campaign: boolean | null;
  /** What stands in the way, in words. */
  trouble: string | null;
};

/** The app gate of the specification, §4, from what is known; null is nobody signed in. */
export function sessionOf(facts: Facts | null, retry: () => void): Session {
  if (!facts) return { is: 'signed out' };
  const { account, profile, campaign, trouble } = facts;
  if (!account.confirmed) return { is: 'unconfirmed', email: account.email };
  if (profile === 'removed') return { is: 'removed' };
  if (trouble !== null) return { is: 'failed', why: trouble, retry };
  if (!profile || campaign === null) return { is: 'loading' };
  const member = {
    uid: account.uid,
    email: account.email,
    fullName: profile.full_name,
    role: profile.role,
    organization: profile.organization_id,
  };
  return { is: campaign ? 'ready' : 'onboarding', member };
}
