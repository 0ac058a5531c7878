import { legal } from './legal.ts';
import { mailbox } from './mailbox.ts';

/** Texts that few visitors open: privacy, terms, the local mailbox. */
export const seldom = { legal, mailbox } as const;
