import { feature } from '../../shared/feature.ts';

export const limits = feature({
  path: '/fundraising/limits',
  aliases: ['/fundraising/held'],
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./limits-and-held.tsx'),
});
