import { feature } from '../../shared/feature.ts';

export const checkBatches = feature({
  path: '/fundraising/batches',
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./batches-routes.tsx'),
});
