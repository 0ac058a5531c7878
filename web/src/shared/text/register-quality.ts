import { registerTexts } from './bundle.ts';
import { quality } from './en/quality.ts';

export type { quality } from './en/quality.ts';

/** Loaded with the quality of field work. */
registerTexts({ quality }, () => import('./es/quality-bundle.ts'));
