import { Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { launchTypes } from '#shared/domain/events/launch.ts';
import { EventPledges } from '../../shared/event-hosts/event-pledges.tsx';
import { HostLinks } from '../../shared/event-hosts/host-links.tsx';
import { isParty } from '../../shared/event-hosts/hosted-event.ts';
import { RosterMessages } from '../../shared/event-hosts/roster-messages.tsx';
import { EventTurfs } from '../../shared/launch/event-turfs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { Stamps } from '../../shared/ui/record/stamps.tsx';
import { type CampaignEvent, type PrivatePlace, paths } from './event-area.ts';
import { useEvent, usePrivatePlace } from './event-data.ts';
import { CostsSection } from './page/costs-section.tsx';
import { EventActions } from './page/event-actions.tsx';
import { EventFacts } from './page/event-facts.tsx';
import { EventMarks } from './page/event-marks.tsx';
import { HeldSignUps } from './page/held-sign-ups.tsx';
import { PictureSection } from './page/picture-section.tsx';
import { PublicPage } from './page/public-page.tsx';
import { ShiftList } from './page/shift-list.tsx';
import { Turnout } from './page/turnout.tsx';

/** One event with its shifts. One read; one for a private address, its costs and each host, where the member may see them. */
export function EventPage() {
  const { id = '' } = useParams();
  const live = useEvent(id);
  const known = usePrivatePlace(live.is === 'ready' ? live.value : null);
  const place = known.is === 'ready' ? known.value : null;
  return (
    <RecordView
      of={live}
      kind={t('events.one')}
      title={({ title }) => title}
      above={<BackLink list={paths.list} name={t('events.back')} />}
      actions={(event) => <EventActions event={event} address={place?.address ?? null} />}
    >
      {(event) => <EventSections event={event} place={place} />}
    </RecordView>
  );
}

const isWalked = ({ type }: CampaignEvent): boolean => launchTypes.includes(type);

function EventSections({ event, place }: { event: CampaignEvent; place: PrivatePlace | null }) {
  const { can, uid } = useMember();
  const [seesMoney, worksRosters] = [can('donations.read'), can('rosters.work')];
  const givesTurfs = can('voters.write');
  return (
    <Stack gap="xl">
      <EventMarks event={event} />
      {event.description !== null && (
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{event.description}</Text>
      )}
      {worksRosters && <HeldSignUps event={event.id} />}
      <ShiftList event={event} />
      <Turnout event={event} />
      {worksRosters && givesTurfs && isWalked(event) && <EventTurfs event={event} />}
      <PictureSection event={event} />
      <EventFacts event={event} place={place} />
      <PublicPage event={event} />
      {(worksRosters || event.hosts.includes(uid)) && <RosterMessages event={event} isStaff={worksRosters} />}
      {worksRosters && <HostLinks event={event.id} />}
      {seesMoney && <CostsSection event={event} />}
      {seesMoney && isParty(event) && <EventPledges code={event.source_code} />}
      <Stamps record={event} />
    </Stack>
  );
}
