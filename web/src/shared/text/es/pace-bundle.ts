import { withMany } from './many.ts';
import { pace } from './pace.ts';

/** What comes with the pace of field work. */
export default withMany({ pace });
