import { sha256 } from '../../demo/hash.ts';
import { isFormula } from '../import/cells.ts';
import { headerKey } from '../import/header-key.ts';
import { cut, foldText } from '../name-keys.ts';
import { cleanLine } from '../one-line.ts';
import { stateCode } from '../voters/us-states.ts';
import { type Contributor, contributionCentsMax, type FecContribution } from './contribution.ts';

export type FecRow = { contribution: FecContribution; contributor: Contributor };
/** `other`: not an individual's row. `unreadable`: no name, committee, day or amount that can be. */
export type ReadRow = FecRow | 'other' | 'unreadable';
export type FecLayout = {
  is: 'bulk' | 'export';
  /** The cell that has the contributor's name: most rows are nobody's whom the campaign knows. */
  nameOf: (cells: readonly string[]) => string;
  read: (cells: readonly string[]) => ReadRow;
};

/** The 21 columns of the bulk file `itcont.txt`, which has no header. */
const bulkColumns = [
  ...[
    'cmte_id',
    'amndt_ind',
    'rpt_tp',
    'transaction_pgi',
    'image_num',
    'transaction_tp',
    'entity_tp',
    'name',
  ],
  ...['city', 'state', 'zip_code', 'employer', 'occupation', 'transaction_dt', 'transaction_amt', 'other_id'],
  ...['tran_id', 'file_num', 'memo_cd', 'memo_text', 'sub_id'],
] as const;
/** The columns of the committee master, `cm.txt`. */
const committeeColumns = 15;

/** Names of the same in the bulk file and in what fec.gov's data browser exports. */
const columns = {
  committee: ['cmte_id', 'committee_id'],
  committeeName: ['committee_name'],
  election: ['transaction_pgi', 'fec_election_type_desc', 'election_type'],
  electionYear: ['fec_election_year'],
  image: ['image_num', 'image_number'],
  type: ['transaction_tp', 'receipt_type'],
  entity: ['entity_tp', 'entity_type'],
  individual: ['is_individual'],
  name: ['name', 'contributor_name'],
  first: ['contributor_first_name'],
  last: ['contributor_last_name'],
  city: ['city', 'contributor_city'],
  state: ['state', 'contributor_state'],
  zip: ['zip_code', 'contributor_zip'],
  employer: ['employer', 'contributor_employer'],
  occupation: ['occupation', 'contributor_occupation'],
  day: ['transaction_dt', 'contribution_receipt_date'],
  amount: ['transaction_amt', 'contribution_receipt_amount'],
  other: ['other_id'],
  transaction: ['tran_id', 'transaction_id'],
  memo: ['memo_cd', 'memo_code'],
  memoText: ['memo_text'],
  id: ['sub_id'],
} as const;
type Column = keyof typeof columns;
type Cells = (column: Column) => string;

/** There are no reports from before the FEC. */
const firstDay = '1975-01-01';
const committeePattern = /^C\d{8}$/;
const people = new Set(['IND', 'CAN', '']);

/** A cell as text: on one line, cut, and never what a spreadsheet would calculate. */
function textOf(cell: string, max: number): string | null {
  const text = cut(cleanLine(cell), max);
  return text === '' || isFormula(text) ? null : text;
}

/** `01152024`, `2024-01-15 00:00:00` or `1/15/2024`; null for a day that is none. */
function dayOf(cell: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(cell);
  const local = /^(\d{2})(\d{2})(\d{4})$/.exec(cell) ?? /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : [local?.[3], local?.[1], local?.[2]];
  const made = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${made}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === made;
  return isDay && made >= firstDay && made < '2100' ? made : null;
}

/** Cents of `250`, `-1,000.00` or `$2,500.50`; null for what is no amount. */
function centsOf(cell: string): number | null {
  const plain = cell.replace(/[$,\s]/g, '');
  const found = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  const cents = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'));
  if (cents === 0 || cents > contributionCentsMax) return null;
  return found[1] === '-' ? -cents : cents;
}

/** `P2024`; the browser's export says `PRIMARY` and the year apart. */
function electionOf(cells: Cells): string | null {
  const written = cells('election').trim().toUpperCase();
  const whole = /^([A-Z])(\d{4})$/.exec(written);
  if (whole) return whole[0];
  const year = /^\d{4}/.exec(cells('electionYear').trim())?.[0];
  return /^[A-Z]/.test(written) && year ? `${written.slice(0, 1)}${year}` : null;
}

/** What the code of a transaction says: `22Y` is a refund, `24T` passed a conduit, `15J` repeats a joint fundraiser's row. */
function kindOf(type: string, isMemo: boolean): FecContribution['kind'] {
  if (isMemo || /^\d\d[JM]$/.test(type)) return 'memo';
  if (/^24[IT]$/.test(type)) return 'passed';
  return /^(?:2[0-3]|4[0-2])Y$/.test(type) ? 'refund' : 'gift';
}

function readRow(cells: Cells): ReadRow {
  const entity = cells('entity').trim().toUpperCase();
  if (!people.has(entity) || /^f/i.test(cells('individual').trim())) return 'other';
  const whole = cells('name') || [cells('last'), cells('first')].join(', ');
  const name = foldText(whole) === '' ? null : textOf(whole, 120);
  const filer = cells('committee').trim().toUpperCase();
  const on = dayOf(cells('day').trim());
  const amount = centsOf(cells('amount'));
  if (!name || !committeePattern.test(filer) || !on || amount === null) return 'unreadable';
  const type = cells('type').trim().toUpperCase();
  const kind = kindOf(type, cells('memo').trim().toUpperCase() === 'X');
  // What passed a conduit is for the committee that it names.
  const target = [
    cells('other').trim().toUpperCase(),
    /C\d{8}/.exec(cells('memoText').toUpperCase())?.[0] ?? '',
  ];
  const passedTo = kind === 'passed' ? target.find((one) => committeePattern.test(one)) : undefined;
  const transaction = cells('transaction').trim();
  const own = cells('id').trim();
  const image = cells('image').trim();
  const zip = cells('zip').replace(/\D/g, '').slice(0, 5);
  const state = stateCode(cells('state')) || null;
  return {
    contribution: {
      id: /^\d{5,25}$/.test(own)
        ? own
        : `t${sha256([filer, transaction, on, amount, name].join('|')).slice(0, 24)}`,
      committee_id: passedTo ?? filer,
      committee: passedTo ? null : textOf(cells('committeeName'), 120),
      ...{ on, kind, cents: kind === 'refund' ? -Math.abs(amount) : amount },
      election: electionOf(cells),
      image: /^\d{10,20}$/.test(image) ? image : null,
    },
    contributor: {
      name,
      ...{ city: textOf(cells('city'), 80), state, zip: zip.length === 5 ? zip : null },
      employer: textOf(cells('employer'), 120),
      occupation: textOf(cells('occupation'), 120),
    },
  };
}

function layoutOf(is: FecLayout['is'], headers: readonly string[]): FecLayout | null {
  const keys = headers.map(headerKey);
  const places = Object.fromEntries(
    Object.entries(columns).map(([column, names]) => [
      column,
      names.map((one) => keys.indexOf(headerKey(one))).find((at) => at >= 0) ?? -1,
    ]),
  ) as Record<Column, number>;
  const isThere = (column: Column) => places[column] >= 0;
  const isNamed = isThere('name') || (isThere('first') && isThere('last'));
  if (!isNamed || !isThere('committee') || !isThere('day') || !isThere('amount')) return null;
  const cellsOf =
    (cells: readonly string[]): Cells =>
    (column) =>
      cells[places[column]] ?? '';
  return {
    is,
    nameOf: (cells) => cells[places.name] || `${cells[places.last] ?? ''}, ${cells[places.first] ?? ''}`,
    read: (cells) => readRow(cellsOf(cells)),
  };
}

/** How to read a table by its first row; null for a file of something else. `committees` names committees. */
export function layoutOfFirstRow(
  first: readonly string[],
): { layout: FecLayout; hasHeader: boolean } | 'committees' | null {
  const [id = ''] = first;
  if (committeePattern.test(id.trim())) {
    if (first.length === committeeColumns) return 'committees';
    const layout = first.length === bulkColumns.length ? layoutOf('bulk', bulkColumns) : null;
    return layout && { layout, hasHeader: false };
  }
  const isBulk = headerKey(id) === headerKey('cmte_id');
  if (isBulk && first.some((cell) => headerKey(cell) === headerKey('cmte_nm'))) return 'committees';
  const layout = layoutOf(isBulk ? 'bulk' : 'export', first);
  return layout && { layout, hasHeader: true };
}

/** A committee's id and name of the master file; null for a row without. */
export function committeeOf([id = '', name = '']: readonly string[]): { id: string; name: string } | null {
  const text = textOf(name, 120);
  return committeePattern.test(id.trim()) && text ? { id: id.trim(), name: text } : null;
}
