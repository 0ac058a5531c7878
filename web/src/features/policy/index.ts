import { feature } from '../../shared/feature.ts';

export const policy = feature({
  path: '/strategy/policy',
  title: 'nav.policy',
  menu: { icon: 'policy', group: { label: 'nav.strategy', icon: 'strategy' } },
  capability: 'dashboard.read',
  load: () => import('./policy-page.tsx'),
});
