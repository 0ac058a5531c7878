import '../text/turfs/en.ts';
import { ActionIcon, Anchor, Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconPlus, IconRocket, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { eventTurfsMax } from '#shared/domain/events/launch.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { changeTurfs } from '../turfs/change-turfs.ts';
import type { Turf } from '../turfs/stored-turf.ts';
import { LiveView } from '../ui/live-view.tsx';
import { AddTurfsDialog } from './add-turfs-dialog.tsx';
import styles from './event-turfs.module.css';
import { useEventTurfs } from './event-turfs-data.ts';
import { type CampaignEvent, launchPath } from './launch-event.ts';
import { shiftChoices } from './turf-shift.ts';

/** Takes a turf off the event's list; whoever has it keeps it. */
const unlink = ({ id, name, event_id, shift_id }: Turf) =>
  void changeTurfs(
    [
      {
        ...{ operation: 'update', table: 'turfs', id },
        data: { event_id: null, shift_id: null },
        base: { event_id: event_id ?? null, shift_id: shift_id ?? null },
      },
    ],
    { title: t('launch.turfs.removed'), name },
  );

/** Makes it a turf for people of one shift, or for everybody's. */
const tie = ({ id, name, shift_id }: Turf, shift: string) =>
  void changeTurfs(
    [
      {
        ...{ operation: 'update', table: 'turfs', id },
        data: { shift_id: shift || null },
        base: { shift_id: shift_id ?? null },
      },
    ],
    { title: t('launch.turfs.shiftChanged'), name },
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
                <TurfLine key={turf.id} turf={turf} event={event} />
              ))}
            </ul>
          )
        }
      </LiveView>
      {isAdding && live.is === 'ready' && (
        <AddTurfsDialog event={event} room={eventTurfsMax - live.value.length} close={() => add(false)} />
      )}
    </section>
  );
}

function TurfLine({ turf, event }: { turf: Turf; event: CampaignEvent }) {
  const { can } = useMember();
  const { id, name, doors, state, assigned_name, shift_id } = turf;
  const shifts = shiftChoices(event);
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
        {can('voters.write') && shifts.length > 0 && (
          <NativeSelect
            size="sm"
            aria-label={t('launch.turfs.shiftOf', { name })}
            value={shift_id ?? ''}
            onChange={({ currentTarget }) => tie(turf, currentTarget.value)}
            data={shifts}
          />
        )}
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
