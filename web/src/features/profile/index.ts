import { feature } from '../../shared/feature.ts';

export const profile = feature({
  path: '/profile',
  title: 'nav.profile',
  menu: { icon: 'profile' },
  capability: 'dashboard.read',
  load: () => import('./profile-page.tsx'),
});
