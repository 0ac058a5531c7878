import type { capacities } from '../../collections/donors.ts';

/** How somebody who rates a contact knows them, the closest first. */
export const relations = ['family', 'friend', 'work', 'neighbor', 'community', 'acquaintance'] as const;
export type Relation = (typeof relations)[number];

/** What somebody could give, by its lower bound in cents. */
export const capacityTiers = [0, 10_000, 25_000, 50_000, 100_000, 250_000] as const;
export type CapacityTier = (typeof capacityTiers)[number];
/** Amounts that are offered as an ask of a tier, the usual one first. */
export const asksOf = (tier: CapacityTier): number[] => {
  const next = capacityTiers[capacityTiers.indexOf(tier) + 1] ?? tier * 2;
  const usual = tier === 0 ? 5_000 : tier;
  return [...new Set([usual, Math.round((usual + next) / 2 / 2_500) * 2_500, next])].filter(
    (cents) => cents > 0,
  );
};

/** The coarser word that a donor's record has. */
export function capacityOf(tier: number): (typeof capacities)[number] {
  if (tier >= 100_000) return 'major';
  return tier >= 25_000 ? 'mid' : 'small';
}

/** How likely somebody is to give to the campaign of somebody who knows them so, in thousandths: an estimate. */
export const likelyOf: Readonly<Record<Relation, number>> = {
  ...{ family: 400, friend: 300, work: 200, neighbor: 200, community: 150, acquaintance: 100 },
};

export type Rated = { relation: Relation; ask_cents: number; rated_by_name: string };
/** Of several members' ratings, the one that asks for most, and of these the closest. */
export const bestRating = <R extends Rated>(all: readonly R[]): R | null =>
  all.toSorted(
    (one, other) =>
      other.ask_cents - one.ask_cents || relations.indexOf(one.relation) - relations.indexOf(other.relation),
  )[0] ?? null;

type Dated = { rated_by: string; rated_at: { toMillis(): number } };
/** Of each member the newest: whoever rated two people that are one by now said two things of them. */
export const newestRatings = <R extends Dated>(all: readonly R[]): R[] => [
  ...new Map(
    all
      .toSorted((one, other) => one.rated_at.toMillis() - other.rated_at.toMillis())
      .map((one) => [one.rated_by, one]),
  ).values(),
];
