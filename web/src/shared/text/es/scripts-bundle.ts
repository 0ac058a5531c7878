import { withMany } from './many.ts';
import { scripts } from './scripts.ts';
import { voterCodes } from './voter-codes.ts';

/** What comes with a script that is read. */
export default withMany({ scripts, voterCodes });
