const done = ['confirmed', 'restored', 'changed', 'moved'] as const;
/** How following a link ended well. */
export type Done = (typeof done)[number];

/** What the address of the page asks for. */
export type Asked =
  | { is: 'apply'; code: string; ending: Exclude<Done, 'changed'> }
  | { is: 'choose password'; code: string }
  | { is: 'done'; what: Done }
  /** A part of the address got lost on the way. */
  | { is: 'incomplete' };

export function askedBy(params: URLSearchParams): Asked {
  const what = done.find((known) => known === params.get('done'));
  if (what) return { is: 'done', what };
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
export function donePath(what: Done, continueUrl: string | null): string {
  const params = new URLSearchParams({ done: what });
  if (continueUrl) params.set('continueUrl', continueUrl);
  return `/auth/action?${params}`;
}
