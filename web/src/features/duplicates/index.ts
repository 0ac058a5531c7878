import { feature } from '../../shared/feature.ts';

export const duplicates = feature({
  path: '/duplicates',
  title: 'nav.duplicates',
  capability: 'people.write',
  load: () => import('./duplicates-page.tsx'),
});
