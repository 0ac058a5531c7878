import { chance } from '#shared/demo/random.ts';

/** What a file of contributions should come to, counted while it was written: no parser took part. */
export type Ledger = {
  rows: number;
  /** Cents of every amount that a person can read, negative ones too. */
  file: number;
  /** Rows whose amount nobody can read. */
  unread: number;
  importable: { rows: number; cents: number };
  rejected: { rows: number; cents: number };
  /** Money that went back, below zero. */
  refunds: { rows: number; cents: number };
  /** Rows that repeat the processor's number, day and amount of an earlier one. */
  duplicates: { rows: number; cents: number };
  /** Importable rows, and those of refunds, with a cell that cannot be used. */
  flagged: number;
  flaggedRefunds: number;
  /** Cents of importable rows that count as raised. */
  raised: number;
};

const headers = [
  'Receipt ID',
  'Date',
  'Amount',
  'Recurring Total Months',
  'Recurrence Number',
  'Recipient',
  'Reference Code',
  'Reference Code',
  'Donor First Name',
  'Donor Last Name',
  'Donor Addr1',
  'Donor City',
  'Donor State',
  'Donor ZIP',
  'Donor Country',
  'Donor Occupation',
  'Donor Employer',
  'Donor Email',
  'Donor Phone',
  'Comments',
  'Lineitem ID',
  'Refund ID',
  'Card Type',
] as const;

const firstNames = ['Ana', 'Ben', 'José', 'Siobhán', 'Wei', 'Fatima', 'Olu', 'Dee', 'Zoë', 'María José'];
const lastNames = ['Silva', "O'Neil", 'Nguyễn', 'Peña', 'van der Berg', 'Smith-Jones', 'Ochoa', 'Wu', 'Test'];
const states = ['CA', 'California', 'ny', 'New York', 'Tex.', 'Washington DC', ''];
const badPhones = ['n/a', 'call after 6', '555-1234', '000', '(212) 555', 'same as home', '12', '+999 0'];
const badEmails = ['none', 'ana@', '@example.com', 'ana.example.com', 'a b@example.com', 'ana@example'];
const notAmounts = ['', 'ten', 'N/A', '$', '1.250', '12 34', '€25.00', '25 CAD', '=SUM(A1:A9)', '1e3'];
const notDays = ['', 'yesterday', '13/45/2026', '2026-02-30', '1926-05-01', '2206-05-01', '0000-00-00'];
const nobreak = '\u00A0';

const two = (number: number): string => String(number).padStart(2, '0');

/** One amount in the ways that exports and people write it. */
function amountCell(cents: number, way: number): string {
  const whole = String(Math.floor(cents / 100));
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = two(cents % 100);
  const ways = [
    `${whole}.${rest}`,
    `$${grouped}.${rest}`,
    `${grouped}.${rest}`,
    `USD ${whole}.${rest}`,
    `${whole}.${rest} USD`,
    `${nobreak}$${nobreak}${grouped}.${rest}${nobreak}`,
    `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`,
    `"${whole}.${rest}"`,
  ];
  return ways[way % ways.length] ?? '';
}

function dayCell(month: number, day: number, way: number): string {
  const iso = `2026-${two(month)}-${two(day)}`;
  const ways = [
    `${iso} 10:15:00`,
    iso,
    `${iso}T23:30:00-05:00`,
    `${iso}T03:30:00.000Z`,
    `${month}/${day}/2026`,
    `${two(month)}/${two(day)}/26 9:05 PM`,
    `${iso} 10:15:00 UTC`,
  ];
  return ways[way % ways.length] ?? '';
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * An export of contributions as they come out of a campaign's first years: the same one for the same seed. Most phones
 * and many addresses cannot be read, and what can be read is written in every way there is.
 */
export function messyContributions(rows: number, seed = 12): { csv: string; ledger: Ledger } {
  const luck = chance(seed);
  const lines: string[] = [headers.join(',')];
  const nothing = () => ({ rows: 0, cents: 0 });
  const ledger: Ledger = {
    ...{ rows, file: 0, unread: 0, flagged: 0, flaggedRefunds: 0, raised: 0 },
    ...{ importable: nothing(), rejected: nothing(), refunds: nothing(), duplicates: nothing() },
  };
  const write = (cells: readonly string[]) => lines.push(cells.map(quoted).join(','));
  let last: { cells: readonly string[]; cents: number } | null = null;

  for (let at = 0; at < rows; at += 1) {
    if (last && luck.happens(0.01)) {
      write(last.cells);
      ledger.duplicates.rows += 1;
      ledger.duplicates.cents += last.cents;
      ledger.file += last.cents;
      continue;
    }
    const cents = luck.happens(0.02) ? luck.int(1, 99) : luck.int(100, 125_000);
    const kind = luck.weighted([
      ['gift', 90],
      ['no amount', 3],
      ['negative', 2],
      ['zero', 1],
      ['no day', 3],
      ['nobody', 1],
    ] as const);
    const refunded = luck.happens(0.03);
    const nameless = kind === 'nobody' || luck.happens(0.01);
    const phone = luck.weighted([
      ['bad', 70],
      ['good', 25],
      ['blank', 5],
    ] as const);
    const email = kind === 'nobody' || (!nameless && luck.happens(0.1)) ? 'bad' : 'good';
    const oneColumn = luck.happens(0.1);
    const first = luck.pick(firstNames);
    const family = luck.pick(lastNames);
    const charge = luck.happens(0.15) ? luck.int(1, 12) : 0;
    const amount = {
      gift: amountCell(cents, luck.int(0, 7)),
      'no amount': luck.pick(notAmounts),
      negative: luck.happens(0.5) ? `-${amountCell(cents, 0)}` : `($${amountCell(cents, 2)})`,
      zero: '0.00',
      'no day': amountCell(cents, luck.int(0, 7)),
      nobody: amountCell(cents, luck.int(0, 7)),
    }[kind];
    const day =
      kind === 'no day' ? luck.pick(notDays) : dayCell(luck.int(1, 11), luck.int(13, 28), luck.int(0, 6));
    // Without a name, the phone must not be the one thing that tells who gave.
    const phoneCell =
      phone === 'bad' || kind === 'nobody'
        ? luck.pick(badPhones)
        : phone === 'good'
          ? `(${luck.int(201, 989)}) 555-0${luck.int(100, 199)}`
          : '';
    const emailCell =
      email === 'bad'
        ? luck.pick(badEmails)
        : `  Donor${luck.int(0, Math.ceil(rows / 3))}@Example.com${nobreak}`;
    const cells = [
      `AB${1_000_000 + at}`,
      day,
      amount,
      charge > 0 ? luck.pick(['12', 'unlimited']) : '1',
      charge > 0 ? String(charge) : '',
      'Rivera for Council',
      luck.pick(['email-sept', 'sms"blast"', '']),
      luck.pick(['ads', '']),
      nameless ? '' : oneColumn ? `${first} ${family}` : first,
      nameless || oneColumn ? '' : family,
      luck.pick(['12 Elm St, Apt 4', '12 Elm St\r\nApt 4', 'PO Box 7']),
      luck.pick(['Springfield', ' Springfield ', '']),
      luck.pick(states),
      luck.pick(['02139', '="02139"', '2139']),
      'United States',
      luck.pick(['Not Employed', 'Engineer', 'Nurse; retired']),
      luck.pick(['Acme, Inc.', 'self "employed"', '']),
      emailCell,
      phoneCell,
      luck.pick(['', 'Thank you!', 'line one\nline two', '- call back (evening)']),
      `${5_000_000 + at}`,
      refunded ? `RF${at}` : '',
      luck.pick(['Visa', '']),
    ];
    write(cells);

    const readable = kind !== 'no amount';
    const signed = kind === 'negative' ? -cents : kind === 'zero' ? 0 : cents;
    if (readable) ledger.file += signed;
    else ledger.unread += 1;
    const isFlagged = phone === 'bad' || email === 'bad' || nameless;
    if (kind === 'negative') {
      ledger.refunds.rows += 1;
      ledger.refunds.cents += signed;
      if (isFlagged) ledger.flaggedRefunds += 1;
      continue;
    }
    if (kind !== 'gift') {
      ledger.rejected.rows += 1;
      if (readable) ledger.rejected.cents += signed;
      continue;
    }
    ledger.importable.rows += 1;
    ledger.importable.cents += cents;
    if (!refunded) ledger.raised += cents;
    if (isFlagged) ledger.flagged += 1;
    last = { cells, cents };
  }
  return { csv: `\uFEFF${lines.join('\r\n')}\r\n`, ledger };
}
