/**
 * Who signed in here before, kept so that the landing page waits for Auth only then, and so that a member who
 * has been through onboarding is let in one read earlier. A hint: it opens nothing that the server does not.
 */
export type Hint = {
  uid: string;
  /** The organization whose set-up this device has seen through. */
  onboarded: string | null;
};

const keys = { uid: 'signedInBefore', onboarded: 'onboardedBefore' } as const;

export function recall(): Hint | null {
  try {
    const uid = localStorage.getItem(keys.uid);
    return uid ? { uid, onboarded: localStorage.getItem(keys.onboarded) } : null;
  } catch {
    // Storage is closed: the person signs in as on a new device.
    return null;
  }
}

/**
 * The same question to Auth's own database, for where the hint is not there: Chromium writes local storage to the disk
 * seconds late, so a browser that is killed soon after somebody signed in starts without it.
 */
export async function hasSignedInBefore(): Promise<boolean> {
  const all = await indexedDB.databases();
  return all.some(({ name }) => name === 'firebaseLocalStorageDb');
}

export function forgetHint(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Storage is closed: there is nothing to forget.
  }
}

export function remember({ uid, onboarded }: Hint): void {
  try {
    localStorage.setItem(keys.uid, uid);
    if (onboarded) localStorage.setItem(keys.onboarded, onboarded);
    else localStorage.removeItem(keys.onboarded);
  } catch {
    // Storage is closed: the next visit starts at the landing page.
  }
}
