import { landing } from './landing.ts';

/** Texts of the landing and the pricing page. */
export const publicPages = { landing } as const;
