import type { Translation } from '../bundle.ts';
import type { legalPages as english } from '../en/legal-pages.ts';
import { authTest } from './auth-test.ts';
import { legal } from './legal.ts';
import { mailbox } from './mailbox.ts';
import { withMany } from './many.ts';

const seldom: Translation<typeof english> = {
  authTest,
  legal,
  mailbox,
};
export default withMany(seldom);
