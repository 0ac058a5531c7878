import { registerTexts } from '../registry.ts';
import { authTest } from './auth-test/en.ts';
import { legal } from './legal/en.ts';
import { mailbox } from './mailbox/en.ts';

/** Texts that few visitors open: privacy, terms, the pages of local builds. */
export const legalPages = { authTest, legal, mailbox } as const;

/** Loaded with the pages that say them: 3 kB that the landing page does without. */
registerTexts(legalPages, () => import('./es.ts'));
