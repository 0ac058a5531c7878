const done = ['confirmed', 'restored', 'changed', 'moved'] as const;
/** How following a link ended well. */
export type Done = (typeof done)[number];

/** What the address of the page asks for. */
export type LinkAction =
  | { is: 'apply'; code: string; ending: Exclude<Done, 'changed'> }
  | { is: 'choose password'; code: string }
  | { is: 'done'; outcome: Done }
  /** A part of the address got lost on the way. */
  | { is: 'incomplete' };

export function linkActionIn(params: URLSearchParams): LinkAction {
  const outcome = done.find((known) => known === params.get('done'));
  if (outcome) return { is: 'done', outcome };
  const code = params.get('oobCode');
  if (!code) return { is: 'incomplete' };
  switch (params.get('mode')) {
    case 'verifyEmail':
      return { is: 'apply', code, ending: 'confirmed' };
    case 'verifyAndChangeEmail':
      return { is: 'apply', code, ending: 'moved' };
    case 'recoverEmail':
      return { is: 'apply', code, ending: 'restored' };
    case 'resetPassword':
      return { is: 'choose password', code };
    default:
      return { is: 'incomplete' };
  }
}

/** The page's address once the link has worked: a reload then says the same, not that the link is used up. */
export function donePath(outcome: Done, continueUrl: string | null): string {
  const params = new URLSearchParams({ done: outcome });
  if (continueUrl) params.set('continueUrl', continueUrl);
  return `/auth/action?${params}`;
}
