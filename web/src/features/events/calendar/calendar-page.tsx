import { Button, Text } from '@mantine/core';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { eventMonthsMax } from '#shared/collections/event-months.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { inOrderOfTime, type Planned, plannedIn, useEventMonths } from '../../../shared/events/agenda.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ExportButton } from '../../../shared/ui/export-button.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { newOn, paths } from '../event-area.ts';
import { useUnsentEvents } from '../event-data.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarView, monthsOf, useCalendarView } from './calendar-view.ts';
import { EventTable } from './event-table.tsx';
import { MonthView } from './month-view.tsx';
import { WeekView } from './week-view.tsx';

const fits = ({ type, search, withCancelled }: CalendarView, event: Planned): boolean =>
  (type === null || event.type === type) &&
  (withCancelled || event.state !== 'cancelled') &&
  foldText(`${event.title} ${event.place ?? ''}`).includes(foldText(search));

/** The campaign's calendar: a month, a week, the agenda or a list. Three reads, in agenda and list twelve at most. */
export function CalendarPage() {
  const writes = useMember().can('events.write');
  const today = localDay(new Date(useNow()));
  const shown = useCalendarView(today);
  const { from, count } = monthsOf(shown);
  const live = useEventMonths(from, count);
  const unsent = useUnsentEvents();
  const add = writes && (
    <Button component={Link} to={newOn(shown.day)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('events.add')}
    </Button>
  );
  return (
    <Page
      title={t('nav.events')}
      hint={t('events.hint')}
      actions={
        <>
          <ExportButton kind="events" />
          {add}
        </>
      }
    >
      <CalendarBar shown={shown} today={today} />
      {unsent.count > 0 && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('events.waiting', { count: unsent.count })}
        </Text>
      )}
      <StaleNote of={live} />
      <LiveView of={live}>
        {(months) => {
          const stored = plannedIn(months);
          const known = new Set(stored.map(({ id }) => id));
          const all = inOrderOfTime([...stored, ...unsent.added.filter(({ id }) => !known.has(id))]);
          return (
            <>
              <Shown shown={shown} today={today} all={all} />
              {(shown.view === 'agenda' || shown.view === 'list') && months.length === eventMonthsMax && (
                <Text size="sm" c="var(--ink-soft)">
                  {t('events.capped', { count: eventMonthsMax })}
                </Text>
              )}
            </>
          );
        }}
      </LiveView>
    </Page>
  );
}

type ShownProps = { shown: ReturnType<typeof useCalendarView>; today: string; all: readonly Planned[] };

function Shown({ shown, today, all }: ShownProps) {
  const writes = useMember().can('events.write');
  const events = all.filter((event) => fits(shown, event));
  if (shown.view === 'month') return <MonthView shown={shown} today={today} events={events} />;
  if (shown.view === 'week') return <WeekView day={shown.day} today={today} events={events} />;
  const ahead = events.filter(({ to }) => to.slice(0, 10) >= shown.day);
  if (ahead.length === 0) {
    const isFiltered = shown.type !== null || shown.search !== '';
    // Past or cancelled ones are there, or this member plans none.
    const isBare = !isFiltered && (all.length > 0 || !writes);
    if (isBare)
      return <EmptyState icon={IconCalendarEvent} title={t('events.empty.ahead')} hint={t('events.hint')} />;
    return (
      <EmptyState
        icon={IconCalendarEvent}
        title={t(isFiltered ? 'events.empty.filtered' : 'events.empty.title')}
        hint={t(isFiltered ? 'events.empty.filteredHint' : 'events.empty.hint')}
      >
        {writes && !isFiltered && (
          <Button component={Link} to={paths.new} leftSection={<IconPlus size={16} aria-hidden />}>
            {t('events.add')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return shown.view === 'agenda' ? (
    <AgendaView events={ahead} today={today} />
  ) : (
    <EventTable events={ahead} />
  );
}
