import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const organizing = part({
  path: paths.organizing,
  tab: 'fieldOps.tabs.organizing',
  capability: 'voters.read',
  load: () => import('./organizing-page.tsx'),
});
