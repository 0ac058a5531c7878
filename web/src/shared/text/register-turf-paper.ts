import { registerTexts } from './bundle.ts';
import { turfPaper } from './en/turf-paper.ts';

export type { turfPaper } from './en/turf-paper.ts';

/** Loaded with the paper of a turf. */
registerTexts({ turfPaper }, () => import('./es/turf-paper.ts'));
