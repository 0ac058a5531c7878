import { feature } from '../../shared/feature.ts';

export const donorResearch = feature({
  path: '/fundraising/research',
  title: 'nav.fundraising',
  capability: 'donations.read',
  load: () => import('./research-page.tsx'),
});
