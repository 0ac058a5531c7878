import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { trustedDeviceCall } from '#shared/calls/two_factor.ts';
import { twoFactorDeviceSecrets, twoFactorTrustedDevices } from '#shared/collections/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { sha256 } from '../hash.ts';
import type { Wire } from '../http/guarded.ts';
import type { SecondStep } from '../http/second_step.ts';
import { sameHash } from './codes.ts';
import { deviceCookie, devicesIn, type Kept, newDeviceSecret } from './cookie.ts';
import { pass, type Use } from './pass.ts';
import { devicePlaces } from './places.ts';

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
    { cookie, setCookie }: Pick<Wire, 'cookie' | 'setCookie'>,
  ): Promise<Answer> => {
    // Whoever sits at a trusted device that is signed in proves nothing new by it.
    if (step.again) return { success: false };
    const kept = devicesIn(cookie);
    const mine = await ownDevice(db, step.uid, kept);
    if (!mine) return { success: false };
    const next = newDeviceSecret();
    const customToken = await pass({ db, auth }, step, 'trusted device', proofOf(db, step.uid, mine, next));
    if (!customToken) return { success: false };
    setCookie(deviceCookie([{ id: mine.id, secret: next }, ...kept.filter(({ id }) => id !== mine.id)]));
    return { success: true, customToken };
  };

/** Which of the cookie's devices this account trusts. */
async function ownDevice(db: Firestore, uid: string, kept: readonly Kept[]): Promise<Kept | null> {
  if (kept.length === 0) return null;
  const secrets = await db.getAll(...kept.map(({ id }) => devicePlaces(db, id).secret));
  return kept.find((_, at) => secrets[at]?.get('user_id') === uid) ?? null;
}

const proofOf =
  (db: Firestore, uid: string, { id, secret }: Kept, next: string): Use =>
  async (transaction, validSince) => {
    const places = devicePlaces(db, id);
    const [device, kept] = await transaction.getAll(places.device, places.secret);
    if (!device?.exists || !kept?.exists) return null;
    const trusted = twoFactorTrustedDevices.schema.parse(device.data());
    const { user_id, secret_hash, expires_at } = twoFactorDeviceSecrets.schema.parse(kept.data());
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
