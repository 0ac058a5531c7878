import { giftEntriesMax } from '../../collections/gift-entries.ts';
import type { RefusalKey } from '../../refusals.ts';
import type { Election } from '../money/election-calendar.ts';
import type { NewEntry, StoredGift } from './gift-entries.ts';
import { movedIdOf } from './gift-ids.ts';
import {
  centsFor,
  type EntryAmount,
  lastMoveOf,
  namedElection,
  ownElection,
  type PlacedAmount,
  sumOf,
} from './gift-parts.ts';

/** Moving a part of a gift to another election of its donor, or to another donor. Elections are codes; null: none is ahead. */
export type GiftMove =
  | { is: 'redesignate'; cents: number; day: string; from: string | null; to: string }
  | { is: 'reattribute'; cents: number; day: string; from: string | null; to: string | null };

/** The gift that another donor has of it. */
export type AttributedGift = { id: string; cents: number; received_on: string };

type Moved =
  | {
      is: 'moved';
      /** What is left of the gift. */
      counted: number;
      entries: NewEntry[];
      /** Null: it stays the donor's. */
      other: { gift: AttributedGift; entry: NewEntry } | null;
    }
  | { is: 'refused'; why: RefusalKey };
const refused = (why: RefusalKey): Moved => ({ is: 'refused', why });

/** Whether a gift is a part of another donor's. */
export const isAttributed = (
  { id }: { id: string },
  entries: readonly (EntryAmount & { id: string })[],
): boolean => entries.some((entry) => entry.id === id && entry.kind === 'attribution');

type Options = {
  id: string;
  /** The last day on which anything can have happened. */
  today: string;
  reason: string | null;
  elections: readonly Election[];
};

/** What a move makes of a gift. `entries`: all that it has. Only a part can become another donor's. */
export function movedGift(
  gift: StoredGift,
  entries: readonly (PlacedAmount & { id: string })[],
  { cents, day, ...move }: GiftMove,
  { id, today, reason, elections }: Options,
): Moved {
  const named = (code: string | null) => namedElection(gift, code, elections);
  const added = move.is === 'redesignate' ? 2 : 1;
  if (gift.status !== 'completed') return refused('gifts.nothingLeft');
  if (entries.length + added > giftEntriesMax) return refused('gifts.manyEntries');
  if (day < gift.date) return refused('gifts.beforeGift');
  if (day > today) return refused('gifts.notYet');
  if (day < (lastMoveOf(entries) ?? day)) return refused('gifts.beforeMove');
  if (move.is === 'redesignate' && move.from === move.to) return refused('gifts.sameForGift');
  const left = sumOf(entries);
  if (move.is === 'reattribute') {
    if (isAttributed(gift, entries)) return refused('gifts.attributed');
    if (cents === left) return refused('gifts.wholeGift');
    if (move.to === null && ownElection(gift, elections) !== null) return refused('gifts.noElection');
  }
  if (cents > centsFor(gift, entries, move.from, elections)) return refused('gifts.moreThanLeft');
  const kind = move.is === 'redesignate' ? ('designation' as const) : ('attribution' as const);
  const out: NewEntry = { id, kind, cents: -cents, day, election: named(move.from), reason };
  const into: NewEntry = { ...out, id: movedIdOf(id), cents, election: named(move.to) };
  if (move.is === 'redesignate') return { is: 'moved', counted: left, entries: [out, into], other: null };
  // Signed for on a later day, which may be after that election.
  const attributed = { ...into, election: move.to };
  return {
    is: 'moved',
    counted: left - cents,
    entries: [out],
    other: { gift: { id: into.id, cents, received_on: gift.date }, entry: attributed },
  };
}

/**
 * What gives the rest of an attributed gift back to the gift that it was a part of, when the attribution was a mistake.
 * `out`: the entry that took it off; `entries`: those of the gift that it comes back to.
 */
export function returnedPart(
  out: PlacedAmount,
  entries: readonly PlacedAmount[],
  { id, cents, reason }: { id: string; cents: number; reason: string | null },
): { is: 'returned'; counted: number; entry: NewEntry } | { is: 'refused'; why: RefusalKey } {
  if (entries.length >= giftEntriesMax) return { is: 'refused', why: 'gifts.manyEntries' };
  const { day, election } = out;
  const entry: NewEntry = { id: `${id}-back`, kind: 'attribution', cents, day, election, reason };
  return { is: 'returned', counted: sumOf(entries) + cents, entry };
}
