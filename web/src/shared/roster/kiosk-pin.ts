import { sha256 } from '#shared/demo/hash.ts';
import { type Kiosk, keepKiosk, useKiosk } from './kiosk-mode.ts';

export const pinPattern = /^\d{4,8}$/;
/** Wrong PINs in a row, and the pause after them in milliseconds. */
const [wrongMax, pauseMs] = [5, 60_000];

const hashOf = (uid: string, pin: string): string => sha256(`kiosk ${uid} ${pin}`);

export const startKiosk = (of: Pick<Kiosk, 'event' | 'shift' | 'uid'>, pin: string): void =>
  keepKiosk({ ...of, pin: hashOf(of.uid, pin), wrong: 0, closedUntil: 0 });

/** Ends it for whoever knows the PIN. After five wrong ones none is taken for a minute. */
export function leaveKiosk(pin: string, now: number): 'left' | 'wrong' | 'closed' {
  const { on } = useKiosk.getState();
  if (!on) return 'left';
  if (now < on.closedUntil) return 'closed';
  if (hashOf(on.uid, pin) === on.pin) {
    keepKiosk(null);
    return 'left';
  }
  const wrong = on.wrong + 1;
  keepKiosk({ ...on, ...(wrong >= wrongMax ? { wrong: 0, closedUntil: now + pauseMs } : { wrong }) });
  return 'wrong';
}
