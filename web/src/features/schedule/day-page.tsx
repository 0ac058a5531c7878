import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addDays, monthOf } from '#shared/domain/days.ts';
import { dayPlan } from '#shared/domain/schedule/day-plan.ts';
import { showLongDay } from '../../shared/calendar/show-times.ts';
import {
  listedIn,
  useOpenRequests,
  useScheduleMonths,
  useScheduleSettings,
  useUnsentTimes,
} from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { DayTimeline } from './day-timeline.tsx';
import { PrivateDialog } from './private-dialog.tsx';
import styles from './schedule.module.css';
import { isDay, paths } from './schedule-area.ts';

/** The candidate's day from morning to night. Reads: one or two months, the protected hours and the open requests. */
export function DayPage() {
  const { can } = useMember();
  const writes = can('schedule.write');
  const today = localDay(new Date(useNow()));
  const [params, setParams] = useSearchParams();
  const named = params.get('day');
  const day = isDay(named) ? named : today;
  const months = useScheduleMonths(monthOf(addDays(day, -1)), monthOf(addDays(day, 1)));
  const settings = useScheduleSettings();
  const requests = useOpenRequests();
  const unsent = useUnsentTimes();
  const [isHiding, hide] = useState(false);
  const open = requests.is === 'ready' ? Object.keys(requests.value?.requests ?? {}).length : 0;
  const go = (to: string) => setParams({ day: to }, { replace: true });
  const week =
    settings.is === 'ready' && settings.value ? settings.value : { zone: 'America/New_York', protected: [] };
  return (
    <Page
      title={t('nav.schedule')}
      hint={t('schedule.hint')}
      width={800}
      actions={
        <>
          <Button component={Link} to={paths.briefing(day)} variant="default">
            {t('schedule.briefing')}
          </Button>
          <Button component={Link} to={paths.newOn(day)} leftSection={<IconPlus size={16} aria-hidden />}>
            {t(writes ? 'schedule.add' : 'schedule.ask')}
          </Button>
        </>
      }
    >
      <div className={styles.bar}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('schedule.previousDay')}
          onClick={() => go(addDays(day, -1))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => go(today)} disabled={day === today}>
          {t('schedule.today')}
        </Button>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('schedule.nextDay')}
          onClick={() => go(addDays(day, 1))}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <h2 className={styles.title} aria-live="polite">
          {showLongDay(day)}
        </h2>
      </div>
      <Group gap="md" mb="md">
        <Link to={paths.requests}>{t('schedule.requestsCount', { count: open })}</Link>
        {writes && <Link to={paths.callTime}>{t('schedule.callTime')}</Link>}
        {writes && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconLock size={14} aria-hidden />}
            onClick={() => hide(true)}
          >
            {t('schedule.privateAdd')}
          </Button>
        )}
      </Group>
      {unsent > 0 && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('schedule.waiting', { count: unsent })}
        </Text>
      )}
      <StaleNote of={months} />
      <LiveView of={months}>
        {(found) => {
          const entries = listedIn(found);
          const rows = dayPlan(entries, day, week);
          return rows.length === 0 ? (
            <Text c="var(--ink-soft)">{t('schedule.empty')}</Text>
          ) : (
            <DayTimeline rows={rows} names={new Map(entries.map(({ id, title }) => [id, title]))} />
          );
        }}
      </LiveView>
      {isHiding && <PrivateDialog day={day} zone={week.zone} close={() => hide(false)} />}
    </Page>
  );
}
