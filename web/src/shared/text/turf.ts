import { join } from './bundle.ts';
import { turf } from './en/turf.ts';

export type { turf } from './en/turf.ts';

/** Loaded with one turf, and with its paper. */
join({ turf }, () => import('./es/turf.ts'));
