import { registerTexts } from './bundle.ts';
import { turf } from './en/turf.ts';

export type { turf } from './en/turf.ts';

/** Loaded with one turf, and with its paper. */
registerTexts({ turf }, () => import('./es/turf.ts'));
