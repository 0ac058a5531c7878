import { feature } from '../../shared/feature.ts';

/** Who signed up for an event. */
export const roster = feature({
  path: '/events/:id/roster',
  title: 'nav.events',
  capability: 'events.read',
  load: () => import('./roster-pages.tsx'),
});

/** Who has come: for the door, on a telephone. */
export const checkIn = feature({
  path: '/events/:id/check-in',
  title: 'nav.events',
  capability: 'events.read',
  load: () => import('./door/check-in-page.tsx'),
});

/** The same for a tablet that stands there by itself. */
export const kiosk = feature({
  path: '/events/:id/kiosk',
  title: 'nav.events',
  capability: 'events.read',
  load: () => import('./door/kiosk-page.tsx'),
});

/** What came of an event. */
export const eventReport = feature({
  path: '/events/:id/report',
  title: 'nav.events',
  capability: 'events.read',
  load: () => import('./report/report-page.tsx'),
});

/** What stands at the door instead of the app. */
export const loadKiosk = () => import('./door/kiosk-screen.tsx');
