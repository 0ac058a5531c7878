import type { Stored } from '../../collections/define.ts';
import type { pledges } from '../../collections/pledges.ts';
import { dollars } from '../import/cell-kinds.ts';
import { byteOrderMark, csvLine } from '../import/cells.ts';
import { openCents, overdueCents, pledgeState } from '../pledges/pledge-state.ts';

type Pledge = Stored<typeof pledges>;
type Column = readonly [header: string, cell: (pledge: Pledge, day: string) => string];

/** Pledges as a spreadsheet has them; no import reads them back. */
const columns: readonly Column[] = [
  ['Name', ({ donor_name }) => donor_name],
  ['Amount', ({ amount }) => dollars(amount)],
  ['Pledged on', ({ made_on }) => made_on],
  ['Kind', ({ firmness }) => firmness],
  ['State', (pledge, day) => pledgeState(pledge, day)],
  ['Paid', ({ paid }) => dollars(paid)],
  ['Left', (pledge) => dollars(openCents(pledge))],
  ['Overdue', (pledge, day) => dollars(overdueCents(pledge, day))],
  ['Next due', ({ stage, due_on }) => (stage === 'open' ? due_on : '')],
  [
    'Installments',
    ({ installments }) => installments.map(({ due_on, cents }) => `${due_on}: ${dollars(cents)}`).join('; '),
  ],
  ['Election', ({ election }) => election ?? ''],
  ['Source code', ({ source_code }) => source_code ?? ''],
  ['Note', ({ note }) => note ?? ''],
  ['Written off on', ({ written_off }) => written_off?.day ?? ''],
  ['Reason', ({ written_off }) => written_off?.reason ?? ''],
];

export const pledgeHeaderLine = byteOrderMark + csvLine(columns.map(([header]) => header));
/** One pledge as a line of CSV, with its state on a day. */
export const pledgeLine = (pledge: Pledge, day: string): string =>
  csvLine(columns.map(([, cell]) => cell(pledge, day)));
