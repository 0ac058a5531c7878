import { registerTexts } from './bundle.ts';
import { fieldOps } from './en/field-ops.ts';

export type { fieldOps } from './en/field-ops.ts';

/** Loaded with field operations; each of its parts brings its own. */
registerTexts({ fieldOps }, () => import('./es/field-ops-bundle.ts'));
