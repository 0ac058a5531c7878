import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/paths.ts';

export const canvass = part({
  path: paths.mine,
  tab: 'fieldOps.tabs.mine',
  firstWithout: 'voters.read',
  load: () => import('./MinePage.tsx'),
});
