import { feature } from '../../shared/feature.ts';

export const rolodex = feature({
  path: '/fundraising/rolodex',
  title: 'nav.fundraising',
  capability: 'donors.write',
  load: () => import('./rolodex-page.tsx'),
});
