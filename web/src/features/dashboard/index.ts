import { feature } from '../../shared/feature.ts';

export const dashboard = feature({
  path: '/',
  aliases: ['/dashboard'],
  title: 'nav.dashboard',
  menu: { icon: 'dashboard' },
  load: () => import('./DashboardPage.tsx'),
});
