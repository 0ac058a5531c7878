import { storageKey } from './demo/storage-keys.ts';

/** What this device remembers between visits; storage is closed in some private windows. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** Where storage is closed there is nothing to forget. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was kept.
  }
}

/** Where storage is closed, a choice holds until the page is left. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(storageKey(key), value);
  } catch {
    // Nothing to do: the choice is on the screen already.
  }
}
