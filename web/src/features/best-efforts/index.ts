import { feature } from '../../shared/feature.ts';

export const bestEfforts = feature({
  path: '/fundraising/missing-information',
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./best-efforts-page.tsx'),
});
