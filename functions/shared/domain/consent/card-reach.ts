import { channels } from '../voters/contact-results.ts';
import type { VoterState } from '../voters/voter-state.ts';
import { normalizePoint, type PointKind, pointId } from './contact-point.ts';
import { foldPoint, type PointState } from './fold-point.ts';
import { type Reach, reachOf } from './reach-of.ts';

/** The addresses and numbers of a card. */
export type CardAddresses = { emails: readonly string[]; phones: readonly string[] };
export type CardPoint = { kind: PointKind; value: string; point: string };

/** The contact points of a card: at most ten. */
export const pointsOfCard = (
  { emails, phones }: CardAddresses,
  salt: string,
  organization: string,
): CardPoint[] =>
  [
    ...emails.map((value) => ({ kind: 'email' as const, value })),
    ...phones.map((value) => ({ kind: 'phone' as const, value })),
  ].flatMap(({ kind, value }) => {
    const normalized = normalizePoint(kind, value);
    return normalized === null
      ? []
      : [{ kind, value: normalized, point: pointId(salt, organization, kind, normalized) }];
  });

/** A point of which nothing is known. */
export const unknownPoint = (kind: PointKind): PointState => foldPoint({ kind, mask: '' }, []);

/** How a card can be reached of whose addresses nothing is known. */
export const openReach = ({ emails, phones }: CardAddresses): Reach =>
  reachOf([...emails.map(() => unknownPoint('email')), ...phones.map(() => unknownPoint('phone'))], null, 0);

const inOneOrder = (reach: Reach): string =>
  JSON.stringify(channels.map((channel) => reach[channel] ?? null));

/**
 * What is stored as a card's `reach`: null where nothing is closed and no consent is known, which is nearly everyone, so
 * that an import writes no card twice.
 */
export function storedReach(
  card: CardAddresses,
  points: readonly PointState[],
  suppressed: VoterState['suppressed'],
  at: number,
): Reach | null {
  const reach = reachOf(points, Object.keys(suppressed).length > 0 ? { suppressed } : null, at);
  return inOneOrder(reach) === inOneOrder(openReach(card)) ? null : reach;
}

/** How a card can be reached at a moment: a hold that has ended holds no more. */
export function cardReach(card: CardAddresses & { reach?: Reach | null | undefined }, at: number): Reach {
  const reach: Reach = {};
  for (const channel of channels) {
    const found = (card.reach ?? openReach(card))[channel];
    if (!found) continue;
    const isOver = found.until !== null && found.until <= at;
    reach[channel] = isOver ? { state: channel === 'text' ? 'by_hand' : 'open', until: null } : found;
  }
  return reach;
}

/** Whether two stored values say the same. */
export const isSameReach = (one: Reach | null, other: Reach | null): boolean =>
  one === null || other === null ? one === other : inOneOrder(one) === inOneOrder(other);
