import { registerTexts } from './bundle.ts';
import { fieldMap } from './en/field-map.ts';

export type { fieldMap } from './en/field-map.ts';

/** Loaded with the map on which turfs are cut. */
registerTexts({ fieldMap }, () => import('./es/field-map-bundle.ts'));
