import { feature } from '../../shared/feature.ts';

export const waiting = feature({
  path: '/waiting',
  title: 'nav.waiting',
  menu: { icon: 'waiting' },
  capability: 'tasks.read',
  load: () => import('./waiting-page.tsx'),
});
