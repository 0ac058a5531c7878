/** `HUSTINGS_FULL=1`, which `npm run test:full` sets for the rules: full products and large crowds, otherwise one of each kind. */
export const isFull = process.env.HUSTINGS_FULL === '1';

/** How many ask at once: a race needs a few, a full run sends as many as a whole team. */
export const crowd = (full: number): number => (isFull ? full : Math.min(full, 6));

/** The cases of a full run; otherwise those that stand for all of them. */
export const casesOf = <Case>(
  full: readonly Case[],
  representative: readonly NoInfer<Case>[],
): readonly Case[] => (isFull ? full : representative);
