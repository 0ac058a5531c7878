import { Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { Stamps } from '../../shared/ui/record/stamps.tsx';
import { type CampaignEvent, paths } from './event-area.ts';
import { useEvent, usePrivateAddress } from './event-data.ts';
import { CostsSection } from './page/costs-section.tsx';
import { EventActions } from './page/event-actions.tsx';
import { EventFacts } from './page/event-facts.tsx';
import { EventMarks } from './page/event-marks.tsx';
import { PictureSection } from './page/picture-section.tsx';
import { ShiftList } from './page/shift-list.tsx';

/** One event with its shifts. One read; one for a private address, its costs and each host, where the member may see them. */
export function EventPage() {
  const { id = '' } = useParams();
  const live = useEvent(id);
  const known = usePrivateAddress(live.is === 'ready' ? live.value : null);
  const address = known.is === 'ready' ? known.value : null;
  return (
    <RecordView
      of={live}
      kind={t('events.one')}
      title={({ title }) => title}
      above={<BackLink list={paths.list} name={t('events.back')} />}
      actions={(event) => <EventActions event={event} address={address} />}
    >
      {(event) => <EventSections event={event} address={address} />}
    </RecordView>
  );
}

function EventSections({ event, address }: { event: CampaignEvent; address: string | null }) {
  const seesMoney = useMember().can('donations.read');
  return (
    <Stack gap="xl">
      <EventMarks event={event} />
      {event.description !== null && (
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{event.description}</Text>
      )}
      <ShiftList event={event} />
      <PictureSection event={event} />
      <EventFacts event={event} address={address} />
      {seesMoney && <CostsSection event={event} />}
      <Stamps record={event} />
    </Stack>
  );
}
