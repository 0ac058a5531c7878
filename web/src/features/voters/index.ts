import { feature } from '../../shared/feature.ts';

export const voters = feature({
  path: '/voters',
  title: 'nav.voters',
  menu: { icon: 'voters' },
  capability: 'voters.read',
  load: () => import('./VotersPage.tsx'),
});
