import type { DonationRow } from '../../api/imports-api.ts';
import type { fileRefunds } from '../../collections/file-refunds.ts';
import { sha256 } from '../../demo/hash.ts';
import { type Booked, backOf, bookedRefund, type ReportedRefund } from '../../domain/gifts/file-refund.ts';
import { outcomeId, returnedId, unsaidId } from '../../domain/import/refund-id.ts';
import { type Fields, serverTime } from '../store.ts';
import { type Chunk, isAsCreated } from './chunk.ts';
import { backStated, type FoundRefunds } from './find-refunds.ts';
import type { Open } from './opened-gifts.ts';

/** What becomes of refunds, kind by kind. Each changes the gifts that it books on, so that the next one finds them as they are by then. */

type Doc = Fields<typeof fileRefunds.schema>;
export type RefundDoc = { id: string; doc: Doc; isNew: boolean };
export type RefundCounts = { booked: number; bookedCents: number; waiting: number; waitingCents: number };

function book(
  { importId }: Chunk,
  refund: ReportedRefund,
  gift: Open,
  claimed: ReadonlySet<string> = gift.claimed,
): Booked {
  const result = bookedRefund(gift.gift, gift.entries, refund, { claimed, importId });
  if (result.is === 'booked') {
    gift.gift = { ...gift.gift, ...result.fields };
    gift.entries = [...gift.entries, ...result.entries];
    gift.fresh = [...gift.fresh, ...result.entries];
  }
  return result;
}

/** What a refund's document says of how it ended; its entry is nobody else's from then on. */
function settled(result: Booked, id: string, gift: Open | null) {
  const entry_id = result.is === 'booked' ? id : result.is === 'known' ? result.entry : null;
  if (entry_id) gift?.claimed.add(entry_id);
  return {
    state: result.is,
    why: result.is === 'waiting' ? result.why : null,
    gift_id: result.is === 'waiting' ? null : (gift?.gift.id ?? id),
    entry_id,
  };
}

/** Refunds of other files that waited for a gift which is here now. */
export const bookWaiting = (
  chunk: Chunk,
  { waiting, opened }: FoundRefunds,
  created: ReadonlyMap<string, DonationRow>,
): RefundDoc[] =>
  waiting.flatMap(({ id, ...doc }): RefundDoc[] => {
    const key = doc.gift_keys.find((one) => created.has(one) || opened.get(one)?.outcome);
    const gift = key === undefined ? undefined : opened.get(key);
    if (!gift || doc.kind === 'outcome') return [];
    if (doc.cents === null)
      return [{ id, doc: { ...doc, gift_id: gift.gift.id, why: 'amount_missing' }, isNew: false }];
    const result = book(chunk, { id, kind: doc.kind, cents: doc.cents, day: doc.day }, gift);
    return [{ id, doc: { ...doc, ...settled(result, id, gift) }, isNew: false }];
  });

/** Rows that are refunds themselves. `unchangedCents`: of those that were there, or that somebody had entered. */
export function bookRows(
  chunk: Chunk,
  { rows, keysOf, there, opened }: FoundRefunds,
): { docs: RefundDoc[]; counts: RefundCounts; unchangedCents: number } {
  const docs: RefundDoc[] = [];
  const counts: RefundCounts = { booked: 0, bookedCents: 0, waiting: 0, waitingCents: 0 };
  let unchangedCents = 0;
  for (const [id, row] of rows) {
    if (there.has(id)) {
      unchangedCents += row.amount;
      continue;
    }
    const all = keysOf.get(row) ?? [];
    const key = all.find((one) => opened.has(one.id));
    const gift = (key && opened.get(key.id)) ?? null;
    const kind = row.refund?.kind ?? 'refund';
    const isOneOfSeveral = key !== undefined && opened.has(key.other);
    const result: Booked = !gift
      ? { is: 'waiting', why: 'no_gift' }
      : isOneOfSeveral
        ? { is: 'waiting', why: 'several' }
        : book(chunk, { id, kind, cents: row.amount, day: row.date }, gift);
    if (result.is === 'waiting') {
      counts.waiting += 1;
      counts.waitingCents += row.amount;
    } else if (result.is === 'booked') {
      counts.booked += 1;
      counts.bookedCents += row.amount;
    } else unchangedCents += row.amount;
    const doc = {
      ...docOf(chunk, row, { kind, from: 'row', cents: row.amount }),
      gift_keys: [...new Set(all.map((one) => one.id))],
      ...settled(result, id, gift),
    };
    docs.push({ id, doc, isNew: true });
  }
  return { docs, counts, unchangedCents };
}

/** What rows of gifts that are there tell of more that went back. */
export const bookReported = (chunk: Chunk, { reported, opened }: FoundRefunds): RefundDoc[] =>
  reported.flatMap(({ id: giftId, row }): RefundDoc[] => {
    const gift = opened.get(giftId);
    const more = gift ? backStated(row) - backOf(gift.entries) : 0;
    if (!gift || more <= 0 || gift.gift.status !== 'completed') return [];
    const id = returnedId(giftId, backStated(row), sha256);
    const cents = Math.min(more, gift.gift.counted);
    // What is there was taken off already: nothing of it is this.
    const all = new Set(gift.entries.map((entry) => entry.id));
    const day = row.returned_on ?? row.date;
    if (book(chunk, { id, kind: 'refund', cents, day }, gift, all).is !== 'booked') return [];
    const doc = {
      ...docOf(chunk, row, { kind: 'refund', from: 'gift', cents }),
      ...{ gift_keys: [giftId], gift_id: giftId, entry_id: id, state: 'booked' as const, why: null },
    };
    return [{ id, doc, isNew: true }];
  });

/** Whether a gift came of which nobody knows that anything went back. */
const isPartOpen = (open: Open | undefined): boolean =>
  open?.gift.status === 'completed' && backOf(open.entries) === 0;

/** Rows of gifts that do not say how much went back. */
export const askAmounts = (chunk: Chunk, { parts, there, opened }: FoundRefunds): RefundDoc[] =>
  parts
    .filter(({ id }) => !there.has(unsaidId(id, sha256)) && isPartOpen(opened.get(id)))
    .map(({ id, row }) => {
      const unsaid = docOf(chunk, row, { kind: 'refund', from: 'gift', cents: null });
      const why = { state: 'waiting' as const, why: 'amount_missing' as const };
      const doc = { ...unsaid, ...why, gift_keys: [id], gift_id: id, entry_id: null };
      return { id: unsaidId(id, sha256), doc, isNew: true };
    });

/** Refunds whose amount is known by now. */
export const knowAmounts = ({ opened }: FoundRefunds): RefundDoc[] =>
  [...opened.values()].flatMap(({ unsaid, fresh }): RefundDoc[] => {
    const entry = fresh.find(({ kind }) => kind === 'refund');
    if (!unsaid || !entry) return [];
    const { id, ...doc } = unsaid;
    return [{ id, doc: { ...doc, state: 'known', why: null, entry_id: entry.id }, isNew: false }];
  });

/** What became of gifts that were awaited, so that an undo finds what they were. */
export const noteOutcomes = (chunk: Chunk, { outcomes }: FoundRefunds): RefundDoc[] =>
  outcomes.flatMap(({ gift, stored, outcome }): RefundDoc[] => {
    if (!stored || !outcome) return [];
    const { status, amount, date, pledge_id } = stored;
    const was = { status, amount, date, pledged: pledge_id !== null, untouched: isAsCreated(stored) };
    const doc = {
      ...docOf(chunk, outcome, { kind: 'outcome', from: 'gift', cents: gift.amount }),
      ...{ gift_keys: [gift.id], gift_id: gift.id, entry_id: null, state: 'booked' as const, why: null, was },
    };
    return [{ id: outcomeId(gift.id, [status, outcome.status], sha256), doc, isNew: false }];
  });

function docOf(
  { importId, fileName, context }: Chunk,
  row: DonationRow,
  reported: Pick<Doc, 'kind' | 'from' | 'cents'>,
): Omit<Doc, 'state' | 'why' | 'gift_id' | 'entry_id' | 'gift_keys'> {
  return {
    ...reported,
    day: row.date,
    name: row.name,
    number: row.refund?.number ?? row.external_id,
    file_name: fileName,
    row: row.row,
    import_id: importId,
    recorded_at: serverTime,
    recorded_by: context.member.uid,
    ...{ settled_by: null, was: null },
  };
}
