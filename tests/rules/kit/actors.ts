import { grants, type Role, roles } from '#shared/access.ts';
import { type Fields, now } from './values.ts';

/** Everybody who may ask, with the token they carry and the profile that the rules read. */
export type Actor = {
  organization: string | null;
  role: Role;
  confirmed: boolean;
  twoFactor: boolean;
  /** The claim that only a verified second factor puts into a session. */
  secondFactor: boolean;
  /** Sessions that began before this are over. */
  validAfter: Date | null;
  /** Further claims, which may once have been true. */
  claims?: Record<string, unknown>;
};

export const ours = 'ours';
export const theirs = 'theirs';

/** When every session of these tests began; tokens carry it in seconds. */
export const signedInAt = new Date('2026-11-01T12:00:00.000Z');
const later = new Date(signedInAt.getTime() + 1);

const member: Actor = {
  organization: ours,
  role: 'admin',
  confirmed: true,
  twoFactor: false,
  secondFactor: false,
  validAfter: null,
};

export const actors = {
  admin: member,
  manager: { ...member, role: 'manager' },
  finance: { ...member, role: 'finance' },
  field: { ...member, role: 'field' },
  user: { ...member, role: 'user' },
  canvasser: { ...member, role: 'canvasser' },
  /** Two-factor is on and the second factor was given. */
  verified: { ...member, twoFactor: true, secondFactor: true },
  /** Other sessions were ended; this one began at that very moment. */
  renewed: { ...member, validAfter: signedInAt },
  /** The token still says what the profile no longer does. */
  claimant: { ...member, role: 'canvasser', claims: { role: 'admin', organization_id: theirs, admin: true } },
  /** Two-factor is on and this session has only the password. */
  passwordOnly: { ...member, twoFactor: true },
  endedSession: { ...member, validAfter: later },
  unconfirmed: { ...member, confirmed: false },
  outsider: { ...member, organization: theirs },
  stranger: { ...member, organization: null },
} satisfies Record<string, Actor>;
export type Who = keyof typeof actors | 'nobody';

export const everybody: readonly Who[] = [
  'admin',
  'canvasser',
  'outsider',
  'unconfirmed',
  'endedSession',
  'passwordOnly',
  'verified',
  'renewed',
  'stranger',
  'nobody',
  'manager',
  'finance',
  'field',
  'user',
];
/** Whoever the rules know as a member of our organization: all roles, and admins whose session is as it must be. */
export const members: readonly Who[] = [...roles, 'verified', 'renewed'];
/** The members who hold a capability, by the application's own table. */
export const holders = (capability: string): readonly Who[] =>
  members.filter((who) => holds(who, capability));

export function holds(who: Who, capability: string): boolean {
  return who !== 'nobody' && grants[actors[who].role].some((held) => held === capability);
}

/** A token that the emulator takes as signed: `alg: none`, with nothing after the last dot. */
export function tokenOf(project: string, uid: string, actor: Actor): string {
  const authTime = signedInAt.getTime() / 1000;
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
    ...(actor.secondFactor ? { second_factor: true } : {}),
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

export const profileOf = (uid: string, actor: Actor & { organization: string }): Fields => ({
  user_id: uid,
  organization_id: actor.organization,
  full_name: 'Ada Reyes',
  role: actor.role,
  two_factor_enabled: actor.twoFactor,
  sessions_valid_after: actor.validAfter,
  created_at: now,
  updated_at: now,
});
