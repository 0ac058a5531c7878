import { IconUserStar } from '@tabler/icons-react';
import { feature } from '../../shared/feature.ts';

export const profile = feature({
  path: '/profile',
  title: 'nav.profile',
  menu: { icon: IconUserStar },
  load: () => import('./ProfilePage.tsx'),
});
