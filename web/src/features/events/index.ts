import { feature } from '../../shared/feature.ts';

export const events = feature({
  path: '/events',
  title: 'nav.events',
  menu: { icon: 'events' },
  capability: 'events.read',
  load: () => import('./events-page.tsx'),
});
