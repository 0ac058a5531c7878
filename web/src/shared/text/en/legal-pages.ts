import { authTest } from './auth-test.ts';
import { legal } from './legal.ts';
import { mailbox } from './mailbox.ts';

/** Texts that few visitors open: privacy, terms, the pages of local builds. */
export const legalPages = { authTest, legal, mailbox } as const;
