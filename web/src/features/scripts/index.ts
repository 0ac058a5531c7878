import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const scripts = part({
  path: paths.scripts,
  tab: 'fieldOps.tabs.scripts',
  capability: 'voters.read',
  load: () => import('./scripts-page.tsx'),
});
