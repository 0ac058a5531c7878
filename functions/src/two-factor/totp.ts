import { generateSync, verifySync } from 'otplib';
import { totp } from '#shared/constants.ts';

/**
 * The 30-second step that a code stands for, of those within the tolerance of `now` (milliseconds); null for a wrong
 * code. A step up to `after` counts as wrong: its code was used. Takes six digits; throws for a broken secret.
 */
export function matchedStep(secret: string, code: string, now: number, after: number): number | null {
  const { digits, periodSeconds, steps } = totp;
  const checked = verifySync({
    strategy: 'totp',
    algorithm: 'sha1',
    secret,
    token: code,
    digits,
    period: periodSeconds,
    epoch: Math.floor(now / 1_000),
    // Compared by steps: whole periods of tolerance are as many steps, wherever in its step `now` lies.
    epochTolerance: periodSeconds * steps,
  });
  // Not `afterTimeStep`, which throws where the step lies in the future instead of finding the code wrong.
  if (!checked.valid || !('timeStep' in checked)) return null;
  return checked.timeStep > after ? checked.timeStep : null;
}

/** Whether text is a secret that an authenticator takes: base32 of whole bytes. */
export function isSecret(text: string): boolean {
  try {
    return generateSync({ secret: text }) !== '';
  } catch {
    return false;
  }
}
