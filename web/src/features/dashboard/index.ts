import { IconLayoutDashboard } from '@tabler/icons-react';
import { feature } from '../../shared/feature.ts';

export const dashboard = feature({
  path: '/',
  aliases: ['/dashboard'],
  title: 'nav.dashboard',
  menu: { icon: IconLayoutDashboard },
  load: () => import('./DashboardPage.tsx'),
});
