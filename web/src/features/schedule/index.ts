import { feature } from '../../shared/feature.ts';

export const schedule = feature({
  path: '/schedule',
  title: 'nav.schedule',
  menu: { icon: 'schedule' },
  capability: 'schedule.read',
  load: () => import('./schedule-page.tsx'),
});
