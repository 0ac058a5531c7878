import { feature } from '../../shared/feature.ts';

export const announcements = feature({
  path: '/announcements',
  title: 'nav.announcements',
  menu: { icon: 'announcements' },
  load: () => import('./announcements-page.tsx'),
});
