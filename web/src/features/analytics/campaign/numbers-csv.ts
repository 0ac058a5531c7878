import type { CampaignMeasure, CampaignNumbers } from '#shared/api/analytics-api.ts';
import { bucketMs, type Range } from '#shared/domain/buckets.ts';
import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';

/** What a spreadsheet of the numbers calls its columns. */
export type Headings = { from: string; to: string; of: (measure: CampaignMeasure) => string };

const cell = (measure: CampaignMeasure, amount: number): string =>
  measure === 'raised' ? (amount / 100).toFixed(2) : String(amount);

/** The numbers as CSV: a row for each bucket, moments in UTC (ISO 8601), money in dollars. */
export function numbersCsv(range: Range, { from, series }: CampaignNumbers, headings: Headings): string {
  const size = bucketMs(range);
  const starts = series[0]?.counts.map((_, at) => from + at * size) ?? [];
  const rows = starts.map((start, at) => [
    new Date(start).toISOString(),
    new Date(start + size).toISOString(),
    ...series.map(({ measure, counts }) => cell(measure, counts[at] ?? 0)),
  ]);
  const head = [headings.from, headings.to, ...series.map(({ measure }) => headings.of(measure))];
  return byteOrderMark + [head, ...rows].map(csvLine).join('');
}
