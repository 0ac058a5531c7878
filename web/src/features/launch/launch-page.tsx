import { Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useEventTurfs } from '../../shared/launch/event-turfs-data.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { useRosterEvent } from '../../shared/roster/roster-event.ts';
import { rosterPaths } from '../../shared/roster/roster-paths.ts';
import { usePresent } from '../../shared/roster/use-stored-roster.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { LaunchBoard } from './launch-board.tsx';

/** `/events/:id/launch`: who waits, is trained, is out with which turf, and is back. */
export default function LaunchPage() {
  const { id = '' } = useParams();
  const { can } = useMember();
  const live = useRosterEvent(id);
  const title = live.is === 'ready' && live.value ? live.value.title : t('launch.title');
  const isAllowed = can('voters.write') && can('rosters.work');
  return (
    <Page
      title={t('launch.of', { title })}
      above={<BackLink list={rosterPaths.event(id)} name={t('launch.back')} />}
    >
      {isAllowed ? (
        <LiveView of={live}>
          {(event) => (event ? <LaunchOf event={event} /> : <Text>{t('launch.none')}</Text>)}
        </LiveView>
      ) : (
        <>
          <NoPermission />
          <Text c="var(--ink-soft)">{t('launch.onlyStaff')}</Text>
        </>
      )}
    </Page>
  );
}

function LaunchOf({ event }: { event: CampaignEvent }) {
  const present = usePresent(event.id);
  const turfs = useEventTurfs(event.id);
  return (
    <LiveView of={present}>
      {({ rows }) => (
        <LiveView of={turfs}>{(all) => <LaunchBoard event={event} present={rows} turfs={all} />}</LiveView>
      )}
    </LiveView>
  );
}
