import { feature } from '../../shared/feature.ts';

export const thankYous = feature({
  path: '/fundraising/thank-yous',
  aliases: ['/fundraising/letters'],
  title: 'nav.fundraising',
  capability: 'donors.read',
  load: () => import('./thank-yous-page.tsx'),
});
