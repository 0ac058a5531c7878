/**
 * What stands at /sw.js once the app is to do without its worker (docs/decisions/0014-offline.md): a browser that has
 * one fetches this in its place at the next visit, and keeps neither files nor a worker afterwards.
 */
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

addEventListener('install', () => void skipWaiting());
addEventListener('activate', () => {
  void Promise.all([
    registration.unregister(),
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  ]);
});
