import { noStatusRules, type StatusRules } from '#shared/domain/voters/registration-status.ts';
import type { RowFilter } from '#shared/domain/voters/row-filter.ts';

/** Which rows of a file become voters, beside those that cannot. */
export type ReadingRules = {
  statuses: StatusRules;
  filters: readonly RowFilter[];
  /** Whether columns of race and ethnicity are read: only where an admin has turned them on. */
  race: boolean;
};
export const noRules: ReadingRules = { statuses: noStatusRules, filters: [], race: false };
