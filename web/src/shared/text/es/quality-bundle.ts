import { withMany } from './many.ts';
import { quality } from './quality.ts';

/** What comes with the quality of field work. */
export default withMany({ quality });
