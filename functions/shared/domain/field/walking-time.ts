/** Milliseconds between two attempts after which somebody had gone on to something else. */
const pauseMs = 30 * 60_000;
/** Within so many nobody goes from one door to another: it was written down together. */
const togetherMs = 1_000;

/** An attempt at a door: whose, when (milliseconds since 1970), at which. */
export type DoorAttempt = { by: string; at: number; door: number };
/** From door to door: how many steps were taken, and in how many milliseconds. Doors an hour follow from both. */
export type WalkingTime = { steps: number; ms: number };

/**
 * The time that was spent from door to door, of each person by themselves, without breaks. What was written down together,
 * as from paper, tells nothing of it.
 */
export function walkingTimeOf(tried: readonly DoorAttempt[]): WalkingTime {
  const walked: WalkingTime = { steps: 0, ms: 0 };
  const last = new Map<string, DoorAttempt>();
  for (const one of tried.toSorted((first, second) => first.at - second.at)) {
    const before = last.get(one.by);
    last.set(one.by, one);
    const gap = one.at - (before?.at ?? Number.NEGATIVE_INFINITY);
    if (!before || gap < togetherMs || gap > pauseMs) continue;
    walked.ms += gap;
    walked.steps += Number(one.door !== before.door);
  }
  return walked;
}
