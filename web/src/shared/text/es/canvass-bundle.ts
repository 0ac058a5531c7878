import { canvass } from './canvass.ts';
import { withMany } from './many.ts';
import { voterCodes } from './voter-codes.ts';

/** What comes with a canvasser's screens. */
export default withMany({ canvass, voterCodes });
