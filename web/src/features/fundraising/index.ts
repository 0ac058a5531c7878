import { IconHeartHandshake } from '@tabler/icons-react';
import { feature } from '../../shared/feature.ts';

export const fundraising = feature({
  path: '/fundraising',
  aliases: ['/finance'],
  title: 'nav.fundraising',
  menu: { icon: IconHeartHandshake },
  capability: 'donors.read',
  load: () => import('./FundraisingPage.tsx'),
});
