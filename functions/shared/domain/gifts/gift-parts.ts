import type { giftEntryKinds } from '../../collections/gift-entries.ts';
import { type Election, electionFor } from '../money/election-calendar.ts';

/** For which election the money of one gift is. Elections are as entries name them: null is the next one after the gift's day. */

export type EntryAmount = { kind: (typeof giftEntryKinds)[number]; cents: number; day: string };
export type PlacedAmount = EntryAmount & { election: string | null };
export type GiftPart = { election: string | null; cents: number };

export const sumOf = (entries: readonly { cents: number }[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

type Gift = { date: string; election: string | null };

/** The election that a gift is for, whether or not its donor named it; null: none was ahead. */
export const ownElection = ({ date, election }: Gift, elections: readonly Election[]): string | null =>
  election ?? electionFor(date, elections)?.code ?? null;

/** An election as entries of a gift name it: the gift's own as its header has it, so that it goes along if it moves. */
export const namedElection = (gift: Gift, code: string | null, elections: readonly Election[]) =>
  code === ownElection(gift, elections) ? gift.election : code;

/** Cents of a gift that are for one election, which null is only where none was ahead. */
export function centsFor(
  gift: Gift,
  entries: readonly PlacedAmount[],
  code: string | null,
  elections: readonly Election[],
): number {
  if (code === null && ownElection(gift, elections) !== null) return 0;
  const named = namedElection(gift, code, elections);
  return sumOf(entries.filter(({ election }) => election === named));
}

/** An election's share of a gift, and the last day on which money was moved to it. */
type Share = GiftPart & { movedOn: string };

function sharesOf(entries: readonly PlacedAmount[]): Share[] {
  const shares = new Map<string | null, Share>();
  for (const { election, cents, day, kind } of entries) {
    const before = shares.get(election) ?? { election, cents: 0, movedOn: '' };
    const isMoved = kind === 'designation' && cents > 0 && day > before.movedOn;
    shares.set(election, {
      ...before,
      cents: before.cents + cents,
      ...(isMoved && { movedOn: day }),
    });
  }
  return [...shares.values()];
}

/** What a gift has left, election by election: where it was moved to last comes first, `own` (the gift's election) last. */
export const partsOf = (entries: readonly PlacedAmount[], own: string | null): GiftPart[] =>
  sharesOf(entries)
    .filter(({ cents }) => cents !== 0)
    .toSorted(
      (one, other) =>
        Number(one.election === own) - Number(other.election === own) ||
        other.movedOn.localeCompare(one.movedOn) ||
        String(one.election).localeCompare(String(other.election)),
    )
    .map(({ election, cents }) => ({ election, cents }));

/** So many cents of parts, the first part first. */
function taken(parts: readonly GiftPart[], cents: number): GiftPart[] {
  const some: GiftPart[] = [];
  let rest = cents;
  for (const part of parts) {
    const share = Math.min(rest, part.cents);
    if (share > 0) some.push({ ...part, cents: share });
    rest -= share;
  }
  return some;
}

/** The parts of money that leaves a gift: first from where it was moved to. */
export const leavingFrom = (
  entries: readonly PlacedAmount[],
  own: string | null,
  cents: number,
): GiftPart[] => taken(partsOf(entries, own), cents);

/** The parts of money that the bank gives back: what was taken last of the gift's own election comes back first. */
export function returningTo(entries: readonly PlacedAmount[], own: string | null, cents: number): GiftPart[] {
  const parts = partsOf(
    entries.filter(({ kind }) => kind === 'chargeback'),
    own,
  ).map((part) => ({ ...part, cents: -part.cents }));
  return taken(parts.toReversed(), cents);
}

/** The last day on which a part of a gift was moved; null: never. */
export const lastMoveOf = (entries: readonly PlacedAmount[]): string | null =>
  entries
    .filter(({ kind }) => kind === 'designation' || kind === 'attribution')
    .reduce<string | null>((last, { day }) => (last === null || day > last ? day : last), null);

/** Cents of a gift that count for other donors. */
export const attributedOf = (entries: readonly PlacedAmount[]): number =>
  Math.max(0, -sumOf(entries.filter(({ kind, cents }) => kind === 'attribution' && cents !== 0)));
