/** Best first: with several addresses or numbers the best one counts. */
export const reachStates = ['open', 'by_hand', 'held', 'closed'] as const;
export type ReachState = (typeof reachStates)[number];
