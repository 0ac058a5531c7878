import type { donationStatuses } from '../../collections/donations.ts';
import { type DayOrder, parseDay } from '../days.ts';
import { withoutApostrophe } from './cells.ts';
import { isNo, parseStatus } from './choices.ts';
import type { FieldKey } from './import-field.ts';
import type { RowReader, Written } from './row-reader.ts';

type Status = (typeof donationStatuses)[number];

/** A time of day that stands behind a date: `14:05`, `2:05:09 PM`. */
const clock = /\b(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([ap])\.?m)?/i;

/** Seconds since midnight; null where a cell names only a day. */
function secondsIn(cell: string): number | null {
  const [, hour, minute = '0', second = '0', half] = clock.exec(cell) ?? [];
  if (hour === undefined) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return hours * 3600 + Number(minute) * 60 + Number(second);
}

/** Whether one cell is surely of an earlier time than another. */
function isEarlier(one: string, other: string, order: DayOrder): boolean {
  const [day, otherDay] = [one, other].map((cell) => parseDay(withoutApostrophe(cell), order));
  if (!day || !otherDay) return false;
  if (day !== otherDay) return day < otherDay;
  const [at, otherAt] = [secondsIn(one), secondsIn(other)];
  return at !== null && otherAt !== null && at < otherAt;
}

/**
 * What became of a gift. A refund is said by its own number or date. A date of failure or cancellation is not: a charge may fail
 * before it succeeds, and what ends may be a recurring plan. An explicit "completed" beside one of them counts, and is told.
 */
export function readStatus(reader: RowReader, order: DayOrder, otherwise: Status): Status {
  const stated = reader.read('status', parseStatus);
  const [succeeded] = reader.written('date');
  const saying = (field: FieldKey) => reader.written(field).filter(({ cell }) => !isNo(cell));
  const failures = saying('failure').filter(
    ({ cell }) => succeeded === undefined || !isEarlier(cell, succeeded.cell, order),
  );
  const cancellations = saying('cancellation');
  const clash = (field: 'failure' | 'cancellation', { cell, column }: Written) =>
    reader.problem('status_clash', field, cell, column);
  if (stated === 'completed') {
    for (const written of failures) clash('failure', written);
    for (const written of cancellations) clash('cancellation', written);
    return saying('refund').length > 0 ? 'refunded' : stated;
  }
  if (failures.length > 0) return 'failed';
  if (saying('refund').length + cancellations.length > 0) return 'refunded';
  return stated ?? otherwise;
}

/**
 * Whether a row tells what became of a gift that was awaited: it came, also after it had failed, or it did not. What came, or was
 * entered by mistake, is not awaited.
 */
export const isOutcome = (before: Status, row: Status): boolean =>
  (before === 'pending' && row !== 'pending') ||
  (before === 'failed' && (row === 'completed' || row === 'refunded'));
