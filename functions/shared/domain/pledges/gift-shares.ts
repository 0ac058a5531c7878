/** Pledges that one gift pays at most. */
export const giftPledgesMax = 10;

/** What a gift pays of one pledge. */
export type GiftShare = { pledge_id: string; cents: number };

/** What of each pledge a gift pays that counts for so much: the first ones first, so a refund takes from the last. */
export function paidShares(shares: readonly GiftShare[], counted: number): Map<string, number> {
  let rest = Math.max(0, counted);
  const paid = new Map<string, number>();
  for (const { pledge_id, cents } of shares) {
    const part = Math.min(rest, cents);
    paid.set(pledge_id, part);
    rest -= part;
  }
  return paid;
}

/** What changes of each pledge; those of which nothing does are left out. */
export function shareChanges(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Map<string, number> {
  const ids = new Set([...before.keys(), ...after.keys()]);
  const changes = [...ids].map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const);
  return new Map(changes.filter(([, cents]) => cents !== 0));
}
