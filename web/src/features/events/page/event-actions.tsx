import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarDown,
  IconCopy,
  IconDots,
  IconSend,
  IconTemplate,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { EditLink } from '../../../shared/ui/record/edit-link.tsx';
import { type CampaignEvent, copyOf, paths } from '../event-area.ts';
import { downloadEvent } from '../event-file.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { type EventChange, sendChange } from './send-change.ts';
import { SeriesStateDialog } from './series-state-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** What can be done with an event; whoever only reads it takes it along in a calendar. */
export function EventActions({ event, address }: { event: CampaignEvent; address: string | null }) {
  const writes = useMember().can('events.write');
  const [isAsking, ask] = useState(false);
  const [isNamed, nameTemplate] = useState(false);
  const [pendingChange, setPendingChange] = useState<EventChange | null>(null);
  const { id, state } = event;
  const change = (to: EventChange) =>
    event.series_id === null ? void sendChange(event, to, 'one') : setPendingChange(to);
  if (!writes)
    return (
      <Button
        variant="default"
        leftSection={<IconCalendarDown size={16} aria-hidden />}
        onClick={() => downloadEvent(event, address)}
      >
        {t('events.actions.ics')}
      </Button>
    );
  return (
    <>
      {state === 'draft' && (
        <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => change('publish')}>
          {t('events.actions.publish')}
        </Button>
      )}
      {state === 'cancelled' && (
        <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => change('restore')}>
          {t('events.actions.restore')}
        </Button>
      )}
      <EditLink to={paths.edit(id)} />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" px={0} w={44} aria-label={t('events.actions.more')}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCalendarDown size={16} stroke={1.75} aria-hidden />}
            onClick={() => downloadEvent(event, address)}
          >
            {t('events.actions.ics')}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={copyOf(id)}
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          >
            {t('events.actions.duplicate')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTemplate size={16} stroke={1.75} aria-hidden />}
            onClick={() => nameTemplate(true)}
          >
            {t('eventExtras.template.save')}
          </Menu.Item>
          {state !== 'cancelled' && (
            <Menu.Item
              c="var(--bad)"
              leftSection={<IconBan size={16} stroke={1.75} aria-hidden />}
              onClick={() => ask(true)}
            >
              {t('events.actions.cancel')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {pendingChange !== null && (
        <SeriesStateDialog event={event} change={pendingChange} close={() => setPendingChange(null)} />
      )}
      {isNamed && <TemplateDialog event={event} close={() => nameTemplate(false)} />}
      {isAsking && <CancelDialog event={event} close={() => ask(false)} />}
    </>
  );
}
