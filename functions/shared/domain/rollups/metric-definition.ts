import { today } from '../days.ts';

type Where = readonly [field: string, is: '==' | '<' | '>' | '>=', value: string | number | boolean | null];

/** One aggregation, and the fields of the rollup that take its results; a dot leads into a map. */
export type MetricQuery = {
  where?: readonly Where[];
  count?: string;
  sum?: readonly [of: string, into: string];
};

/** One part of the rollup: how the database counts it, and how one record counts in it. */
export type MetricDefinition<Counted, Part extends string = string> = {
  part: Part;
  /** Made for a day where the part looks back from one. */
  reads: readonly MetricQuery[] | ((day: string) => readonly MetricQuery[]);
  /** All of a record that the part is made of; false for one that does not count. */
  share: (record: Counted, day: string) => string | number | boolean;
};

/** What people have entered, not imports brought. */
export const enteredByHand = ['import_id', '==', null] as const;
export const isEnteredByHand = ({ import_id }: { import_id: string | null }): boolean => import_id === null;

/**
 * The parts that differ because one record came, changed or went; `changedAt` in milliseconds, now where it is not
 * known. The day is that of the change, however late it is heard of: every reading for a later day has seen it.
 */
export function changedMetrics<Counted, Part extends string>(
  rows: readonly MetricDefinition<Counted, Part>[],
  was: Counted | null,
  is: Counted | null,
  changedAt: number | null = null,
): Part[] {
  const day = today(new Date(changedAt ?? Date.now()));
  const shareOf = (share: MetricDefinition<Counted>['share'], record: Counted | null) =>
    record !== null && share(record, day);
  return rows.filter(({ share }) => shareOf(share, was) !== shareOf(share, is)).map(({ part }) => part);
}
