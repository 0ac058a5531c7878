import { feature } from '../../shared/feature.ts';

export const fundraising = feature({
  path: '/fundraising',
  aliases: ['/finance'],
  title: 'nav.fundraising',
  menu: { icon: 'fundraising' },
  capability: 'donors.read',
  load: () => import('./fundraising-page.tsx'),
});
