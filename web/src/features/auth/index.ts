import type { ComponentType } from 'react';
import type { MessageKey } from '../../shared/text/index.ts';

type Route = { path: string; title: MessageKey; load: () => Promise<{ default: ComponentType }> };

/** For everyone, in every state of the session: a mailed link must work in a browser that is signed in too. */
export const authRoutes: Route[] = [
  { path: '/auth', title: 'auth.title', load: () => import('./auth-page.tsx') },
  { path: '/auth/action', title: 'auth.title', load: () => import('./action-page.tsx') },
];

/** Local builds only; the bundler drops it where `isLocal` is false. */
export const authTestRoutes: Route[] = [
  { path: '/test/auth', title: 'authTest.title', load: () => import('./auth-test.tsx') },
];

/** What the gate shows on every other path while the address is not confirmed. */
export const loadUnconfirmed = (): Promise<{ default: ComponentType }> => import('./unconfirmed-page.tsx');

/** What the gate shows to an account of no campaign whose person has not said here that they want one of their own. */
export const loadNowhere = (): Promise<{ default: ComponentType }> => import('./nowhere-page.tsx');

/** What the gate shows while a session lacks its second factor. */
export const loadSecondFactor = (): Promise<{ default: ComponentType }> => import('./second-factor-page.tsx');
