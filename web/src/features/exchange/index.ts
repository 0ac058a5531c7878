import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

/** Contacts as a file for another system. The lists of turfs and of calls lead there. */
export const exchange = part({
  path: paths.exchange,
  capability: 'data.export',
  load: () => import('./exchange-page.tsx'),
});
