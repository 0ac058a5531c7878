import { feature } from '../../shared/feature.ts';

export const people = feature({
  path: '/people',
  title: 'nav.people',
  menu: { icon: 'people' },
  capability: 'people.read',
  load: () => import('./people-page.tsx'),
});
