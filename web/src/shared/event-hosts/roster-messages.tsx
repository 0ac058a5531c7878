import { Button, Text, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { rosterMessages } from '#shared/collections/roster-messages.ts';
import { rosterMessagesMax } from '#shared/domain/events/roster-message.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { showMoment } from '../ui/format.ts';
import styles from './event-hosts.module.css';
import type { HostedEvent } from './hosted-event.ts';
import { MessageDialog } from './message-dialog.tsx';

function useMessages(event: string): Live<Stored<typeof rosterMessages>[]> {
  const path = rosterMessages.path(useMember().organization);
  return useLiveQuery(rosterMessages, `${path} of ${event}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'event_id', is: '==', value: event }] },
        { field: 'written_at', direction: 'desc' },
      ),
      rosterMessagesMax,
    ),
  );
}

/** What staff and hosts wrote to the people who signed up. Hosts who are no staff write, and read no list. */
export function RosterMessages({ event, isStaff }: { event: HostedEvent; isStaff: boolean }) {
  const [isWriting, write] = useState(false);
  return (
    <section>
      <Title order={2} size="h4">
        {t('eventHosts.messages.title')}
      </Title>
      {isStaff && <Written event={event.id} />}
      <Button
        mt="sm"
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={() => write(true)}
      >
        {t('eventHosts.messages.write')}
      </Button>
      {isWriting && <MessageDialog event={event} close={() => write(false)} />}
    </section>
  );
}

function Written({ event }: { event: string }) {
  const live = useMessages(event);
  if (live.is !== 'ready') return null;
  if (live.value.length === 0) return <Text c="var(--ink-soft)">{t('eventHosts.messages.none')}</Text>;
  return (
    <ul className={styles.lines}>
      {live.value.map(({ id, subject, author_name, goes_at, state }) => (
        <li key={id}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Text>
          <Text size="sm" c="var(--ink-soft)">
            {[author_name, showMoment(goes_at.toMillis()), t(`eventHosts.messages.state.${state}`)].join(
              ' · ',
            )}
          </Text>
        </li>
      ))}
    </ul>
  );
}
