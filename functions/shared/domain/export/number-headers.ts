import { reportAmounts, reportCounts } from '../events/report-table.ts';

/** Headers of exports whose cells are numbers in a workbook; everything else is text there, ZIP codes and check numbers too. */
export const amountHeaders: readonly string[] = [
  ...['Amount', 'Counted', 'Fee', 'Total donated', 'Paid', 'Left', 'Overdue', 'Total', 'Expected total'],
  ...['Goal', 'Pledged', 'Promised', 'Limit', 'Itemized over', 'Employer over', 'Cash up to'],
  ...['Anonymous up to', 'Raised', 'Gift', 'In this cycle'],
  ...reportAmounts,
];
export const countHeaders: readonly string[] = [
  ...[
    'Donation count',
    'Checks',
    'Expected checks',
    'Donors',
    'Calls',
    'Reached',
    'Total hours',
    'Guests',
    'Minutes',
  ],
  ...reportCounts,
];
