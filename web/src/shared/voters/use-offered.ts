import { create } from 'zustand';

/** Whether the screen offers to go on with an import: then that comes first. */
export const useOffered = create<{ offered: boolean }>(() => ({ offered: false }));
