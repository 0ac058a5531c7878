/** Small things that one tab keeps over a reload and forgets when it is closed. Storage may be closed: then nothing is kept. */

export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `null` forgets. */
export function storeInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is closed: it holds until the page is left.
  }
}
