import { auth } from './auth.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { mailbox } from './mailbox.ts';
import { nav } from './nav.ts';

/** Texts of the first visit: public pages, signing in, and what every screen may say. */
export const visitors = { auth, common, errors, landing, legal, mailbox, nav } as const;
