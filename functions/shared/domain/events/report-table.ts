import { byteOrderMark, csvLine } from '../import/cells.ts';
import { costPerPerson, type EventReport, showRateOf } from './event-report.ts';

/** Headers whose cells are numbers in a workbook too. */
export const reportCounts = [
  ...['Sign-ups', 'Came', 'Missed', 'Show rate (%)', 'Cancelled', 'Not closed', 'Walk-ins'],
  ...['People there', 'Hours worked'],
] as const;
export const reportAmounts = ['Cost', 'Cost per person there'] as const;

type Reported = { title: string; day: string; type: string };

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
const hoursOf = (minutes: number): string => String(Math.round((minutes * 100) / 60) / 100);

/** A report as CSV: the whole event first, then one line for each source. `cost` in cents; null without its columns. */
export function reportTable(
  { title, day, type }: Reported,
  report: EventReport,
  cost: number | null,
  sourceName: (source: EventReport['bySource'][number]['source']) => string,
): string {
  const { signUps, shows, missed, showRate, cancelled, open, walkIns, people, minutes, bySource } = report;
  const [withCost, perPerson] = [cost !== null, cost === null ? null : costPerPerson(cost, people)];
  const line = (source: string, cells: readonly (number | string | null)[], amounts: readonly string[]) =>
    csvLine([title, day, type, source, ...cells.map((cell) => String(cell ?? '')), ...amounts]);
  const all = [signUps, shows, missed, showRate, cancelled, open, walkIns, people, hoursOf(minutes)];
  return [
    byteOrderMark,
    csvLine(['Event', 'Day', 'Type', 'Source', ...reportCounts, ...(withCost ? reportAmounts : [])]),
    line('', all, withCost ? [dollars(cost), dollars(perPerson)] : []),
    ...bySource.map((own) =>
      line(
        sourceName(own.source),
        [own.signUps, own.shows, own.missed, showRateOf(own), '', '', '', '', ''],
        withCost ? ['', ''] : [],
      ),
    ),
  ].join('');
}
