import type { SavedEvent } from '../../api/events-api.ts';
import { seriesDays } from '../../domain/events/series-days.ts';
import { RefusedError } from '../../refusals.ts';
import type { Context } from '../use-case.ts';
import { shiftsOn, type TypedShift, timesOf } from './event-dates.ts';
import type { EventFields, EventWrite, PrivatePlace } from './write-events.ts';

export type FirstDate = {
  id: string;
  event: EventFields;
  /** Its shifts as they were typed: on the night on which clocks change it shows other ones. */
  typed: readonly TypedShift[];
  privatePlace: PrivatePlace | null | undefined;
};

/** The later dates of a new series, beside the first: the same event by the clocks on the wall. */
export function laterDates(
  context: Context,
  { id, event, typed, privatePlace }: FirstDate,
  series: SavedEvent['series'],
): EventWrite[] {
  if (series === null) return [];
  const found = seriesDays(event.day, series);
  if (found.is === 'tooMany') throw new RefusedError('events.tooManyDates', { most: found.most });
  if (found.is === 'none') throw new RefusedError('events.noDates');
  return found.days.slice(1).map((day) => ({
    id: `${id}-${day}`,
    before: null,
    after: {
      ...{ ...event, ...timesOf(context, event.zone, shiftsOn(typed, event.day, day), []) },
      ...{ series_day: day, is_exception: false },
    },
    privatePlace,
  }));
}

export const inSeries = (id: string, event: EventFields, series: SavedEvent['series']): EventFields =>
  series === null
    ? event
    : { ...event, series_id: id, series_day: event.day, series_rule: series, is_exception: false };
