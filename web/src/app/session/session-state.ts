import { type Grant, hasCapability, type Role } from '#shared/access.ts';
import type { Session } from '../../shared/session/session-store.ts';

export type Account = { uid: string; email: string; confirmed: boolean };

type Profile = {
  organization_id: string;
  full_name: string;
  role: Role;
  grants: readonly Grant[];
  two_factor_enabled: boolean;
  two_factor_required: boolean;
};

/** What is known about a signed-in account so far. */
export type Facts = {
  account: Account;
  /**
   * `none`: it belongs to no organization. `removed`: it did, on this very page. `suspended`: wherever it belongs. Null while
   * nobody knows.
   */
  profile: Profile | null | 'none' | 'removed' | 'suspended';
  /** What the server demands before it lets this session read its own profile. */
  barrier: 'second factor' | 'enrolment' | null;
  /**
   * The organization's candidate profile: not there, there with its set-up begun, or through it. Null while nobody
   * knows.
   */
  campaign: 'missing' | 'begun' | 'through' | null;
  /** What stands in the way, in words. */
  trouble: string | null;
  /** The profile is as this device has kept it, and neither Auth nor the server has been heard. */
  unheard?: boolean;
};

export type Ways = {
  retry: () => void;
  /** Makes an account that belongs nowhere an organization of its own. */
  found: () => void;
};

/** The app gate of the specification, §4, from what is known; null is nobody signed in. */
export function sessionOf(facts: Facts | null, { retry, found }: Ways): Session {
  if (!facts) return { is: 'signed out' };
  const { account, profile, barrier, campaign, trouble } = facts;
  const { uid, email } = account;
  if (!account.confirmed) return { is: 'unconfirmed', email };
  if (profile === 'removed' || profile === 'suspended')
    return { is: 'removed', isLive: profile === 'suspended' };
  if (barrier) return { is: barrier, email };
  if (trouble !== null) return { is: 'failed', why: trouble, retry };
  if (profile === 'none') return { is: 'unaffiliated', email, found };
  if (profile?.two_factor_required && !profile.two_factor_enabled) return { is: 'enrolment', email };
  if (!profile || campaign === null) return { is: 'loading' };
  const member = {
    uid,
    email,
    fullName: profile.full_name,
    role: profile.role,
    grants: profile.grants,
    organization: profile.organization_id,
    twoFactor: profile.two_factor_enabled,
  };
  // The work of those who do not set the campaign up begins as soon as there is a candidate.
  const through = campaign === 'through' || (campaign === 'begun' && !hasCapability(member, 'profile.write'));
  return { is: through ? 'ready' : 'onboarding', member };
}
