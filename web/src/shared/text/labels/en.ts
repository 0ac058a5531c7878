import { registerTexts } from '../registry.ts';
import { choices } from './choices/en.ts';
import { fields } from './fields/en.ts';

/** What stored fields and values are called, for screens that show any collection. */
export const labels = { choices, fields } as const;

/** Loaded with the panel of pending changes, the only place that names any field of any collection. */
registerTexts(labels, () => import('./es.ts'));
