import { useMember } from '../../../shared/session/session-store.ts';
import { Appearance } from './appearance.tsx';
import { LanguageAndDates } from './language-and-dates.tsx';
import { Notifications } from './notifications.tsx';
import { OnLeaderboards } from './on-leaderboards.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { StartAndMenu } from './start-and-menu.tsx';
import { useStored } from './stored-preferences.tsx';

/** How Hustings looks to one member, where it opens, how it writes dates, what it mails and whom it shows. */
export function Preferences() {
  const stored = useStored();
  const { can } = useMember();
  return (
    <>
      <Appearance />
      <StartAndMenu live={stored} />
      <LanguageAndDates />
      {can('members.write') && <Notifications live={stored} />}
      <OnLeaderboards live={stored} />
      <OnThisDevice />
    </>
  );
}
