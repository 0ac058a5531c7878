import type { DonationRow } from '../../api/imports-api.ts';
import { donationMaxCents, importRowsMax } from '../../constants.ts';
import type { DayOrder } from '../days.ts';
import { isTooEarly, isTooLate } from '../gift-day.ts';
import { parseMoney } from '../money.ts';
import { foldText } from '../name-keys.ts';
import { amountCell } from './amount-cell.ts';
import { isFormula, withoutApostrophe } from './cells.ts';
import { isNo, isPartlyRefunded, isRecurring, parseType } from './choices.ts';
import { readStatus } from './gift-status.ts';
import type { Mapping } from './headers.ts';
import { dayIn, readCells, readFacts } from './read-cells.ts';
import { readContact } from './row-contact.ts';
import type { Parse, Read } from './row-problems.ts';
import { RowReader } from './row-reader.ts';

type Options = { row: number; dayOrder: DayOrder; today: string };

const externalIdMax = 128;

/** The money here is dollars: the same digits in another currency are another amount. */
const foreign = /[\u00A2-\u00A5\u20A0-\u20CF]|\b(?:AUD|BRL|CAD|CHF|CNY|EUR|GBP|INR|JPY|MXN)\b/i;
/** Cents beyond which a number is no amount at all: the sum of the largest file stays exact. */
export const readableMax = Math.floor(Number.MAX_SAFE_INTEGER / importRowsMax);

/** Cents that a cell says, negative and zero ones too; null where it says no amount in dollars. */
export function centsOf(cell: string): number | null {
  if (isFormula(cell) || foreign.test(cell)) return null;
  const cents = parseMoney(withoutApostrophe(cell));
  return cents !== null && Math.abs(cents) <= readableMax ? cents : null;
}

/** The same of a column in cents, where `2500` is $25.00 and `25.00` is nothing. */
function wholeCentsOf(cell: string): number | null {
  const written = withoutApostrophe(cell);
  const cents = /^-?(\d+|\d{1,3}(,\d{3})+)$/.test(written) ? Number(written.replaceAll(',', '')) : null;
  return cents !== null && Math.abs(cents) <= readableMax ? cents : null;
}

const reading = { amount: centsOf, amount_cents: wholeCentsOf };

/** A negative amount is money that went back. */
const parseAmount =
  (read: (cell: string) => number | null): Parse<number> =>
  (cell) => {
    const cents = read(cell);
    if (cents === null) return { code: foreign.test(cell) ? 'amount_currency' : 'amount_bad' };
    if (cents === 0) return { code: 'amount_zero' };
    return Math.abs(cents) > donationMaxCents ? { code: 'amount_large' } : { value: cents };
  };

/** The amount that a row says, whether or not it becomes a gift; null where none can be read. */
export function centsIn(cells: readonly string[], mapping: Mapping): number | null {
  const reader = new RowReader(cells, mapping);
  const [currency] = reader.written('currency');
  if (currency && foreign.test(currency.cell)) return null;
  const written = amountCell(cells, mapping);
  const cents = written && reading[written.field](written.cell);
  return cents !== null && cents > 0 && saysRefund(reader) ? -cents : cents;
}

const giftDayIn =
  ({ dayOrder, today }: Options): Parse<string> =>
  (cell) => {
    const parsed = dayIn(dayOrder)(cell);
    if (!('value' in parsed)) return parsed;
    if (isTooEarly(parsed.value)) return { code: 'date_early' };
    return isTooLate(parsed.value, today) ? { code: 'date_late' } : parsed;
  };

const backWords = /^(partial )?(refund|refunded|reversal|charge ?back|reembolso|contracargo)$/;
const wordOf = (cell: string): string => foldText(withoutApostrophe(cell));

/** Whether a row with a positive amount is about money that went back all the same: it says so, or names the gift that it is of. */
function saysRefund(reader: RowReader): boolean {
  const [type] = reader.written('type');
  if (type && backWords.test(wordOf(type.cell))) return true;
  const [status] = reader.written('status');
  return (
    reader.written('refund_of').length > 0 && status !== undefined && backWords.test(wordOf(status.cell))
  );
}

const isChargeback = (reader: RowReader): boolean =>
  [...reader.written('type'), ...reader.written('status'), ...reader.written('chargeback')].some(({ cell }) =>
    /charge ?back|contracargo|\bdispute|\blost\b/.test(wordOf(cell)),
  );

/** The day on which money went back, where the row names one that can be read. */
function refundDay(reader: RowReader, parse: Parse<string>): string | null {
  for (const { cell } of reader.written('refund')) {
    const parsed = parse(cell);
    if ('value' in parsed) return parsed.value;
  }
  return null;
}

/** The processor's own number of a refund: what stands with its day and is neither a day nor a yes. */
function refundNumber(reader: RowReader, order: DayOrder): string | null {
  const found = reader.written('refund').find(({ cell }) => {
    const parsed = dayIn(order)(cell);
    return !('value' in parsed) && !isNo(cell) && !isFormula(cell) && /\d/.test(cell) && cell.trim() !== '1';
  });
  const number = found && withoutApostrophe(found.cell);
  return number && number.length <= externalIdMax ? number : null;
}

/** Refuses what is in another currency. What is no currency at all is no reason to lose a row. */
export function readCurrency(reader: RowReader): void {
  const [currency] = reader.written('currency');
  if (currency && foreign.test(currency.cell))
    reader.reject('amount_currency', 'currency', currency.cell, currency.column);
}

/** One row of a file of gifts: a gift, or money that went back. */
export function readDonation(reader: RowReader, options: Options): Read<DonationRow> {
  const person = { ...readContact(reader), card: readFacts(reader, options.dayOrder) };
  const cents = readAmount(reader);
  readCurrency(reader);
  const row = { row: options.row, ...person, flags: [], extra: null };
  if (cents < 0 || saysRefund(reader))
    return reader.done({ ...row, ...readBack(reader, options, Math.abs(cents)) });
  const dateField = dateFieldOf(reader, giftDayIn(options));
  const date = reader.require(dateField, giftDayIn(options), 'date_missing') ?? '';
  // A gift without the date on which it came is none yet.
  const stated = readStatus(reader, options.dayOrder, dateField === 'date' ? 'completed' : 'pending');
  const returned = readReturned(reader, cents, stated);
  const wentBack = refundDay(reader, giftDayIn(options));
  return reader.done({
    ...row,
    amount: cents,
    date,
    ...returned,
    returned_on: wentBack !== null && wentBack >= date ? wentBack : null,
    refund: null,
    type: readType(reader),
    ...readCells(reader, 'donations', options.dayOrder),
    external_id: readNumber(reader),
    occurrence: 1,
  });
}

/** What a row says of money that went back. Its number is that of the gift, unless it names the gift in a column of its own. */
function readBack(reader: RowReader, options: Options, cents: number) {
  const day = refundDay(reader, giftDayIn(options));
  const date =
    day ?? reader.require(dateFieldOf(reader, giftDayIn(options)), giftDayIn(options), 'date_missing') ?? '';
  const number = readNumber(reader);
  const receipt = reader.read('external_id', parseNumber) || null;
  const parent = reader.read('refund_of', parseNumber) || null;
  const of = [parent, number, receipt].filter((one) => one !== null);
  return {
    ...{ amount: cents, date, status: 'refunded' as const, returned: 0, returned_on: null },
    part_returned: false,
    refund: {
      kind: isChargeback(reader) ? ('chargeback' as const) : ('refund' as const),
      number: refundNumber(reader, options.dayOrder),
      of: [...new Set(of)],
    },
    type: readType(reader),
    ...readCells(reader, 'donations', options.dayOrder),
    external_id: number,
    occurrence: 1,
  };
}

function readType(reader: RowReader): DonationRow['type'] {
  const [written] = reader.written('type');
  const type = written && backWords.test(wordOf(written.cell)) ? null : reader.read('type', parseType);
  const recurring =
    type === 'recurring' ||
    [...reader.written('recurrence'), ...reader.written('recurrence_number')].some(({ cell }) =>
      isRecurring(cell),
    );
  return recurring ? 'recurring' : 'one_time';
}

/**
 * What of a gift went back already: a part where the row says how much, all of it where it only says that it did. Where it says
 * that a part did, and not how much, the gift stands whole until somebody says so. A dispute that was lost took all of it.
 */
function readReturned(
  reader: RowReader,
  amount: number,
  status: DonationRow['status'],
): Pick<DonationRow, 'status' | 'returned' | 'part_returned'> {
  const [written] = reader.written('returned');
  const read = written && reader.parse('returned', written, (cell) => returnedIn(cell));
  const returned = read ?? 0;
  const lost = reader
    .written('chargeback')
    .some(({ cell }) => /^(charge ?back )?(lost|perdid[ao])$/.test(wordOf(cell)));
  const whole = {
    status: lost && status === 'completed' ? ('refunded' as const) : status,
    returned: 0,
    part_returned: false,
  };
  const isPart = status === 'refunded' && reader.written('status').some(({ cell }) => isPartlyRefunded(cell));
  if (isPart && returned === 0) return { status: 'completed', returned: 0, part_returned: true };
  if (!written || returned === 0) return whole;
  if (status !== 'completed' && status !== 'refunded') return whole;
  if (returned > amount) reader.problem('refund_large', 'returned', written.cell, written.column);
  if (returned >= amount) return { ...whole, status: 'refunded' };
  return { status: 'completed', returned, part_returned: false };
}

/** Some write what went back as a negative amount. */
function returnedIn(cell: string): ReturnType<Parse<number>> {
  const cents = centsOf(cell);
  return cents === null ? { code: 'amount_bad' } : { value: Math.abs(cents) };
}

/** Where a gift's day stands: a gift that failed, was refunded or is not through yet may lack the day on which it came. */
function dateFieldOf(reader: RowReader, parse: Parse<string>) {
  const isDay = ({ cell }: { cell: string }) => 'value' in parse(cell);
  const others = ['other_date', 'failure', 'refund', 'cancellation'] as const;
  if (reader.written('date').length > 0) return 'date';
  return others.find((field) => reader.written(field).slice(0, 1).some(isDay)) ?? 'date';
}

/** Cents of a row, which are negative where money went back. */
export function readAmount(reader: RowReader): number {
  const written = amountCell(reader.cells, reader.mapping);
  if (!written) reader.reject('amount_missing', 'amount');
  const cents = written && reader.parse(written.field, written, parseAmount(reading[written.field]));
  if (cents === null) reader.reject();
  return cents ?? 0;
}

const parseNumber: Parse<string> = (cell) => {
  const value = withoutApostrophe(cell);
  return value.length > externalIdMax ? { code: 'too_long' } : { value };
};

/**
 * The processor's number of a gift. ActBlue splits one receipt over several line items, each a gift, and charges a
 * recurring one again and again: the second charge is `#2`.
 */
function readNumber(reader: RowReader): string | null {
  const receipt = reader.read('external_id', parseNumber) || null;
  const item = reader.read('line_item', parseNumber) || null;
  const charge = withoutApostrophe(reader.written('recurrence_number')[0]?.cell ?? '');
  const again = /^[1-9]\d{0,5}$/.test(charge) && charge !== '1' ? `#${charge}` : '';
  const number = receipt && `${receipt}${item ? `-${item}` : ''}${again}`;
  if (!number || number.length <= externalIdMax) return number;
  reader.problem('too_long', 'external_id', number);
  return null;
}
