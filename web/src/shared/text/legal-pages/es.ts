import type { Translation } from '../registry.ts';
import { authTest } from './auth-test/es.ts';
import type { legalPages as english } from './en.ts';
import { legal } from './legal/es.ts';
import { mailbox } from './mailbox/es.ts';

const seldom: Translation<typeof english> = {
  authTest,
  legal,
  mailbox,
};
export default seldom;
