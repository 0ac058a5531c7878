import { choices } from './choices.ts';
import { fields } from './fields.ts';

/** Names of stored fields and values. */
export default { fields, choices };
