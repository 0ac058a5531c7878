import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Kiosk, keepKiosk, kioskNow } from './kiosk-mode.ts';

export const pinPattern = /^\d{4,8}$/;
/** Rounds of the hash, as OWASP asks for PBKDF2 with SHA-256: about a third of a second for each guess. */
const rounds = 600_000;
const saltBytes = 16;
/** Wrong PINs that cost nothing, and the pause after each further one: it doubles from a minute up to an hour. */
const freeWrong = 4;
const [firstPauseMs, longestPauseMs] = [60_000, 60 * 60_000];

async function hashOf(pin: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8ToBytes(pin).slice(), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: hexToBytes(salt).slice(), iterations: rounds };
  return bytesToHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

const pauseAfter = (wrong: number): number =>
  wrong <= freeWrong ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (wrong - freeWrong - 1));

export async function startKiosk(of: Pick<Kiosk, 'event' | 'shift' | 'uid'>, pin: string): Promise<void> {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(saltBytes)));
  keepKiosk({ ...of, pin: await hashOf(pin, salt), salt, wrong: 0, closedUntil: 0 });
}

export type KioskEnding = { is: 'left' } | { is: 'wrong' } | { is: 'closed'; until: number };

/** Ends it for whoever knows the PIN. From the fifth wrong one on none is taken for a while, which grows with each. */
export async function leaveKiosk(pin: string, now: number): Promise<KioskEnding> {
  const on = kioskNow();
  if (!on) return { is: 'left' };
  // A device whose clock was set back is not closed for days.
  if (now < on.closedUntil && on.closedUntil - now <= longestPauseMs)
    return { is: 'closed', until: on.closedUntil };
  const wrong = on.wrong + 1;
  const pause = pauseAfter(wrong);
  // Counted before it is compared: a reload in between, or many at once, are no way around the count.
  keepKiosk({ ...on, wrong, closedUntil: pause === 0 ? 0 : now + pause });
  if ((await hashOf(pin, on.salt)) === on.pin) {
    keepKiosk(null);
    return { is: 'left' };
  }
  return pause === 0 ? { is: 'wrong' } : { is: 'closed', until: now + pause };
}
