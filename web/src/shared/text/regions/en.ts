import { registerTexts } from '../registry.ts';

/** The region of an event or a turf. */
export const regions = { region: 'Region', none: 'No region', changed: 'Region changed' } as const;

/** Loaded with the forms that ask for it. */
registerTexts({ regions }, () => import('./es.ts'));
