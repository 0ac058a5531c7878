import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { trustedDeviceCall } from '#shared/api/two-factor-api.ts';
import { twoFactorDeviceSecrets, twoFactorTrustedDevices } from '#shared/collections/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { sha256 } from '../hash.ts';
import type { RequestContext } from '../http/routes.ts';
import type { SecondStep } from '../http/second-step.ts';
import { sameHash } from './backup-code-hashes.ts';
import { completeSecondStep, type UseProof } from './complete-second-step.ts';
import { deviceCookie, devicesIn, newDeviceSecret, type StoredDevice } from './cookie.ts';
import { deviceReferences } from './two-factor-references.ts';

type Needs = Pick<Dependencies, 'db' | 'auth'>;
type Answer = z.output<typeof trustedDeviceCall.response>;

/**
 * The second step by a device that was trusted: the secret in its cookie proves it, nothing that it says about itself
 * does. A secret is good once; the answer's cookie carries the next. Not counted as a guess: of 256 random bits there is
 * nothing to guess. Up to five devices are looked up, two reads each. Throws `unauthenticated` for a ticket that is used
 * or late by then.
 */
export const useTrustedDevice =
  ({ db, auth }: Needs) =>
  async (
    step: SecondStep,
    _: Record<string, never>,
    { cookie, setCookie }: Pick<RequestContext, 'cookie' | 'setCookie'>,
  ): Promise<Answer> => {
    // Whoever sits at a trusted device that is signed in proves nothing new by it.
    if (step.again) return { success: false };
    const stored = devicesIn(cookie);
    const own = await ownDevice(db, step.uid, stored);
    if (!own) return { success: false };
    const next = newDeviceSecret();
    const customToken = await completeSecondStep(
      { db, auth },
      step,
      'trusted device',
      proofOf(db, step.uid, own, next),
    );
    if (!customToken) return { success: false };
    setCookie(deviceCookie([{ id: own.id, secret: next }, ...stored.filter(({ id }) => id !== own.id)]));
    return { success: true, customToken };
  };

/** Which of the cookie's devices this account trusts. */
async function ownDevice(
  db: Firestore,
  uid: string,
  devices: readonly StoredDevice[],
): Promise<StoredDevice | null> {
  if (devices.length === 0) return null;
  const secrets = await db.getAll(...devices.map(({ id }) => deviceReferences(db, id).secret));
  return devices.find((_, at) => secrets[at]?.get('user_id') === uid) ?? null;
}

const proofOf =
  (db: Firestore, uid: string, { id, secret }: StoredDevice, next: string): UseProof =>
  async (transaction, validSince) => {
    const places = deviceReferences(db, id);
    const [device, secretDocument] = await transaction.getAll(places.device, places.secret);
    if (!device?.exists || !secretDocument?.exists) return null;
    const trusted = twoFactorTrustedDevices.schema.parse(device.data());
    const { user_id, secret_hash, expires_at } = twoFactorDeviceSecrets.schema.parse(secretDocument.data());
    const now = Date.now();
    const good = [
      trusted.user_id === uid,
      user_id === uid,
      trusted.expires_at.toMillis() > now,
      expires_at.toMillis() > now,
      trusted.created_at.toMillis() >= validSince,
      sameHash(sha256(secret), secret_hash),
    ];
    if (!good.every(Boolean)) return null;
    return () => {
      transaction.update(places.device, { last_used_at: Timestamp.fromMillis(now) });
      transaction.update(places.secret, { secret_hash: sha256(next) });
    };
  };
