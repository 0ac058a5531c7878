import { IconBulb, IconChartBar } from '@tabler/icons-react';
import { feature } from '../../shared/feature.ts';

export const insights = feature({
  path: '/insights',
  title: 'nav.insights',
  menu: { icon: IconBulb, group: { label: 'nav.analytics', icon: IconChartBar } },
  capability: 'dashboard.read',
  load: () => import('./InsightsPage.tsx'),
});
