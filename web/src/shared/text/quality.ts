import { join } from './bundle.ts';
import { quality } from './en/quality.ts';

export type { quality } from './en/quality.ts';

/** Loaded with the quality of field work. */
join({ quality }, () => import('./es/quality-bundle.ts'));
