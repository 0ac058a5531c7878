import type { RefusalKey } from '../../refusals.ts';
import { type PlacedAmount, sumOf } from './gift-parts.ts';

/**
 * A partnership's gift counts for the partnership, and a part of it for each partner (11 CFR 110.1(e)). A partner's part is
 * entries of theirs that no gift of theirs goes with, so no total has it twice.
 */

/** Partners of one gift. */
export const partnersMax = 20;

/** Entries of all partners of one gift: beyond, who they are stays as it is. */
export const partnerEntriesMax = 900;

/** What one partner's part of a gift was when it came. */
export type PartnerShare = { donor_id: string; cents: number };

/** Under which the entries of all partners of a gift are found; no gift has such an id. */
export const partnersIdOf = (gift: string): string => `${gift}-partners`;
/** The gift whose partners' entries these are; null: they are of a gift. */
export const giftOfPartners = (id: string): string | null =>
  id.endsWith('-partners') ? id.slice(0, -'-partners'.length) : null;

/** Why a gift cannot be divided among these partners. None of them takes back what was said of them. */
export function whyNotPartners(
  gift: { amount: number; donor_id: string },
  partners: readonly PartnerShare[],
): RefusalKey | null {
  if (partners.length === 0) return null;
  const ids = [gift.donor_id, ...partners.map(({ donor_id }) => donor_id)];
  if (new Set(ids).size < ids.length) return 'gifts.partnerTwice';
  return sumOf(partners) === gift.amount ? null : 'gifts.partnersSum';
}

/** What each partner has of a sum, by their shares; together they have the whole of it. */
export function dividedAmong(sum: number, partners: readonly PartnerShare[]): number[] {
  const whole = BigInt(sumOf(partners));
  let upTo = 0n;
  let before = 0;
  return partners.map(({ cents }) => {
    upTo += BigInt(cents);
    // Two amounts multiplied are more than a number holds.
    const now = whole === 0n ? 0 : Number((BigInt(sum) * upTo) / whole);
    const part = now - before;
    before = now;
    return part;
  });
}

export type PartnerEntry = PlacedAmount & { donor_id: string; received_on?: string };
type Source = PlacedAmount & { received_on?: string | undefined };

const isFirst = ({ kind, received_on }: Source): boolean => kind === 'gift' || received_on !== undefined;

/** What is left of a gift for each election, by the election. */
type Left = ReadonlyMap<string | null, number>;
const byElection = ([one]: [string | null, number], [other]: [string | null, number]): number =>
  (one ?? '') < (other ?? '') ? -1 : 1;

/**
 * What each partner has of a gift for each election. Each has their share of all that is left, so moving money from one
 * election to another moves none from one partner to another.
 */
function partsOf(left: Left, partners: readonly PartnerShare[]): Map<string | null, number[]> {
  let upTo = 0;
  let before = partners.map(() => 0);
  return new Map(
    [...left].toSorted(byElection).map(([election, cents]) => {
      upTo += cents;
      const now = dividedAmong(upTo, partners);
      const parts = now.map((part, at) => part - (before[at] ?? 0));
      before = now;
      return [election, parts] as const;
    }),
  );
}

/**
 * The partners' entries that follow from new entries of their gift. `before`: those that the gift had; `date`: the day on which
 * it came. Each partner has their share of what is left, to the cent, whatever happened before.
 */
export function partnerEntries(
  date: string,
  partners: readonly PartnerShare[],
  before: readonly PlacedAmount[],
  added: readonly Source[],
): PartnerEntry[] {
  const left = new Map<string | null, number>();
  for (const { election, cents } of before) left.set(election, (left.get(election) ?? 0) + cents);
  return added.flatMap((entry) => {
    const old = partsOf(left, partners);
    left.set(entry.election, (left.get(entry.election) ?? 0) + entry.cents);
    return [...partsOf(left, partners)].flatMap(([election, now]) =>
      partners.flatMap(({ donor_id }, at): PartnerEntry[] => {
        const cents = (now[at] ?? 0) - (old.get(election)?.[at] ?? 0);
        if (cents === 0) return [];
        const first = isFirst(entry) && election === entry.election;
        const kind = first ? ('partner' as const) : entry.kind;
        return [{ donor_id, kind, cents, day: entry.day, election, ...(first && { received_on: date }) }];
      }),
    );
  });
}
