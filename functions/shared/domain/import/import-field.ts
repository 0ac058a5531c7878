/** One field that an import can bring, whatever the kind of its list. */

export const fieldKeys = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'email',
  'phone',
  'capacity',
  'amount',
  'currency',
  'date',
  'status',
  'type',
  'recurrence',
  'recurrence_number',
  'refund',
  'note',
  'external_id',
  'line_item',
  'skills',
  'totalHours',
  'lastActiveDate',
  // Chosen for a column whose text shall not be stored at all.
  'leave_out',
] as const;
export type FieldKey = (typeof fieldKeys)[number];

export type ImportField = {
  key: FieldKey;
  /** Other names of the column, best first: of two columns that fit, the one named earlier here is taken. */
  aliases: readonly string[];
  /** Parts of a header that make it a guess, to be looked at by a person. */
  hints?: RegExp;
  /** Several columns may carry it: `Recurring Total Months` and `Recurrence Number`. */
  many?: true;
};
