import { isDemo } from './mode.ts';

/** How a device shows things, whoever looks. */
const ofDevice: readonly string[] = ['theme', 'accent', 'language'];
const prefix = 'demo/';

/**
 * Local storage key under which a page of the demo remembers: apart, so that a member of this browser finds theirs as
 * they left it, and the demo shows nothing of them.
 */
export const storageKey = (key: string): string =>
  isDemo && !ofDevice.includes(key) && !key.startsWith('demo') ? prefix + key : key;

/** Local storage keys that begin so; none where storage is closed. */
export function keysFrom(beginning: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return all.filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Deletes what pages of the demo remembered. */
export function clearDemoStorage(): void {
  for (const key of keysFrom(prefix)) localStorage.removeItem(key);
}
