import { feature } from '../../shared/feature.ts';

export const appeals = feature({
  path: '/fundraising/appeals',
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./appeals-routes.tsx'),
});
