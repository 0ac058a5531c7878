/** Fetched with the demo's first screen, over which it stands. */
export const loadTop = () => import('./demo-bar.tsx');
