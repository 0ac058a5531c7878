/** What draws the palette, the sheet and the tour. */
export const loadParts = () => import('./palette-parts.tsx');

/** Fetches what draws them, for a finger or a pointer that is on its way to it. A failure is met when it is asked for. */
export const fetchParts = (): void => {
  loadParts().catch(() => undefined);
};
