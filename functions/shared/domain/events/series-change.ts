import type { SignedUpDates } from './event-choices.ts';

/** A date of a series as another rule finds it, later than the one that the rule begins with. */
export type SeriesDate = {
  id: string;
  /** Its day by the rule of before. */
  day: string;
  is_exception: boolean;
  /** It was called off, or is over. */
  isClosed: boolean;
  hasSignUps: boolean;
};

export type SeriesPlan = {
  /** Dates with their days by the new rule, which may be those of before. */
  placed: { id: string; day: string }[];
  /** Days on which there is no date yet. */
  added: string[];
  /** Dates with sign-ups that stay on a day which is none of the rule's. */
  staying: string[];
  /** Dates that nobody signed up for and that have no day any more: they are called off. */
  ended: string[];
  /** Dates that are nobody's to move: changed on their own, called off, or over. */
  left: string[];
};

/**
 * What another rule makes of the dates that follow. A date on one of the rule's days stays; the others take, in their order, the
 * days that are left. `signedUps`: whether dates with sign-ups move like the others, of which those people are told, or stay.
 */
export function changeSeries(
  following: readonly SeriesDate[],
  days: readonly string[],
  signedUps: SignedUpDates,
): SeriesPlan {
  const plan: SeriesPlan = { placed: [], added: [], staying: [], ended: [], left: [] };
  const free = new Set(days);
  const loose: SeriesDate[] = [];
  for (const date of following.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const isFixed = date.is_exception || date.isClosed;
    const isOnRule = free.delete(date.day);
    if (isFixed) plan.left.push(date.id);
    else if (isOnRule) plan.placed.push({ id: date.id, day: date.day });
    else loose.push(date);
  }
  const open = [...free].toSorted();
  const isBound = ({ hasSignUps }: SeriesDate) => hasSignUps && signedUps === 'keep';
  // People who signed up come first where there are fewer days than dates.
  const moving = loose.filter((date) => !isBound(date));
  const takers = new Set(
    moving.toSorted((one, other) => Number(other.hasSignUps) - Number(one.hasSignUps)).slice(0, open.length),
  );
  for (const date of loose) {
    const day = takers.has(date) ? open.shift() : undefined;
    if (day !== undefined) plan.placed.push({ id: date.id, day });
    else if (date.hasSignUps) plan.staying.push(date.id);
    else plan.ended.push(date.id);
  }
  return { ...plan, added: open };
}
