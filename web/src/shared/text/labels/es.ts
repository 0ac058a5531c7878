import { choices } from './choices/es.ts';
import { fields } from './fields/es.ts';

/** Names of stored fields and values. */
export default { fields, choices };
