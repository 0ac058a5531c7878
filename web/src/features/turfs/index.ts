import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const turfs = part({
  path: paths.turfs,
  tab: 'fieldOps.tabs.turfs',
  capability: 'voters.read',
  load: () => import('./turfs-page.tsx'),
});
