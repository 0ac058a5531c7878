import { feature } from '../../shared/feature.ts';

export const analytics = feature({
  path: '/analytics',
  title: 'nav.analytics',
  menu: {
    icon: 'dashboard',
    label: 'nav.dashboard',
    group: { label: 'nav.analytics', icon: 'analytics' },
  },
  capability: 'dashboard.read',
  load: () => import('./analytics-page.tsx'),
});
