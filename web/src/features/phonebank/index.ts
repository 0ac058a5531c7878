import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const phonebank = part({
  path: paths.calls,
  tab: 'fieldOps.tabs.calls',
  load: () => import('./calls-page.tsx'),
});
