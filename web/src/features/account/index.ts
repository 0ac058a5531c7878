import { feature } from '../../shared/feature.ts';

/** Not in the menu's list: the settings entry below it leads here. */
export const account = feature({
  path: '/account',
  aliases: ['/settings'],
  title: 'account.title',
  load: () => import('./AccountPage.tsx'),
});
