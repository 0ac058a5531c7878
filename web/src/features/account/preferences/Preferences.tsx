import { useMember } from '../../../shared/session/member.ts';
import { Appearance } from './Appearance.tsx';
import { LanguageAndDates } from './LanguageAndDates.tsx';
import { Notifications } from './Notifications.tsx';
import { OnLeaderboards } from './OnLeaderboards.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';
import { StartAndMenu } from './StartAndMenu.tsx';
import { useStored } from './stored.tsx';

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
