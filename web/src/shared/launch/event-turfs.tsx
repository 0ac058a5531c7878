import '../text/turfs/en.ts';
import { ActionIcon, Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconPlus, IconRocket, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { changeTurfs } from '../turfs/change-turfs.ts';
import type { Turf } from '../turfs/stored-turf.ts';
import { LiveView } from '../ui/live-view.tsx';
import { AddTurfsDialog } from './add-turfs-dialog.tsx';
import styles from './event-turfs.module.css';
import { useEventTurfs } from './event-turfs-data.ts';
import { type CampaignEvent, launchPath } from './launch-event.ts';

/** Takes a turf off the event's list; whoever has it keeps it. */
const unlink = ({ id, name, event_id }: Turf) =>
  void changeTurfs(
    [
      {
        ...{ operation: 'update', table: 'turfs', id },
        data: { event_id: null },
        base: { event_id: event_id ?? null },
      },
    ],
    { title: t('launch.turfs.removed'), name },
  );

/** The turfs that are given out at an event, for whoever may give them: a read for each. */
export function EventTurfs({ event }: { event: CampaignEvent }) {
  const live = useEventTurfs(event.id);
  const [isAdding, add] = useState(false);
  const isCancelled = event.state === 'cancelled';
  return (
    <section>
      <div className={styles.head}>
        <Title order={2} size="h4">
          {t('launch.turfs.title')}
        </Title>
        <Group gap="xs">
          {!isCancelled && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => add(true)}
            >
              {t('launch.turfs.add')}
            </Button>
          )}
          <Button
            component={Link}
            to={launchPath(event.id)}
            size="sm"
            leftSection={<IconRocket size={14} aria-hidden />}
          >
            {t('launch.open')}
          </Button>
        </Group>
      </div>
      {isCancelled && <Text c="var(--ink-soft)">{t('launch.turfs.cancelled')}</Text>}
      <LiveView of={live} part>
        {(turfs) =>
          turfs.length === 0 ? (
            !isCancelled && <Text c="var(--ink-soft)">{t('launch.turfs.none')}</Text>
          ) : (
            <ul className={styles.turfs}>
              {turfs.map((turf) => (
                <TurfLine key={turf.id} turf={turf} />
              ))}
            </ul>
          )
        }
      </LiveView>
      {isAdding && <AddTurfsDialog event={event} close={() => add(false)} />}
    </section>
  );
}

function TurfLine({ turf }: { turf: Turf }) {
  const { can } = useMember();
  const { id, name, doors, state, assigned_name } = turf;
  return (
    <li className={styles.turf}>
      <span>
        <Anchor component={Link} to={`/field-ops/turfs/${id}`}>
          {name}
        </Anchor>
        <span className={styles.quiet}> {t('launch.turfs.doors', { count: doors })}</span>
      </span>
      <Group gap="xs">
        <span className={styles.quiet}>{assigned_name ?? t(`turfs.states.${state}`)}</span>
        {can('voters.write') && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('launch.turfs.remove', { name })}
            onClick={() => unlink(turf)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </li>
  );
}
