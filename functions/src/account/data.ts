import { type DocumentSnapshot, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import {
  activity,
  audit,
  profileBackups,
  twoFactorSettings,
  twoFactorTrustedDevices,
  userPreferences,
} from '#shared/collections/index.ts';
import { profileBackupsMax, trustedDevicesMax } from '#shared/constants.ts';
import { by, tell } from '../audit/entry.ts';
import type { Download } from '../http/download.ts';
import type { Member } from '../http/guard.ts';
import { profileReference } from '../members/of.ts';

/** Lines of the audit, and of the feed: the newest ones. */
const linesMax = 1_000;
/** Backups in memory at a time: one can be nearly a megabyte. */
const backupsPage = 5;

/**
 * All that is kept about the caller: their own documents, and what the audit and the feed say that they did. Told
 * before the first byte leaves. Secrets, which nobody reads back, are not in it.
 */
export const accountData =
  ({ db }: { db: Firestore }) =>
  async (member: Member): Promise<Download> => {
    const { uid, organization } = member;
    await tell(db, organization, { type: 'data_exported', ...by(member), what: 'account' });
    const own = (collection: { path: (scope: string) => string }) => db.collection(collection.path(''));
    const done = ({ path }: { path: (scope: string) => string }) =>
      db.collection(path(organization)).where('actor_id', '==', uid).orderBy('at', 'desc').limit(linesMax);
    const [profile, preferences, settings] = await db.getAll(
      profileReference(db, uid),
      own(userPreferences).doc(uid),
      own(twoFactorSettings).doc(uid),
    );
    const [devices, audited, told] = await Promise.all([
      linesOf(own(twoFactorTrustedDevices).where('user_id', '==', uid).limit(trustedDevicesMax)),
      linesOf(done(audit)),
      linesOf(done(activity)),
    ]);
    const data = {
      account: { id: uid, email: member.email, email_confirmed: member.emailConfirmed },
      profile: contentOf(profile),
      preferences: contentOf(preferences),
      two_factor_settings: contentOf(settings),
      trusted_devices: devices,
      audit: audited,
      activity: told,
    };
    const json = JSON.stringify(readable(data), null, 2);
    const backups = withList(json, 'profile_backups', backupsOf(db, uid));
    return { name: 'hustings-account.json', type: 'application/json', chunks: backups };
  };

const contentOf = (found: DocumentSnapshot | undefined): unknown => found?.data() ?? null;
const linesOf = async (query: Query): Promise<unknown[]> =>
  (await query.get()).docs.map((line) => ({ id: line.id, ...line.data() }));

/** Moments as text; everything else as it is. */
function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readable(part)]));
}

/** The member's own backups of the candidate profile, the newest first. */
async function* backupsOf(db: Firestore, uid: string): AsyncGenerator<unknown> {
  const newest = db.collection(profileBackups.path(uid)).orderBy('created_at', 'desc').limit(backupsPage);
  let left = profileBackupsMax;
  let { docs } = await newest.get();
  for (;;) {
    for (const each of docs) yield { id: each.id, ...each.data() };
    left -= docs.length;
    const last = docs.at(-1);
    if (!last || left <= 0 || docs.length < backupsPage) return;
    ({ docs } = await newest.startAfter(last).get());
  }
}

/** An object's indented JSON with one list more, which is read while it is sent. */
async function* withList(json: string, name: string, list: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `${json.slice(0, -'\n}'.length)},\n  "${name}": [`;
  let between = '\n    ';
  for await (const each of list) {
    yield between + JSON.stringify(readable(each));
    between = ',\n    ';
  }
  yield ']\n}\n';
}
