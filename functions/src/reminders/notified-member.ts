import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { type Capability, hasCapability } from '#shared/access.ts';
import { candidateProfiles, membershipId, memberships, userPreferences } from '#shared/collections/index.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import type { Frequency } from '#shared/domain/work/task-reminder.ts';
import { parseOrNull } from '../document-change.ts';
import { errorCode } from '../error-code.ts';
import type { Reader } from '../mail/reader.ts';

type Preferences = z.output<typeof userPreferences.schema>;
export type NotificationType = keyof Preferences['notification_types'];
export type NotifiedMember = Reader & {
  uid: string;
  zone: string;
  frequency: Frequency;
  clock: Preferences['time_format'];
  readsTasks: boolean;
};
export type Members = { db: Firestore; auth: Pick<Auth, 'getUser'> };

/** The address of an account that can sign in and has confirmed it. */
const addressOf = (auth: Members['auth'], uid: string): Promise<string | null> =>
  auth.getUser(uid).then(
    ({ disabled, emailVerified, email }) => (!disabled && emailVerified && email ? email : null),
    (error: unknown) => {
      if (errorCode(error) === 'auth/user-not-found') return null;
      throw error;
    },
  );

/** The state of a campaign, whose time zone is that of members who have chosen none. */
async function stateOf(db: Firestore, organization: string): Promise<string | null> {
  const reference = db.collection(candidateProfiles.path('')).doc(organization);
  const [found] = await db.getAll(reference, { fieldMask: ['state'] });
  const state: unknown = found?.get('state');
  return typeof state === 'string' ? state : null;
}

/**
 * A member as mail reaches them, by their own preferences, whichever of their campaigns is the active one; null where they
 * get none: they left, are suspended, may not read it, turned it off or have no confirmed address. Two reads, a third where they have chosen no time zone, and one of the account.
 */
export async function notifiedMember(
  { db, auth }: Members,
  organization: string,
  uid: string,
  { type, capability }: { type: NotificationType; capability: Capability | null },
): Promise<NotifiedMember | null> {
  const found = await db.getAll(
    db.collection(memberships.path('')).doc(membershipId(uid, organization)),
    db.collection(userPreferences.path('')).doc(uid),
  );
  const membership = parseOrNull(memberships.schema, found[0]?.data());
  const preferences = parseOrNull(userPreferences.schema, found[1]?.data());
  if (membership?.state !== 'active' || membership.deletion_requested_at) return null;
  if (capability !== null && !hasCapability(membership, capability)) return null;
  if (!preferences?.email_notifications || !preferences.notification_types[type]) return null;
  const to = await addressOf(auth, uid);
  if (to === null) return null;
  const { language, timezone, notification_frequency: frequency, time_format: clock } = preferences;
  const zone = zoneOf(timezone, timezone === null ? await stateOf(db, organization) : null);
  const readsTasks = hasCapability(membership, 'tasks.read');
  return { uid, to, language, zone, frequency, clock, readsTasks };
}
