import { feature } from '../../shared/feature.ts';

/** Who goes out with which turf at an event, and who is back. */
export const launch = feature({
  path: '/events/:id/launch',
  title: 'nav.events',
  capability: 'events.read',
  load: () => import('./launch-page.tsx'),
});
