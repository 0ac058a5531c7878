import { feature } from '../../shared/feature.ts';

export const findPeople = feature({
  path: '/people/find',
  title: 'nav.findPeople',
  capability: 'people.write',
  load: () => import('./find-page.tsx'),
});
