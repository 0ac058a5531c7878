import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const turfMap = part({
  path: paths.map,
  tab: 'fieldOps.tabs.map',
  capability: 'voters.read',
  load: () => import('./map-page.tsx'),
});
