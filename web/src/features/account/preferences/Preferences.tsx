import { Appearance } from './Appearance.tsx';
import { LanguageAndDates } from './LanguageAndDates.tsx';
import { Notifications } from './Notifications.tsx';

/** How Hustings looks to one member, writes dates for them, and what it mails them about. */
export const Preferences = () => (
  <>
    <Appearance />
    <LanguageAndDates />
    <Notifications />
  </>
);
