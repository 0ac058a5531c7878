import { registerTexts } from './bundle.ts';
import { turfMet } from './en/turf-met.ts';

export type { turfMet } from './en/turf-met.ts';

/** Loaded with the list of who was met. */
registerTexts({ turfMet }, () => import('./es/turf-met.ts'));
