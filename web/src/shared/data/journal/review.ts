import { create } from 'zustand';

/** How often a screen has asked for what waits on this device to be looked through. The banner over all screens hears it. */
export const useReview = create<{ requests: number }>(() => ({ requests: 0 }));
export const askForReview = (): void => useReview.setState(({ requests }) => ({ requests: requests + 1 }));
