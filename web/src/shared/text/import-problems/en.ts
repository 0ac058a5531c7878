import { registerTexts } from '../registry.ts';

/** Why an import rejected a row or left a cell out, and what that left on a record. */
export const importProblems = {
  /** Parts and signs of fields; all others are called as their column, by their definition. */
  field: {
    first_name: 'First name',
    middle_name: 'Middle name',
    last_name: 'Last name',
    suffix: 'Name suffix',
    currency: 'Currency',
    recurrence: 'Recurring months',
    recurrence_number: 'Recurrence number',
    refund: 'Refund number or date',
    line_item: 'Line item ID',
    leave_out: 'Leave out',
    extra: 'Column without a field',
    row: 'Row',
  },
  problem: {
    name_missing: 'The name is missing.',
    name_empty: 'This name has no letter or number.',
    too_long: 'This text is too long to store.',
    cut: 'This text is too long. Only its beginning is stored.',
    extra_full: 'This record has no room for more columns without a field.',
    cell_error: 'This cell holds an error, such as #N/A. Fix it in the spreadsheet.',
    formula: 'This cell holds a formula. Replace it with its value.',
    email_bad: 'This is not an email address.',
    phone_bad: 'This is not a phone number that can be dialed.',
    capacity_bad: 'This capacity isn’t known. Use major, mid, small, or unknown.',
    amount_missing: 'The amount is missing.',
    amount_bad: 'This is not a clear amount. Write it like 1250.50.',
    amount_zero: 'The amount is zero.',
    amount_negative:
      'A negative amount is a refund. Change the status of the original gift to refunded instead.',
    amount_large: 'This amount is above 10 million dollars.',
    amount_currency: 'This amount isn’t in US dollars.',
    date_missing: 'The date is missing.',
    date_bad: 'This is not a date. Write it like 2026-03-09.',
    date_early: 'A gift can’t be dated before 1990.',
    date_late: 'A gift can’t be dated more than a year ahead.',
    status_bad:
      'This status isn’t known, so the gift counts as completed. Use completed, pending, refunded, or failed.',
    type_bad: 'This type isn’t known, so the gift counts as one-time. Use one-time or recurring.',
    hours_bad: 'This is not a number of hours.',
    hours_negative: 'Hours cannot be negative.',
    hours_large: 'This is more hours than a person can have.',
    skill_long: 'A skill is longer than 40 characters. Separate skills by commas.',
    skills_many: 'At most 20 skills fit one volunteer. The first 20 are stored.',
    choice_bad: 'This is none of the choices.',
    number_bad: 'This is not a number that can be stored here.',
    text_bad: 'This text can’t be stored here.',
    yes_no_bad: 'Write yes or no.',
    cells_many: 'This row has more cells than the header. A comma in a text may lack its quotation marks.',
    cells_few: 'This row has fewer cells than the header.',
    quote_open: 'A quotation mark is never closed here, so everything after it was read as one cell.',
  },
  marks: {
    leftOut: 'Cells the import couldn’t use',
    leftOutHint: 'The record was imported without them. Nothing else of its row was lost.',
    extra: 'Other columns of the file',
  },
} as const;

/** Loaded with every screen that tells what an import left out. */
registerTexts({ importProblems }, () => import('./es.ts'));
