import { feature } from '../../shared/feature.ts';

/** Not in the menu's list: the settings entry below it leads here. */
export const account = feature({
  path: '/account',
  aliases: ['/settings'],
  title: 'member.account',
  load: () => import('./account-page.tsx'),
});

/** For members whose organization demands a second factor that they do not have yet; drawn inside Mantine. */
export const loadEnrolment = () => import('./two-factor/enrolment-page.tsx');
