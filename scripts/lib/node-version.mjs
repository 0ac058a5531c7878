import { fail } from './fail.mjs';

/** Vite 8 and the Firebase tools both refuse older ones, with longer words. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Hustings needs Node 20.19 or newer and this is ${version}: install a newer one from https://nodejs.org.`,
  );
}
