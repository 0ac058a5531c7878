import { feature } from '../../shared/feature.ts';

export const volunteers = feature({
  path: '/volunteers',
  title: 'nav.volunteers',
  menu: { icon: 'volunteers' },
  capability: 'volunteers.read',
  load: () => import('./volunteers-page.tsx'),
});
