import { auth } from './auth.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { nav } from './nav.ts';

/** Texts of signing in, and what every screen may say. */
export const visitors = { auth, common, errors, nav } as const;
