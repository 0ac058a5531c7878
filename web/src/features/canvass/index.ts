import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const canvass = part({
  path: paths.canvass,
  tab: 'fieldOps.tabs.mine',
  firstWithout: 'voters.read',
  load: () => import('./canvass-page.tsx'),
});
