import type { Condition } from './queries.ts';

/** The value of a list's filter `imported`. */
export const importFilter = ['problems'] as const;

/** Records whose row had a cell that the import could not use. */
export const isFlagged: Condition = { field: 'import_flagged', is: '==', value: true };
