import '../../text/schedule/en.ts';
import { IconUserStar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { currentSchedule, scheduleSettings } from '#shared/collections/schedule-settings.ts';
import { callTimeEntries, scheduleEntryOf, within } from '#shared/domain/calendar-layers/entries.ts';
import { addDays, monthOf } from '#shared/domain/days.ts';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { useCachedDocument } from '../../data/use-cached-document.ts';
import { listedIn, useScheduleMonths } from '../../schedule/schedule-data.ts';
import { useMember } from '../../session/session-store.ts';
import { t } from '../../text/index.ts';
import { type CalendarLayer, itemOf, mapLive } from '../calendar-layer.ts';

/** The candidate’s day: a read for each month, and one for the hours that are kept for calls. */
export const scheduleLayer: CalendarLayer = {
  icon: IconUserStar,
  useItems({ from, to }, isClosed) {
    const { organization } = useMember();
    const live = useScheduleMonths(monthOf(addDays(from, -1)), monthOf(to), isClosed);
    const settings = useCachedDocument(scheduleSettings, organization, isClosed ? null : currentSchedule);
    const week = settings.is === 'ready' ? settings.value : null;
    return useMemo(
      () =>
        mapLive(live, (months) => {
          const span = { from, to };
          const booked = listedIn(months).flatMap((one) =>
            within([scheduleEntryOf(one)], span).map((entry) =>
              itemOf('schedule', entry, {
                link: one.is_private ? `/schedule?day=${dayOf(one.from)}` : `/schedule/${one.id}`,
                details: one.is_private ? [] : [t(`schedule.kind.${one.kind}`)],
              }),
            ),
          );
          const calls = week ? callTimeEntries(week, span) : [];
          return [
            ...booked,
            ...calls.map((entry) =>
              itemOf('schedule', entry, {
                link: entry.when.is === 'times' ? `/schedule?day=${dayOf(entry.when.from)}` : null,
              }),
            ),
          ];
        }),
      [live, week, from, to],
    );
  },
};
