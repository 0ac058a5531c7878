import { withMany } from './many.ts';
import { turfs } from './turfs.ts';

/** What comes with the screens of turfs. */
export default withMany({ turfs });
