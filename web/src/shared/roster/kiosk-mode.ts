import { create } from 'zustand';
import { forget, recall, remember } from '../local-storage.ts';

/** A tablet that stands at the door by itself. `uid`: the member whose press has begun it, and in whose name it writes. */
export type Kiosk = {
  event: string;
  shift: string;
  uid: string;
  /** A slow hash of the PIN, and its salt: hexadecimal digits. */
  pin: string;
  salt: string;
  /** Wrong PINs, and until when none is taken: milliseconds since 1970. */
  wrong: number;
  closedUntil: number;
};

const key = 'kiosk';

function stored(): Kiosk | null {
  try {
    const read: unknown = JSON.parse(recall(key) ?? 'null');
    return typeof read === 'object' && read !== null && 'event' in read && 'salt' in read
      ? (read as Kiosk)
      : null;
  } catch {
    return null;
  }
}

/** Kept on the device: a reload, another address or another tab leads back to it. */
export const useKiosk = create<{ on: Kiosk | null }>(() => ({ on: stored() }));

/** As another tab has left it, wrong PINs included. */
export const kioskNow = (): Kiosk | null => stored() ?? useKiosk.getState().on;

export function keepKiosk(on: Kiosk | null): void {
  if (on) remember(key, JSON.stringify(on));
  else forget(key);
  useKiosk.setState({ on });
}
