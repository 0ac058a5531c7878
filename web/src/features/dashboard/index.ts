import { feature } from '../../shared/feature.ts';

export const dashboard = feature({
  path: '/',
  aliases: ['/dashboard'],
  title: 'nav.dashboard',
  menu: { icon: 'dashboard', capability: 'dashboard.read' },
  load: () => import('./dashboard-page.tsx'),
});
