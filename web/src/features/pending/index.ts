/** What this device has not sent, could not save, or cannot keep: the line over every screen, and the list behind it. */
export const loadBanner = () => import('./connection-banner.tsx');
