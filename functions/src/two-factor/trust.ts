import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { trustDeviceCall } from '#shared/api/two-factor-api.ts';
import { twoFactorTrustedDevices } from '#shared/collections/index.ts';
import { trustedDeviceMs, trustedDevicesMax } from '#shared/constants.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Dependencies } from '../dependencies.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../http/guard.ts';
import type { RequestContext } from '../http/routes.ts';
import { readerOf } from '../mail/reader.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { deviceCookie, devicesIn, newDeviceSecret } from './cookie.ts';
import { demandFactor } from './demand.ts';
import { deviceTrusted } from './notices.ts';
import { deviceReferences } from './two-factor-references.ts';

type Needs = Pick<Dependencies, 'db' | 'mail'>;
type Body = z.output<typeof trustDeviceCall.request>;
type Answer = z.output<typeof trustDeviceCall.response>;

/**
 * Trusts the browser that asks, for thirty days: a secret in its cookie, the hash of it here. A browser that this
 * account trusted before is trusted once; of more than twenty devices the oldest goes. Throws `failed-precondition`
 * where the session did not pass the second factor.
 */
export const trustDevice =
  ({ db, mail }: Needs) =>
  async (
    member: Member,
    { deviceFingerprint, deviceName }: Body,
    { cookie, setCookie }: Pick<RequestContext, 'cookie' | 'setCookie'>,
  ): Promise<Answer> => {
    const { uid, email, organization } = member;
    const stored = devicesIn(cookie);
    const { id } = db.collection(twoFactorTrustedDevices.path('')).doc();
    const secret = newDeviceSecret();
    const own = await runTransactionWithRetry(db, async (transaction) => {
      await demandFactor(transaction, db, member);
      const { inBrowser, over } = await devicesOf(
        transaction,
        db,
        uid,
        stored.map((each) => each.id),
      );
      const now = Date.now();
      const created_at = Timestamp.fromMillis(now);
      const expires_at = Timestamp.fromMillis(now + trustedDeviceMs);
      const place = deviceReferences(db, id);
      for (const id of [...inBrowser, ...over]) {
        const { device, secret: hash } = deviceReferences(db, id);
        transaction.delete(device);
        transaction.delete(hash);
      }
      transaction.create(place.device, {
        user_id: uid,
        device_fingerprint: deviceFingerprint,
        device_name: deviceName,
        created_at,
        last_used_at: created_at,
        expires_at,
      });
      transaction.create(place.secret, { user_id: uid, secret_hash: sha256(secret), expires_at });
      transaction.create(
        auditReference(db, organization),
        auditEntry({ type: 'device_trusted', ...actorFields(member), subject_name: deviceName }),
      );
      return inBrowser;
    });
    setCookie(deviceCookie([{ id, secret }, ...stored.filter((each) => !own.includes(each.id))]));
    if (email) await mail(deviceTrusted(await readerOf(db, uid, email), deviceName));
    return { success: true, id };
  };

/** The account's devices that give way to a new one: those in this browser's cookie, and the oldest of too many. */
async function devicesOf(transaction: Transaction, db: Firestore, uid: string, inCookie: readonly string[]) {
  const found = await transaction.get(
    db.collection(twoFactorTrustedDevices.path('')).where('user_id', '==', uid),
  );
  const devices = found.docs
    .map((stored) => ({ id: stored.id, ...twoFactorTrustedDevices.schema.parse(stored.data()) }))
    .sort((a, b) => b.created_at.toMillis() - a.created_at.toMillis());
  const elsewhere = devices.filter(({ id }) => !inCookie.includes(id));
  return {
    inBrowser: devices.filter(({ id }) => inCookie.includes(id)).map(({ id }) => id),
    over: elsewhere.slice(trustedDevicesMax - 1).map(({ id }) => id),
  };
}
