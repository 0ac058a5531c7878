import '../../text/events/en.ts';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useMemo } from 'react';
import { eventEntry, within } from '#shared/domain/calendar-layers/entries.ts';
import { type Planned, plannedIn, useEventMonths } from '../../events/agenda.ts';
import { t } from '../../text/index.ts';
import { type CalendarItem, type CalendarLayer, itemOf, mapLive } from '../calendar-layer.ts';

/** An event on the calendar, also one that only this device has. */
export const eventItem = (event: Planned): CalendarItem =>
  itemOf('events', eventEntry(event), {
    link: `/events/${event.id}`,
    event,
    details: [
      t(`events.type.${event.type}`),
      event.attendance === 'online' ? t('events.attendance.online') : null,
      event.shifts > 1 ? t('events.shiftCount', { count: event.shifts }) : null,
      event.in_series ? t('events.series') : null,
    ],
  });

/** The campaign’s events: a read for each month. */
export const eventsLayer: CalendarLayer = {
  icon: IconCalendarEvent,
  useItems({ months, ...span }, isClosed) {
    const live = useEventMonths(months.first, months.count, isClosed);
    const { from, to } = span;
    return useMemo(
      () =>
        mapLive(live, (found) =>
          plannedIn(found)
            .filter((event) => within([eventEntry(event)], { from, to }).length > 0)
            .map(eventItem),
        ),
      [live, from, to],
    );
  },
};
