import { feature } from '../../shared/feature.ts';

export const financeCommittee = feature({
  path: '/fundraising/committee',
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./committee-routes.tsx'),
});
