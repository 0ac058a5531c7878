/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EMULATORS?: string;
  readonly VITE_PROJECT_ID?: string;
  readonly VITE_AUTH_PORT?: string;
  readonly VITE_FIRESTORE_PORT?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The site's own origin, such as `https://hustings.example`: canonical links, shared links and the sitemap name it. */
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** `off` builds an app without its service worker, and takes it from the browsers that have one. */
  readonly VITE_WORKER?: string;
}
