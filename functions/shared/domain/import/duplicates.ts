import type { ImportRow } from '../../api/imports-api.ts';
import { areCompatible } from '../people/same-person.ts';
import { processorNumber } from './gift-id.ts';
import { isOutcome } from './gift-status.ts';
import { contactKeys, giftKey } from './identity.ts';
import type { ImportKind } from './import-fields.ts';
import { isWeakName } from './match-rows.ts';
import { pledgeKey } from './pledge-id.ts';
import { refundKey } from './refund-id.ts';

/** By what a row repeats an earlier one. */
export type Sameness = 'email' | 'phone' | 'name' | 'number';
export type Placed<R> =
  | { is: 'new'; row: R }
  /** A real second gift, equal to an earlier one of the same donor, day, amount and type. */
  | { is: 'equal gift'; row: R; first: number }
  | { is: 'duplicate'; first: number; by: Sameness };

/** Rows of one file, in order: each is new, or the same as one before it. */
export type Duplicates<R> = (row: R) => Placed<R>;

const sameness = (key: string): Sameness =>
  key.startsWith('email:') ? 'email' : key.startsWith('phone:') ? 'phone' : 'name';

/**
 * A person is the same when any key is: one address with a compatible name, so that couples who share one stay two people,
 * or one number with one name.
 */
function people<R extends ImportRow['donors'] | ImportRow['volunteers']>(): Duplicates<R> {
  const seen = new Map<string, { row: number; name: string | null }[]>();
  return (row) => {
    const keys = contactKeys(row);
    const name = isWeakName(row) ? null : row.name;
    const fits = (other: string | null) => name === null || other === null || areCompatible(other, name);
    for (const key of keys) {
      const known = seen.get(key)?.find((one) => fits(one.name));
      if (known) return { is: 'duplicate', first: known.row, by: sameness(key) };
    }
    for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), { row: row.row, name }]);
    return { is: 'new', row };
  };
}

/**
 * Rows about one contact may each say something: an address, a tag, an opt-out. None is left out; the server brings them to
 * one person.
 */
const contacts = (): Duplicates<ImportRow['people']> => (row) => ({ is: 'new', row });

/**
 * A gift is the same when the processor's number, day and amount are: one number over gifts that differ is some
 * program's number of the donor or the pledge, and dropping them would lose money. Without a number, equal gifts are
 * counted, not dropped: two people may each put $20 in the tin on one day. The count makes the file safe to import again. A row
 * of a number that says that the gift is awaited, and one that says what became of it, are one gift.
 */
function gifts(): Duplicates<ImportRow['donations']> {
  type Amounts = { first: number; occurrence: number; status: ImportRow['donations']['status'] };
  type Seen = { first: number; count: number; alike: Map<string, number>; amounts: Map<number, Amounts> };
  const seen = new Map<string, Seen>();
  return (row) => {
    // Of refunds as well: a number of theirs, or of their gift, says that the second is the first again.
    const key = row.refund ? refundKey({ ...row, occurrence: 1 }) : giftKey(row);
    const gift = `${row.date} ${row.amount}`;
    const before = seen.get(key);
    if (!before) {
      const amounts = new Map([[row.amount, { first: row.row, occurrence: 1, status: row.status }]]);
      seen.set(key, { first: row.row, count: 1, alike: new Map([[gift, row.row]]), amounts });
      return { is: 'new', row };
    }
    const same = before.alike.get(gift);
    const other = row.external_id && !row.refund ? before.amounts.get(row.amount) : undefined;
    if (other && isOutcome(other.status, row.status)) {
      before.alike.set(gift, row.row);
      before.amounts.set(row.amount, { ...other, status: row.status });
      return { is: 'new', row: { ...row, occurrence: other.occurrence } };
    }
    if (other && isOutcome(row.status, other.status))
      return { is: 'duplicate', first: other.first, by: 'number' };
    const own = row.external_id !== null && processorNumber(row) === null;
    if (row.refund?.number && same !== undefined) return { is: 'duplicate', first: same, by: 'number' };
    if (row.external_id && (own || same !== undefined))
      return { is: 'duplicate', first: same ?? before.first, by: 'number' };
    before.count += 1;
    before.alike.set(gift, row.row);
    before.amounts.set(row.amount, { first: row.row, occurrence: before.count, status: row.status });
    const counted = { ...row, occurrence: before.count };
    return same === undefined
      ? { is: 'new', row: counted }
      : { is: 'equal gift', row: counted, first: before.first };
  };
}

/** Equal pledges are counted, not dropped: somebody may promise the same twice. The count makes the file safe to import again. */
function pledges(): Duplicates<ImportRow['pledges']> {
  const seen = new Map<string, { first: number; count: number }>();
  return (row) => {
    const key = pledgeKey(row);
    const before = seen.get(key);
    if (!before) {
      seen.set(key, { first: row.row, count: 1 });
      return { is: 'new', row };
    }
    before.count += 1;
    return { is: 'equal gift', row: { ...row, occurrence: before.count }, first: before.first };
  };
}

const trackers: { [K in ImportKind]: () => Duplicates<ImportRow[K]> } = {
  people: contacts,
  donors: people,
  donations: gifts,
  volunteers: people,
  pledges,
};

export const duplicatesIn = <K extends ImportKind>(kind: K): Duplicates<ImportRow[K]> => trackers[kind]();
