import { capabilities, type Grant, grantable, hasCapability, type Role, roles } from '#shared/access.ts';
import { unsignedToken } from '../../unsigned-token.ts';
import { type Fields, now } from './field-values.ts';

/** Everybody who may ask, with the token they carry and the profile that the rules read. */
export type Actor = {
  organization: string | null;
  role: Role;
  /** Capabilities granted to this member alone; older profiles have no such field. */
  grants?: readonly Grant[];
  confirmed: boolean;
  twoFactor: boolean;
  /** Their organization demands one. */
  twoFactorRequired: boolean;
  /** The claim that only a verified second factor puts into a session. */
  secondFactor: boolean;
  /** Sessions that began before this are over. */
  validAfter: Date | null;
  /** Until when they may fetch the voter file; null where they never opened it. */
  votersOpenUntil: Date | null;
  /** When the session began by our own claim; null is a session without it. */
  signedInAt: Date | null;
  /** When the account last signed in, as the emulator says of every one of its sessions. */
  authTime: Date;
  /** Further claims, which may once have been true. */
  claims?: Record<string, unknown>;
};

export const ownOrganization = 'ours';
export const otherOrganization = 'theirs';

/** When the sessions of these tests began, unless it is said otherwise. */
export const signedInAt = new Date('2026-11-01T12:00:00.000Z');
const later = new Date(signedInAt.getTime() + 1);
const anHourLater = new Date(signedInAt.getTime() + 3_600_000);

const member: Actor = {
  organization: ownOrganization,
  role: 'admin',
  confirmed: true,
  twoFactor: false,
  twoFactorRequired: false,
  secondFactor: false,
  validAfter: null,
  votersOpenUntil: new Date('2099-01-01T00:00:00.000Z'),
  signedInAt,
  authTime: signedInAt,
};

const longest = { twoFactor: true, twoFactorRequired: true, secondFactor: true, validAfter: signedInAt };

export const actors = {
  admin: member,
  manager: { ...member, role: 'manager' },
  finance: { ...member, role: 'finance' },
  field: { ...member, role: 'field' },
  user: { ...member, role: 'user' },
  canvasser: { ...member, role: 'canvasser' },
  /** Has by a grant what the role lacks. */
  grantedFieldWork: { ...member, role: 'user', grants: ['field.work'] },
  grantedProfileWrite: { ...member, role: 'user', grants: ['profile.write'] },
  grantedPolicyWrite: { ...member, role: 'user', grants: ['policy.write'] },
  grantedPolicyApprove: { ...member, role: 'user', grants: ['policy.approve'] },
  /** Granted what no rule asks for yet: it opens nothing. */
  grantedOthers: { ...member, role: 'user', grants: ['opposition.read', 'texts.work'] },
  grantedCallTime: { ...member, role: 'canvasser', grants: ['calltime.work'] },
  grantedFinance: { ...member, role: 'finance', grants: ['field.work'] },
  /** Two-factor is on and the second factor was given. */
  verified: { ...member, twoFactor: true, secondFactor: true },
  /** The same where the organization demands it. */
  enrolled: { ...member, twoFactor: true, twoFactorRequired: true, secondFactor: true },
  /** Those of whom the checks of a session evaluate the most, one with every grantable capability by a grant. */
  longestCheck: { ...member, ...longest },
  longestGrantCheck: { ...member, ...longest, role: 'user', grants: grantable },
  /** Other sessions were ended; this one began at that very moment. */
  renewed: { ...member, validAfter: signedInAt },
  /** As Firebase itself knows them, without our claim. */
  unclaimed: { ...member, validAfter: signedInAt, signedInAt: null },
  /** The session began anew, though the account's last sign-in is said to be older. */
  reproven: { ...member, validAfter: later, signedInAt: anHourLater },
  /** The token still says what the profile no longer does. */
  claimant: {
    ...member,
    role: 'canvasser',
    claims: { role: 'admin', organization_id: otherOrganization, admin: true },
  },
  /** Two-factor is on and this session has only the password. */
  passwordOnly: { ...member, twoFactor: true },
  /** The organization demands two-factor, and it is not on yet. */
  mustEnrol: { ...member, twoFactorRequired: true },
  /** Turned off since; the session still carries the claim. */
  staleClaim: { ...member, twoFactorRequired: true, secondFactor: true },
  endedSession: { ...member, validAfter: later },
  endedUnclaimed: { ...member, validAfter: later, signedInAt: null },
  /** An ended session, refreshed after the account signed in anew elsewhere. */
  revived: { ...member, validAfter: later, authTime: anHourLater },
  unconfirmed: { ...member, confirmed: false },
  outsider: { ...member, organization: otherOrganization },
  stranger: { ...member, organization: null },
} satisfies Record<string, Actor>;
export type ActorName = keyof typeof actors | 'nobody';

export const everyActor: readonly ActorName[] = [
  'admin',
  'canvasser',
  'outsider',
  'unconfirmed',
  'endedSession',
  'passwordOnly',
  'mustEnrol',
  'staleClaim',
  'revived',
  'verified',
  'renewed',
  'reproven',
  'unclaimed',
  'endedUnclaimed',
  'enrolled',
  'stranger',
  'nobody',
  'manager',
  'finance',
  'field',
  'user',
  'grantedFieldWork',
  'grantedProfileWrite',
  'grantedPolicyWrite',
  'grantedPolicyApprove',
  'grantedCallTime',
  'grantedOthers',
];
/** Whoever the rules know as a member of our organization: all roles, and admins whose session is as it must be. */
export const members: readonly ActorName[] = [
  ...roles,
  'grantedFieldWork',
  'grantedProfileWrite',
  'grantedPolicyWrite',
  'grantedPolicyApprove',
  'grantedCallTime',
  'grantedOthers',
  'verified',
  'enrolled',
  'renewed',
  'unclaimed',
  'reproven',
];
/** The members who hold a capability, by the application's own table. */
export const holders = (capability: string): readonly ActorName[] =>
  members.filter((actor) => holds(actor, capability));

export function holds(actor: ActorName, capability: string): boolean {
  if (actor === 'nobody') return false;
  const { role, grants = [] }: Actor = actors[actor];
  return capabilities.some((one) => one === capability && hasCapability({ role, grants }, one));
}

/** The token of an actor's session. */
export function tokenOf(project: string, uid: string, actor: Actor): string {
  const authTime = actor.authTime.getTime() / 1000;
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: authTime,
    iat: authTime,
    exp: authTime + 10 * 365 * 86_400,
    email_verified: actor.confirmed,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...actor.claims,
    ...(actor.signedInAt ? { signed_in_at: actor.signedInAt.getTime() } : {}),
    ...(actor.secondFactor ? { second_factor: true } : {}),
  };
  return unsignedToken(claims);
}

export const profileOf = (uid: string, actor: Actor & { organization: string }): Fields => ({
  user_id: uid,
  organization_id: actor.organization,
  full_name: 'Ada Reyes',
  role: actor.role,
  ...(actor.grants ? { grants: actor.grants } : {}),
  two_factor_enabled: actor.twoFactor,
  two_factor_required: actor.twoFactorRequired,
  sessions_valid_after: actor.validAfter,
  ...(actor.votersOpenUntil ? { voters_open_until: actor.votersOpenUntil } : {}),
  created_at: now,
  updated_at: now,
});
