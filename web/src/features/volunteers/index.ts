import { IconUsersGroup } from '@tabler/icons-react';
import { feature } from '../../shared/feature.ts';

export const volunteers = feature({
  path: '/volunteers',
  title: 'nav.volunteers',
  menu: { icon: IconUsersGroup },
  capability: 'volunteers.read',
  load: () => import('./VolunteersPage.tsx'),
});
