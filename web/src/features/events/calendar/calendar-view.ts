import { useSearchParams } from 'react-router-dom';
import { eventMonthsMax } from '#shared/collections/event-months.ts';
import type { Span } from '#shared/domain/calendar-layers/layer-entry.ts';
import { addDays, addMonths, monthOf } from '#shared/domain/days.ts';
import { type EventType, eventTypes } from '#shared/domain/events/event-choices.ts';
import type { LayerSpan } from '../../../shared/calendar/calendar-layer.ts';

export const views = ['month', 'week', 'agenda', 'list', 'map'] as const;
export type View = (typeof views)[number];

export type CalendarView = {
  view: View;
  /** The day that is looked at. */
  day: string;
  type: EventType | null;
  search: string;
  withCancelled: boolean;
};

/** The calendar opens as a grid where there is room for one. */
const isNarrow = (): boolean => matchMedia('(max-width: 767px)').matches;

const isDay = (value: string | null): value is string =>
  value !== null && /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** What the address asks of the calendar. */
export function useCalendarView(
  today: string,
): CalendarView & { change: (to: Partial<CalendarView>) => void } {
  const [params, setParams] = useSearchParams();
  const named = params.get('day');
  const shown: CalendarView = {
    view: views.find((one) => one === params.get('view')) ?? (isNarrow() ? 'agenda' : 'month'),
    day: isDay(named) ? named : today,
    type: eventTypes.find((one) => one === params.get('type')) ?? null,
    search: params.get('q') ?? '',
    withCancelled: params.get('cancelled') !== 'no',
  };
  const change = (to: Partial<CalendarView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { view, day, type, search, withCancelled } = { ...shown, ...to };
        next.set('view', view);
        next.set('day', day);
        for (const [name, value] of [
          ['type', type ?? ''],
          ['q', search],
          ['cancelled', withCancelled ? '' : 'no'],
        ] as const)
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { ...shown, change };
}

/** The longest event has begun so many days before its last one. */
const longestDays = 14;
/** Months of the agenda that are read at first, and with each press on “later”. */
const agendaMonths = 2;

function daysShown({ view, day }: Pick<CalendarView, 'view' | 'day'>, more: number): Span {
  if (view === 'week') return { from: weekStart(day), to: addDays(weekStart(day), 6) };
  if (view === 'month') {
    const days = weeksOf(monthOf(day)).flat();
    return { from: days[0] ?? day, to: days.at(-1) ?? day };
  }
  const months = view === 'list' ? eventMonthsMax - 1 : (1 + more) * agendaMonths;
  return { from: day, to: addDays(`${addMonths(monthOf(day), months)}-01`, -1) };
}

/** What a view shows, with the months whose events can be in it. `more`: how often later days of the agenda were asked for. */
export function spanOf(shown: Pick<CalendarView, 'view' | 'day'>, more: number): LayerSpan {
  const span = daysShown(shown, more);
  const first = monthOf(addDays(span.from, -longestDays));
  let count = 1;
  while (addMonths(first, count) <= monthOf(span.to)) count += 1;
  return { ...span, months: { first, count: Math.min(count, eventMonthsMax) } };
}

/** Whether there are later days that the agenda may still read. */
export const hasLater = ({ months }: LayerSpan): boolean => months.count + agendaMonths <= eventMonthsMax;

/** The Sunday on or before a day. */
export const weekStart = (day: string): string => addDays(day, -new Date(Date.parse(day)).getUTCDay());

/** The weeks of a month's grid, whole ones. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  for (let sunday = weekStart(`${month}-01`); monthOf(sunday) <= month; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(sunday, at)));
  return weeks;
}

/** The same date of another month, or that month's last day. */
export function dayInMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The day that the previous or next button leads to. */
export function stepped({ view, day }: Pick<CalendarView, 'view' | 'day'>, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by);
  return view === 'month' ? dayInMonth(day, by) : `${addMonths(monthOf(day), by)}-01`;
}
