/** Addresses inside the app that the account screens lead to. */

export type Mode = 'signin' | 'signup' | 'reset';

export function modeOf(params: URLSearchParams): Mode {
  const mode = params.get('mode');
  return mode === 'signup' || mode === 'reset' ? mode : 'signin';
}

/** The sign-in screen in one of its modes; an invitation stays with it. */
export function authPath(mode: Mode, invite: string | null): string {
  const params = new URLSearchParams();
  if (mode !== 'signin') params.set('mode', mode);
  if (invite) params.set('invite', invite);
  return params.size > 0 ? `/auth?${params}` : '/auth';
}

/** Where a signed-in person goes from the sign-in screen: the invitation, the page they asked for, or the dashboard. */
export const afterSignIn = (invite: string | null, requested: string | null): string =>
  invite ? `/invite/${encodeURIComponent(invite)}` : (requested ?? '/');

/** A path of this app as a whole address, for mails. */
export const mailed = (path: string, page: { origin: string; pathname: string }): string =>
  `${page.origin}${page.pathname}#${path}`;

/**
 * Where a mail's `continueUrl` leads, when that is this app's own sign-in screen. Anything else, such as
 * another site named by a forged link, leads to the plain sign-in screen.
 */
export function continuePath(continueUrl: string | null, origin: string): string {
  const url = continueUrl && URL.canParse(continueUrl) ? new URL(continueUrl) : null;
  const path = url?.origin === origin ? url.hash.slice(1) : '';
  return path === '/auth' || path.startsWith('/auth?') ? path : '/auth';
}
