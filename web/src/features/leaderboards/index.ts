import { feature } from '../../shared/feature.ts';

export const leaderboards = feature({
  path: '/leaderboards',
  title: 'nav.leaderboards',
  menu: { icon: 'leaderboards', group: { label: 'nav.analytics', icon: 'analytics' } },
  capability: 'dashboard.read',
  load: () => import('./leaderboards-page.tsx'),
});
