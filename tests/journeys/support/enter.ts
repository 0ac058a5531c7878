import type { Page } from '@playwright/test';
import { type Account, sessionOf } from './emulators.ts';

type StoredSession = { uid: string; email: string; idToken: string; refreshToken: string };

/** Runs in the page before the app, which asks the database behind it: what Auth keeps of who is signed in. */
function keepSession({ uid, email, idToken, refreshToken }: StoredSession): void {
  // An empty page has no storage. Once for each tab: who signs out stays out.
  if (location.protocol === 'about:' || sessionStorage.getItem('entered') !== null) return;
  sessionStorage.setItem('entered', uid);
  localStorage.setItem('signedInBefore', uid);
  const now = Date.now();
  const value = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: `${now}`,
    lastLoginAt: `${now}`,
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.onupgradeneeded = () =>
    opening.result
      .createObjectStore('firebaseLocalStorage', { keyPath: 'fpath' })
      .put({ fpath: 'firebase:authUser:local:[DEFAULT]', value });
  opening.onsuccess = () => opening.result.close();
}

/**
 * Opens a screen in a browser in which a member is signed in already, two seconds sooner than by the form, which has
 * journeys of its own. For accounts without a second factor, in pages that have shown nothing yet.
 */
export async function enter(
  page: Page,
  { uid, email }: Omit<Account, 'password'>,
  path = '/#/',
): Promise<void> {
  await page.addInitScript(keepSession, { uid, email, ...(await sessionOf({ email })) });
  await page.goto(path);
}
