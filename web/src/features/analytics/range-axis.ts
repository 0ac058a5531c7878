import { bucketMs, type Range } from '#shared/domain/buckets.ts';
import { locale } from '../../shared/text/language.ts';
import { clocks } from '../../shared/ui/date-writer.ts';
import { useDates } from '../../shared/ui/dates.ts';
import { showMomentDay } from '../../shared/ui/format.ts';

/** Moments in milliseconds since 1970, as the member writes them, in their time zone. */

type Parts = Intl.DateTimeFormatOptions;
const day: Parts = { month: 'short', day: 'numeric' };
const axes: Record<Range, Parts> = {
  '1h': { timeStyle: 'short' },
  '24h': { hour: 'numeric' },
  '7d': day,
  '30d': day,
};

function writerOf(parts: Parts): Intl.DateTimeFormat {
  const { timezone, time_format } = useDates.getState();
  return new Intl.DateTimeFormat(locale, {
    ...parts,
    timeZone: timezone ?? undefined,
    ...(parts === day ? {} : clocks[time_format]),
  });
}

/**
 * What stands below the bars of a range, by where each begins: no word twice, and of hours only every third. Where they
 * are still too many for the width, the chart leaves some out.
 */
export function axisOf(range: Range, starts: readonly number[]) {
  const { format } = writerOf(axes[range]);
  const ticks = starts.filter((from, at) => at === 0 || format(from) !== format(starts[at - 1]));
  return { format, ticks: ticks.length === starts.length ? ticks.filter((_, at) => at % 3 === 0) : ticks };
}

/** A bucket in words: `Mar 9, 2026, 2:00 PM – 3:00 PM`; with both days where it ends on another. */
export function spansIn(range: Range): (from: number) => string {
  const time = writerOf({ timeStyle: 'short' });
  return (from) => {
    const to = from + bucketMs(range);
    const [first, last] = [showMomentDay(from), showMomentDay(to)];
    const end = first === last ? time.format(to) : `${last}, ${time.format(to)}`;
    return `${first}, ${time.format(from)} – ${end}`;
  };
}
