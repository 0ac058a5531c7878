import type { DayOrder } from '../days.ts';
import { withoutApostrophe } from './cells.ts';

export type OrderFound = {
  order: DayOrder;
  /** `proved`: a day above 12 stands in its place. `both`: some dates prove each. `assumed`: none prove any. `plain`: no date needs it. */
  why: 'proved' | 'both' | 'assumed' | 'plain';
};

const numeric = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/;

/** Whether a column's dates put the month or the day first: month first, unless a first number above 12 proves otherwise. */
export function dayOrderOf(cells: Iterable<string>): OrderFound {
  let any = false;
  let monthFirst = false;
  let dayFirst = false;
  for (const cell of cells) {
    const [, first, second] = numeric.exec(withoutApostrophe(cell)) ?? [];
    if (first === undefined || second === undefined) continue;
    any = true;
    if (Number(first) > 12 && Number(second) <= 12) dayFirst = true;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst = true;
  }
  if (!any) return { order: 'month first', why: 'plain' };
  if (dayFirst && monthFirst) return { order: 'month first', why: 'both' };
  if (dayFirst) return { order: 'day first', why: 'proved' };
  return { order: 'month first', why: monthFirst ? 'proved' : 'assumed' };
}
