import { registerTexts } from './bundle.ts';
import { importing } from './en/importing.ts';

export type { importing } from './en/importing.ts';

/** Loaded with every import. */
registerTexts({ importing }, () => import('./es/importing.ts'));
