import { calls } from './calls.ts';
import { withMany } from './many.ts';
import { voterCodes } from './voter-codes.ts';

/** What comes with the phone bank. */
export default withMany({ calls, voterCodes });
