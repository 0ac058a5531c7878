import type { DonationRow } from '../../api/imports-api.ts';
import { fileRefunds } from '../../collections/file-refunds.ts';
import { sha256 } from '../../demo/hash.ts';
import { isOutcome } from '../../domain/import/gift-status.ts';
import { giftKeysOf, refundId, unsaidId } from '../../domain/import/refund-id.ts';
import type { Row, Store } from '../store.ts';
import type { Chunk } from './chunk.ts';
import {
  idsPerQuery,
  inPieces,
  type Open,
  openedAs,
  openStored,
  refundable,
  settleAwaited,
} from './opened-gifts.ts';

type Counted = { id: string; row: DonationRow };

export type RefundRows = {
  refunds: readonly DonationRow[];
  /** Gifts that come, by the id of each, and rows whose gifts are there. */
  created: ReadonlyMap<string, DonationRow>;
  present: readonly (Counted & { status: DonationRow['status'] })[];
};

export type FoundRefunds = {
  /** Rows of refunds by the id of each, and the gifts that each may be of. */
  rows: ReadonlyMap<string, DonationRow>;
  keysOf: ReadonlyMap<DonationRow, ReturnType<typeof giftKeysOf>>;
  /** Ids of refunds that are there already. */
  there: ReadonlySet<string>;
  /** Refunds of other files that wait for a gift of this one. */
  waiting: readonly Row<typeof fileRefunds.schema>[];
  /** Every gift that a refund may count on. */
  opened: ReadonlyMap<string, Open>;
  /** Rows of gifts that are there which tell of money that went back, and of any that do not say how much. */
  reported: readonly Counted[];
  parts: readonly Counted[];
  /** Gifts that were awaited, and of which a row tells what became of them. */
  outcomes: readonly Open[];
};

/** What a row of a gift says went back of it by now. */
export const backStated = ({ status, amount, returned }: DonationRow): number =>
  status === 'refunded' ? amount : status === 'completed' ? returned : 0;

/** Waiting refunds that are read whole instead of being asked for by the gifts that they wait for. */
export const fewWaiting = 30;

/**
 * Refunds that wait for gifts of these ids. Of most campaigns few wait, so one query finds all of them; one for each thirty
 * gifts took more than half of a chunk's time.
 */
async function waitingFor(store: Store, ids: readonly string[]): Promise<FoundRefunds['waiting']> {
  if (ids.length > idsPerQuery) {
    const wanted = new Set(ids);
    const all = await store.find(fileRefunds, {
      where: [['state', '==', 'waiting']],
      limit: fewWaiting + 1,
    });
    if (all.length <= fewWaiting)
      return all.filter(({ gift_keys }) => gift_keys.some((id) => wanted.has(id)));
  }
  const found = await inPieces(ids, (some) =>
    store.find(fileRefunds, {
      where: [
        ['gift_keys', 'array-contains-any', some],
        ['state', '==', 'waiting'],
      ],
    }),
  );
  // One that names gifts of two pieces is found twice, and would be booked twice.
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Reads what refunds are about: those that are there, the gifts that they may be of, and the entries and refunds of these. */
export async function findRefunds(
  { store, importId }: Chunk,
  { refunds, created, present }: RefundRows,
): Promise<FoundRefunds> {
  const reported = present.filter(({ row }) => backStated(row) > 0);
  const rows = new Map(refunds.map((row) => [refundId(row, sha256), row]));
  const keysOf = new Map(refunds.map((row) => [row, giftKeysOf(row, sha256)]));
  const keys = [...keysOf.values()].flat().flatMap(({ id, other }) => [id, other]);
  const awaited = present.filter(({ row, status }) => isOutcome(status, row.status));
  const newRows = [...created].map(([id, row]) => ({ id, row }));
  const parts = [...newRows, ...present].filter(({ row }) => row.part_returned);
  const looked = [...reported, ...awaited, ...parts].map(({ id }) => id);
  const wanted = [...new Set([...keys, ...looked])].filter((id) => !created.has(id));
  const [known, waiting, stored] = await Promise.all([
    store.getAll(fileRefunds, [...rows.keys(), ...parts.map(({ id }) => unsaidId(id, sha256))]),
    waitingFor(store, [...created.keys(), ...awaited.map(({ id }) => id)]),
    store.getAll(refundable, wanted),
  ]);
  const opened = await openStored(
    store,
    stored.filter((gift) => gift !== null),
  );
  for (const [id, row] of created) opened.set(id, openedAs(id, row, importId));
  for (const { id, row } of awaited) {
    const gift = opened.get(id);
    if (gift) settleAwaited(gift, row, importId);
  }
  const outcomes = [...opened.values()].filter(({ outcome }) => outcome !== null);
  const there = new Set(known.flatMap((one) => one?.id ?? []));
  return { rows, keysOf, there, waiting, opened, reported, parts, outcomes };
}
