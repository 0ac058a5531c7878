import * as z from 'zod/mini';
import type { SavedEvent } from '#shared/api/events-api.ts';
import { type SeriesDays, seriesDays } from '#shared/domain/events/series-days.ts';
import { t } from '../../../shared/text/index.ts';

type SeriesRule = NonNullable<SavedEvent['series']>;
export const repeats = ['none', 'week', 'date', 'weekday'] as const;

/** A series as its inputs hold it. */
export type SeriesValues = {
  repeat: string;
  step: string;
  weekdays: string[];
  end: string;
  count: string;
  until: string;
};
export const emptySeries: SeriesValues = {
  ...{ repeat: 'none', step: '1', weekdays: [], end: 'count' },
  ...{ count: '8', until: '' },
};

/** The rule that was typed; null where the event does not repeat, undefined where it is not one yet. */
export function ruleOf({
  repeat,
  step,
  weekdays,
  end,
  count,
  until,
}: SeriesValues): SeriesRule | null | undefined {
  if (repeat === 'none') return null;
  const steps = Number(step);
  const times = Number(count);
  if (!Number.isInteger(steps) || steps < 1 || steps > 12) return undefined;
  if (end === 'count' && (!Number.isInteger(times) || times < 1 || times > 100_000)) return undefined;
  if (end === 'until' && until === '') return undefined;
  const ending: SeriesRule['end'] =
    end === 'until' ? { is: 'until', day: until } : { is: 'count', count: times };
  if (repeat === 'week')
    return {
      every: { is: 'week', step: steps, weekdays: weekdays.map(Number).toSorted((a, b) => a - b) },
      end: ending,
    };
  return { every: { is: repeat === 'date' ? 'date' : 'weekday', step: steps }, end: ending };
}

/** A rule as its inputs hold it, with the day on which it ends. */
export const seriesValuesOf = ({ every }: SeriesRule, last: string): SeriesValues => ({
  ...{ ...emptySeries, repeat: every.is, step: String(every.step), end: 'until', until: last },
  weekdays: every.is === 'week' ? every.weekdays.map(String) : [],
});

/** The last day of a rule whose first date is known. */
export function lastDayOf(rule: SeriesRule, first: string): string {
  if (rule.end.is === 'until') return rule.end.day;
  const found = seriesDays(first, rule);
  return found.is === 'days' ? (found.days.at(-1) ?? first) : first;
}

/** What was typed for a series that is there, where it is another rule: one that repeats no more ends with this date. */
export function anotherRule(before: SeriesRule, last: string, typed: SeriesRule | null): SeriesRule | null {
  if (typed === null) return { ...before, end: { is: 'count', count: 1 } };
  return JSON.stringify(ruleOf(seriesValuesOf(before, last))) === JSON.stringify(typed) ? null : typed;
}

/** The dates of what was typed; null where it is no series. */
export function datesOf(first: string, values: SeriesValues): SeriesDays | null {
  const rule = ruleOf(values);
  return rule && first !== '' ? seriesDays(first, rule) : null;
}

export const seriesField = z.pipe(
  z.custom<SeriesValues>((value) => typeof value === 'object' && value !== null),
  z.transform((typed: SeriesValues, context): SeriesRule | null => {
    const rule = ruleOf(typed);
    if (rule !== undefined) return rule;
    context.issues.push({ code: 'custom', message: t('events.form.seriesNone'), input: typed });
    return z.NEVER;
  }),
);
