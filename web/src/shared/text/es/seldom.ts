import type { Words } from '../bundle.ts';
import type { seldom as english } from '../en/seldom.ts';
import { authTest } from './auth-test.ts';
import { legal } from './legal.ts';
import { mailbox } from './mailbox.ts';
import { withMany } from './many.ts';

const seldom: Words<typeof english> = {
  authTest,
  legal,
  mailbox,
};
export default withMany(seldom);
