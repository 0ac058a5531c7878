import { feature } from '../../shared/feature.ts';

export const limits = feature({
  path: '/fundraising/limits',
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./limits-page.tsx'),
});
