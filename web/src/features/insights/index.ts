import { feature } from '../../shared/feature.ts';

export const insights = feature({
  path: '/insights',
  title: 'nav.insights',
  menu: { icon: 'insights', group: { label: 'nav.analytics', icon: 'analytics' } },
  capability: 'dashboard.read',
  load: () => import('./insights-page.tsx'),
});
