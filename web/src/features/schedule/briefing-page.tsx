import { Button, Text } from '@mantine/core';
import { IconCalendarDown, IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { addDays, monthOf } from '#shared/domain/days.ts';
import { type DayRow, dayPlan, entriesOn } from '#shared/domain/schedule/day-plan.ts';
import { longDay, showTimes } from '../../shared/calendar/show-times.ts';
import { everyOne } from '../../shared/data/every-one.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import {
  type Appointment,
  listedIn,
  useAppointmentsOn,
  useScheduleMonths,
  useScheduleSettings,
} from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { showPhone } from '../../shared/ui/record/contact.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { downloadDay } from './day-file.ts';
import styles from './schedule.module.css';
import { isDay, paths } from './schedule-area.ts';
import { showLength } from './show-length.ts';

/**
 * One day on one page, to be printed or read without a connection. Reads: one for each appointment of the day, its months, the
 * protected hours, and the team's names.
 */
export function BriefingPage() {
  const [params] = useSearchParams();
  const named = params.get('day');
  const day = isDay(named) ? named : addDays(localDay(new Date()), 1);
  const months = useScheduleMonths(monthOf(addDays(day, -1)), monthOf(addDays(day, 1)));
  const settings = useScheduleSettings();
  const details = useAppointmentsOn(day);
  const members = useMembers(useMember().organization);
  const names = new Map(
    members.is === 'ready' ? members.value.map(({ id, full_name }) => [id, full_name]) : [],
  );
  const entries = months.is === 'ready' ? listedIn(months.value) : [];
  const week =
    settings.is === 'ready' && settings.value ? settings.value : { zone: 'America/New_York', protected: [] };
  return (
    <Page
      title={t('schedule.briefingOf', { day: longDay(day) })}
      above={<BackLink list={paths.on(day)} name={t('schedule.back')} />}
      width={800}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={16} aria-hidden />}
            onClick={() => downloadDay(entriesOn(entries, day), day)}
          >
            {t('schedule.ics')}
          </Button>
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('schedule.print')}
          </Button>
        </>
      }
    >
      <StaleNote of={details} />
      {/* Without all three the day would look emptier than it is. */}
      <LiveView of={everyOne(months, settings, details)}>
        {([, , found]) => {
          const rows = dayPlan(entries, day, week);
          if (rows.length === 0) return <Text c="var(--ink-soft)">{t('schedule.empty')}</Text>;
          const known = new Map(found.map((one) => [one.id, one]));
          return (
            <div className={styles.briefing}>
              {rows.map((row) => (
                <BriefingRow key={keyOf(row)} row={row} known={known} names={names} />
              ))}
            </div>
          );
        }}
      </LiveView>
    </Page>
  );
}

function keyOf(row: DayRow): string {
  if (row.is === 'entry') return row.entry.id;
  return row.is === 'gap' ? `gap ${row.minutes} ${row.drive}` : `calls ${row.block.id}`;
}

type RowProps = {
  row: DayRow;
  known: ReadonlyMap<string, Appointment>;
  names: ReadonlyMap<string, string>;
};

function BriefingRow({ row, known, names }: RowProps) {
  if (row.is === 'gap')
    return row.drive === 0 ? null : (
      <p className={styles.gap}>{t('schedule.drive', { time: showLength(row.drive) })}</p>
    );
  if (row.is === 'callTime') {
    const { block } = row;
    const times = showTimes({ from: `${block.day}T${block.from}`, to: `${block.day}T${block.to}` });
    return (
      <article>
        <h2>{`${times} ${t('schedule.protected')}`}</h2>
        {block.label}
      </article>
    );
  }
  const { entry } = row;
  const one = known.get(entry.id);
  return (
    <article>
      <h2>{`${showTimes(entry)} ${entry.title ?? t('schedule.busy')}`}</h2>
      {one && <Details one={one} names={names} />}
    </article>
  );
}

function Details({ one, names }: { one: Appointment; names: ReadonlyMap<string, string> }) {
  const lines: [label: string, value: string | null][] = [
    [t('schedule.field.place'), [one.place, one.address].filter(Boolean).join(', ')],
    [t('schedule.field.staffer'), one.staffer && (names.get(one.staffer) ?? t('schedule.form.former'))],
    [
      t('schedule.field.contact'),
      [one.contact_name, one.contact_phone && showPhone(one.contact_phone)].filter(Boolean).join(', '),
    ],
    [
      t('schedule.field.press'),
      [t(`schedule.press.${one.press}`), one.press_note].filter(Boolean).join(': '),
    ],
    [t('schedule.field.expected'), one.expected === null ? null : showNumber(one.expected)],
    [t('schedule.field.points'), one.talking_points],
    [t('schedule.field.notes'), one.notes],
  ];
  return (
    <dl>
      {lines.map(([label, value]) =>
        value ? (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className={styles.points}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
