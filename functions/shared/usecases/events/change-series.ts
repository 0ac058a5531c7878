import type { SavedEvent } from '../../api/events-api.ts';
import { changeSeries, type SeriesPlan } from '../../domain/events/series-change.ts';
import { type SeriesRule, seriesDays, seriesMax } from '../../domain/events/series-days.ts';
import { RefusedError } from '../../refusals.ts';
import type { Store } from '../store.ts';
import type { Context } from '../use-case.ts';
import { noticeAfter } from './change-notice.ts';
import { changedEvent } from './event-change.ts';
import { datesOf, shiftsOn, type TypedShift, timesOf } from './event-dates.ts';
import type { EventFields, EventWrite, PrivatePlace, StoredEvent } from './write-events.ts';

export type SeriesChange = {
  writes: EventWrite[];
  plan: SeriesPlan;
  /** What calls off the dates that have no day any more. */
  act: string;
};

const seriesDay = (event: StoredEvent): string => event.series_day ?? event.day;
const hasSignUps = ({ shifts }: StoredEvent): boolean =>
  shifts.some(({ taken, waiting }) => taken + waiting > 0);

/** Days of another rule from one date on. They and the dates that stay beside them are one series, of so many dates at most. */
function daysFrom(first: string, rule: SeriesRule): string[] {
  const found = seriesDays(first, rule);
  if (found.is === 'tooMany') throw new RefusedError('events.tooManyDates', { most: found.most });
  if (found.is === 'none') throw new RefusedError('events.noDates');
  return found.days;
}

/** An id that no date of the series has: one that was planned for the day may have moved away. */
function freeId(taken: Set<string>, series: string, day: string): string {
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? `${series}-${day}` : `${series}-${day}.${at}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

type Repeated = { event: StoredEvent; input: SavedEvent; privatePlace: PrivatePlace | null | undefined };

/**
 * Has a series repeat by another rule from one of its dates on. Later dates stay, take a day of the rule, are added, or are
 * called off where nobody signed up; exceptions and what is over stay as they are. Reads: the dates of the series.
 */
export async function repeatByAnotherRule(
  context: Context,
  store: Store,
  { event, input, privatePlace }: Repeated,
): Promise<SeriesChange> {
  const { series, seriesChange, mode } = input;
  if (event.series_id === null || series === null || !seriesChange || mode !== 'following')
    throw new RefusedError('events.inSeries');
  if (event.state === 'cancelled') throw new RefusedError('events.cancelled');
  const { series_id } = event;
  const { act, signedUps } = seriesChange;
  const all = await datesOf(store, event);
  const own = changedEvent(context, event, event, input);
  const days = daysFrom(own.event.day, series);
  // A number of dates would be counted from this one, and the others do not know which that is.
  const last = days.at(-1) ?? own.event.day;
  const series_rule: EventFields['series_rule'] = { ...series, end: { is: 'until', day: last } };
  const rule = (before: StoredEvent, fields: EventFields, day: string): EventFields => ({
    ...{ ...fields, notice: noticeAfter(before, input.notice, context.now()) },
    ...{ series_id, series_day: day, series_rule, is_exception: false },
  });
  const first: EventFields = rule(event, own.event, own.event.day);
  const following = all.filter((one) => one.id !== event.id && seriesDay(one) > seriesDay(event));
  const plan = changeSeries(
    following.map((one) => ({
      ...{ id: one.id, day: seriesDay(one), is_exception: one.is_exception, hasSignUps: hasSignUps(one) },
      isClosed: one.state === 'cancelled' || one.ends_at.toMillis() <= context.now(),
    })),
    days.slice(1),
    signedUps,
  );
  if (all.length + plan.added.length > seriesMax)
    throw new RefusedError('events.tooManyDates', { most: seriesMax });
  const stored = new Map(following.map((one) => [one.id, one]));
  const dateOf = (id: string): StoredEvent => {
    const found = stored.get(id);
    if (!found) throw new RefusedError('events.gone');
    return found;
  };
  const placed = plan.placed.map(({ id, day }): EventWrite => {
    const before = dateOf(id);
    const { event: after } = changedEvent(context, before, event, input, { to: day, template: first.day });
    return { id, before, after: rule(before, after, day), privatePlace };
  });
  const taken = new Set(all.map(({ id }) => id));
  const added = plan.added.map(
    (day): EventWrite => ({
      id: freeId(taken, series_id, day),
      before: null,
      after: addedOn(context, first, own.typed, day),
      privatePlace,
    }),
  );
  return {
    writes: [
      { id: event.id, before: event, after: first, privatePlace },
      ...placed,
      ...added,
      ...plan.staying.map((id) => withChange(dateOf(id), { is_exception: true })),
      ...plan.ended.map((id) =>
        withChange(dateOf(id), { state: 'cancelled', cancelled: { act, note: null } }),
      ),
    ],
    plan,
    act,
  };
}

function withChange(before: StoredEvent, fields: Partial<EventFields>): EventWrite {
  const { id, ...stored } = before;
  return { id, before, after: { ...stored, ...fields } };
}

const addedOn = (
  context: Context,
  first: EventFields,
  typed: readonly TypedShift[],
  day: string,
): EventFields => ({
  ...{ ...first, ...timesOf(context, first.zone, shiftsOn(typed, first.day, day), []) },
  series_day: day,
});
