import type { refundReasons } from '../../collections/file-refunds.ts';
import { daysBetween } from '../days.ts';
import { changedGift, type StoredGift } from './gift-entries.ts';
import { lastMoveOf, type PlacedAmount } from './gift-parts.ts';

export type RefundReason = (typeof refundReasons)[number];
/** An entry of a gift as a refund of a file is compared with it; `import_id`: null where a member wrote it. */
export type WrittenEntry = PlacedAmount & { id: string; import_id: string | null };
export type ReportedRefund = { id: string; kind: 'refund' | 'chargeback'; cents: number; day: string };

export type Booked =
  | { is: 'booked'; fields: { counted?: number; status?: StoredGift['status'] }; entries: WrittenEntry[] }
  | { is: 'known'; entry: string }
  | { is: 'waiting'; why: RefundReason };

/** Whether another gift may be chosen for a refund: a member chose this one, its file names none, and nothing of it counts yet. */
export const isMovable = ({
  state,
  cents,
  gift_id,
  gift_keys,
}: {
  state: string;
  cents: number | null;
  gift_id: string | null;
  gift_keys: readonly string[];
}): boolean => state === 'waiting' && cents === null && gift_id !== null && !gift_keys.includes(gift_id);

/** Days by which the day that a member wrote may differ from the processor's. */
const enteredWithin = 31;

/** The change that an entry was written by: of several elections there is an entry each, `x`, `x-2`, `x-3`. */
const changeOf = (id: string): string => id.replace(/-\d{1,2}$/, '');

/** What went back of a gift by one change each, with the first entry's id. */
function wentBack(entries: readonly WrittenEntry[]) {
  const changes = new Map<string, { id: string; cents: number; day: string; byHand: boolean }>();
  for (const { id, kind, cents, day, import_id } of entries) {
    if ((kind !== 'refund' && kind !== 'chargeback') || cents > 0) continue;
    const key = changeOf(id);
    const before = changes.get(key);
    changes.set(key, { id: key, cents: (before?.cents ?? 0) - cents, day, byHand: import_id === null });
  }
  return [...changes.values()];
}

/** All that went back of a gift, less what a bank gave back after all. */
export const backOf = (entries: readonly PlacedAmount[]): number =>
  entries.reduce(
    (sum, { kind, cents }) => (kind === 'refund' || kind === 'chargeback' ? sum - cents : sum),
    0,
  );

/**
 * What a refund of a file makes of its gift. `claimed`: entries that other rows of files have told already; one that nobody
 * told, of the same amount, is this one, entered by hand or with its gift. Money never goes back before it came, so an earlier
 * day is that of the gift, or of its last move.
 */
export function bookedRefund(
  gift: StoredGift,
  entries: readonly WrittenEntry[],
  refund: ReportedRefund,
  { claimed, importId }: { claimed: ReadonlySet<string>; importId: string },
): Booked {
  if (gift.status === 'pending' || gift.status === 'failed' || gift.status === 'void')
    return { is: 'waiting', why: 'not_received' };
  const same = wentBack(entries).find(
    (one) =>
      one.cents === refund.cents &&
      !claimed.has(one.id) &&
      (!one.byHand || Math.abs(daysBetween(one.day, refund.day)) <= enteredWithin),
  );
  if (same) return { is: 'known', entry: same.id };
  const day = [refund.day, gift.date, lastMoveOf(entries) ?? ''].reduce((one, other) =>
    one > other ? one : other,
  );
  const changed = changedGift(
    gift,
    entries,
    { is: refund.kind, cents: refund.cents, day },
    { id: refund.id, today: day },
  );
  if (changed.is === 'refused') return { is: 'waiting', why: 'more_than_left' };
  return {
    is: 'booked',
    fields: changed.fields,
    entries: changed.entries.map((entry) => ({ ...entry, import_id: importId })),
  };
}
