import { registerTexts } from './bundle.ts';
import { imports } from './en/imports.ts';

export type { imports } from './en/imports.ts';

/** Loaded with the import of donors, donations and volunteers. */
registerTexts({ imports }, () => import('./es/imports.ts'));
