import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const plan = part({
  path: paths.pace,
  tab: 'fieldOps.tabs.pace',
  capability: 'voters.read',
  load: () => import('./pace-page.tsx'),
});
