import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { mailbox } from './mailbox.ts';

/** Texts of the public pages and of the local mailbox. */
export const outside = { landing, legal, mailbox } as const;
