import { fieldOps } from './field-ops.ts';
import { withMany } from './many.ts';

/** What comes with field operations. */
export default withMany({ fieldOps });
