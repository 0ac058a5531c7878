import { feature } from '../../shared/feature.ts';

export const callTime = feature({
  path: '/fundraising/call-time',
  title: 'nav.callTime',
  menu: { icon: 'callTime' },
  capability: 'calltime.work',
  load: () => import('./call-time-page.tsx'),
});
