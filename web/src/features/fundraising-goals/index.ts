import { feature } from '../../shared/feature.ts';

export const fundraisingGoals = feature({
  path: '/fundraising/goals',
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./goals-page.tsx'),
});
