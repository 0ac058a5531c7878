/** True in local builds: a constant, so that a production bundle carries none of the local tools. */
export const isLocal = import.meta.env.VITE_EMULATORS === '1';
