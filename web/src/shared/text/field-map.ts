import { join } from './bundle.ts';
import { fieldMap } from './en/field-map.ts';

export type { fieldMap } from './en/field-map.ts';

/** Loaded with the map on which turfs are cut. */
join({ fieldMap }, () => import('./es/field-map-bundle.ts'));
