import { IconChartBar, IconTrophy } from '@tabler/icons-react';
import { feature } from '../../shared/feature.ts';

export const leaderboards = feature({
  path: '/leaderboards',
  title: 'nav.leaderboards',
  menu: { icon: IconTrophy, group: { label: 'nav.analytics', icon: IconChartBar } },
  capability: 'dashboard.read',
  load: () => import('./LeaderboardsPage.tsx'),
});
