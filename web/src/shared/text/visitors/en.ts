import { registerTexts } from '../registry.ts';
import { auth } from './auth/en.ts';
import { common } from './common/en.ts';
import { errors } from './errors/en.ts';
import { nav } from './nav/en.ts';

/** Texts of signing in, and what every screen may say. */
export const visitors = { auth, common, errors, nav } as const;

// Members' texts follow with their screens (`members`): 8 kB that a first visit does without.
registerTexts(visitors, () => import('./es.ts'));
