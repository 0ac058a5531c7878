import '../../../shared/text/roster/en.ts';
import { Button, Group, Title } from '@mantine/core';
import { IconChecklist, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorksRoster } from '../../../shared/roster/roster-event.ts';
import { rosterPaths } from '../../../shared/roster/roster-paths.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, showShift } from '../../../shared/roster/roster-shift.ts';
import { TurnoutLine } from '../../../shared/roster/turnout-line.tsx';
import { useRoster } from '../../../shared/roster/use-roster.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import styles from './event-page.module.css';

/** Who is expected, shift by shift, with the way to the roster: a read for each sign-up. For whoever works with it. */
export function Turnout({ event }: { event: RosterEvent }) {
  const works = useWorksRoster(event);
  const roster = useRoster(event.id, !works);
  if (!works) return null;
  return (
    <section aria-labelledby="turnout">
      <Group justify="space-between" mb="xs" gap="xs">
        <Title order={2} size="h4" id="turnout">
          {t('roster.counts.label')}
        </Title>
        <Group gap="xs">
          <Button
            component={Link}
            to={rosterPaths.roster(event.id)}
            size="sm"
            variant="default"
            leftSection={<IconUsers size={16} aria-hidden />}
          >
            {t('roster.open')}
          </Button>
          <Button
            component={Link}
            to={rosterPaths.checkIn(event.id)}
            size="sm"
            variant="default"
            leftSection={<IconChecklist size={16} aria-hidden />}
          >
            {t('roster.checkIn')}
          </Button>
        </Group>
      </Group>
      <LiveView of={roster} part>
        {({ rows }) => <Shifts event={event} rows={rows} />}
      </LiveView>
    </section>
  );
}

function Shifts({ event, rows }: { event: RosterEvent; rows: readonly RosterRow[] }) {
  if (rows.length === 0) return <p className={styles.quiet}>{t('roster.empty')}</p>;
  return (
    <ul className={styles.items}>
      {event.shifts.map((shift) => (
        <li key={shift.id}>
          {event.shifts.length > 1 && <p className={styles.quiet}>{showShift(shift)}</p>}
          <TurnoutLine
            rows={rows.filter(({ shift_id }) => shift_id === shift.id)}
            capacity={shift.capacity}
          />
        </li>
      ))}
    </ul>
  );
}
