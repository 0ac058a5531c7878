import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/paths.ts';

export const scripts = part({
  path: paths.scripts,
  tab: 'fieldOps.tabs.scripts',
  capability: 'voters.read',
  load: () => import('./ScriptsPage.tsx'),
});
