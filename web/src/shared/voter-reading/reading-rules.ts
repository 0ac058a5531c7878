import { noStatusRules, type StatusRules } from '#shared/domain/voters/registration-status.ts';
import type { RowFilter } from '#shared/domain/voters/row-filter.ts';

/** Which rows of a file become voters, beside those that cannot. */
export type ReadingRules = { statuses: StatusRules; filters: readonly RowFilter[] };
export const noRules: ReadingRules = { statuses: noStatusRules, filters: [] };
