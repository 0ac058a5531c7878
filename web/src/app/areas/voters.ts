import { feature } from '../../shared/feature.ts';

/** One entry of the menu for two features: the voters, and the import of their file. */
export const voters = feature({
  path: '/voters',
  title: 'nav.voters',
  menu: { icon: 'voters' },
  capability: 'voters.read',
  load: () => import('./voters-page.tsx'),
});
