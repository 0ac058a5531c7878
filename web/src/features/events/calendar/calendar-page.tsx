import { Button, Group, Text } from '@mantine/core';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { eventMonthsMax } from '#shared/collections/event-months.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import type { CalendarItem } from '../../../shared/calendar/calendar-layer.ts';
import { eventItem } from '../../../shared/calendar/layers/events-layer.ts';
import { useLayersShown } from '../../../shared/calendar/layers-shown.ts';
import { inOrderOfTime, type MissingLayer, useCalendar } from '../../../shared/calendar/use-calendar.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ExportButton } from '../../../shared/ui/export-button.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { newOn, paths } from '../event-area.ts';
import { useUnsentEvents } from '../event-data.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { type CalendarView, hasLater, spanOf, useCalendarView } from './calendar-view.ts';
import { EventTable } from './event-table.tsx';
import { FeedButton } from './feed-dialog.tsx';
import { MapView } from './map-view.tsx';
import { MonthView } from './month-view.tsx';
import { WeekView } from './week-view.tsx';

/** A type is one of events: whoever looks for canvasses sees nothing else. */
const fits = (
  { type, search, withCancelled }: CalendarView,
  { title, details, event, state }: CalendarItem,
): boolean =>
  (type === null || event?.type === type) &&
  (withCancelled || state !== 'cancelled') &&
  foldText(`${title} ${details.join(' ')}`).includes(foldText(search));

/**
 * The campaign's calendar: a month, a week, the agenda, a list or a map of events. Reads: a month of events and of the candidate's
 * time each, and what else each layer says of itself; the first agenda twelve at most, besides the member's own tasks and
 * the dates of finance.
 */
export function CalendarPage() {
  const writes = useMember().can('events.write');
  const today = localDay(new Date(useNow()));
  const shown = useCalendarView(today);
  const [later, setLater] = useState({ day: shown.day, times: 0 });
  const more = later.day === shown.day ? later.times : 0;
  const span = spanOf(shown, more);
  const layers = useLayersShown();
  // Only events have places and columns of their own.
  const showsEventsAlone = shown.view === 'list' || shown.view === 'map';
  const { live, missing } = useCalendar(span, showsEventsAlone ? ['events'] : layers.shown);
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
          <FeedButton />
          <ExportButton kind="events" />
          {add}
        </>
      }
    >
      <CalendarBar shown={shown} today={today} />
      {!showsEventsAlone && <CalendarLegend layers={layers} />}
      {unsent.count > 0 && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('events.waiting', { count: unsent.count })}
        </Text>
      )}
      <Missing layers={missing} />
      <StaleNote of={live} />
      <LiveView of={live}>
        {(stored) => {
          const known = new Set(stored.map(({ id }) => id));
          const isEvents = showsEventsAlone || layers.shown.includes('events');
          const added = isEvents ? unsent.added.map(eventItem).filter(({ id }) => !known.has(id)) : [];
          const readLater = () => setLater({ day: shown.day, times: more + 1 });
          return (
            <Shown
              shown={shown}
              today={today}
              all={inOrderOfTime([...stored, ...added])}
              until={span.to}
              later={hasLater(span) ? readLater : null}
            />
          );
        }}
      </LiveView>
    </Page>
  );
}

/** Layers that could not be read: the others are shown all the same. */
const Missing = ({ layers }: { layers: readonly MissingLayer[] }) =>
  layers.map(({ key, retry }) => (
    <Group key={key} gap="xs" role="status">
      <Text size="sm" c="var(--bad)">
        {t('calendar.failed', { layer: t(`calendar.layers.${key}`) })}
      </Text>
      {retry && (
        <Button size="compact-sm" variant="default" onClick={retry}>
          {t('calendar.retry')}
        </Button>
      )}
    </Group>
  ));

type ShownProps = {
  shown: ReturnType<typeof useCalendarView>;
  today: string;
  all: readonly CalendarItem[];
  until: string;
  later: (() => void) | null;
};

function Shown({ shown, today, all, until, later }: ShownProps) {
  const items = all.filter((item) => fits(shown, item));
  if (shown.view === 'month') return <MonthView shown={shown} today={today} items={items} />;
  if (shown.view === 'week') return <WeekView day={shown.day} today={today} items={items} />;
  const ahead = items.filter(({ to }) => to.slice(0, 10) >= shown.day);
  if (shown.view === 'agenda' || shown.view === 'map')
    return (
      <>
        {ahead.length === 0 && <Nothing shown={shown} isEmpty={all.length === 0} until={later && until} />}
        {shown.view === 'map' ? (
          <MapView items={ahead} later={later} />
        ) : (
          <AgendaView key={shown.day} items={ahead} today={today} later={later} />
        )}
      </>
    );
  if (ahead.length === 0) return <Nothing shown={shown} isEmpty={all.length === 0} until={null} />;
  return (
    <>
      <EventTable events={ahead.flatMap(({ event }) => event ?? [])} />
      <Text size="sm" c="var(--ink-soft)">
        {t('events.capped', { count: eventMonthsMax })}
      </Text>
    </>
  );
}

/** `until`: the last day that was read, where there are later ones. */
function Nothing({ shown, isEmpty, until }: { shown: CalendarView; isEmpty: boolean; until: string | null }) {
  const writes = useMember().can('events.write');
  const isFiltered = shown.type !== null || shown.search !== '';
  // Past or cancelled ones are there, or this member plans none.
  const isBare = !isFiltered && (!isEmpty || !writes);
  if (until !== null && !isFiltered && isBare)
    return <Text c="var(--ink-soft)">{t('calendar.nothingUntil', { day: showDay(until) })}</Text>;
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
