import { feature } from '../../shared/feature.ts';

/** For everyone: who manages nothing sees the team and what each role may do. */
export const team = feature({
  path: '/admin/roles',
  title: 'nav.adminPanel',
  menu: { icon: 'team' },
  load: () => import('./team-page.tsx'),
});
