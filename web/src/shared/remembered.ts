import { apart } from './demo/apart.ts';

/** What this device remembers between visits; storage is closed in some private windows. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(apart(key));
  } catch {
    return null;
  }
}

/** Where storage is closed there is nothing to forget. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(apart(key));
  } catch {
    // Nothing was kept.
  }
}

/** Where storage is closed, a choice holds until the page is left. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(apart(key), value);
  } catch {
    // Nothing to do: the choice is on the screen already.
  }
}
