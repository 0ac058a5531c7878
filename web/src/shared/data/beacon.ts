import { onIdTokenChanged } from 'firebase/auth';
import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { auth } from './auth.ts';

let token: string | null = null;

/** Keeps the session's token at hand, for a page that closes cannot wait for it. Returns how to stop. */
export const cacheToken = (): (() => void) =>
  onIdTokenChanged(auth, (user) => {
    token = null;
    user?.getIdToken().then(
      (freshToken) => {
        if (auth.currentUser === user) token = freshToken;
      },
      () => undefined,
    );
  });

/**
 * Sends to an endpoint that takes beacons while the page closes; nobody hears the answer, so what matters is kept until it was sent with one. False where
 * the browser did not take it, or no token is held. A beacon has no headers, so the token and the campaign that it is for lie in
 * its body; where App Check is enforced it is refused.
 */
export function sendBeacon<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: EndpointDefinition<Q, A>,
  body: z.input<Q> & object,
  organization: string,
): boolean {
  if (token === null) return false;
  const carried = JSON.stringify({ ...body, authorization: `Bearer ${token}`, organization });
  return navigator.sendBeacon(call.path, new Blob([carried], { type: 'application/json' }));
}
