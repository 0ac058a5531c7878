import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Begins App Check for all that this app asks Google for; what it answers gives the token for our own endpoints. */
export function initAppCheck(app: FirebaseApp, siteKey: string): () => Promise<string | null> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  // Without one the call is still made: whether it is refused is the server's to say.
  return () =>
    getToken(appCheck).then(
      ({ token }) => token,
      () => null,
    );
}
