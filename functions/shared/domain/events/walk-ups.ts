import type { EventState, EventType } from './event-choices.ts';
import { launchTypes } from './launch.ts';

/** Where a walk-up stands. `ended`: their night is over. */
export const walkUpStates = ['waiting', 'admitted', 'refused', 'ended'] as const;

/** People who wait at one launch at a time, and who ever asked at it: more are junk. */
export const walkUpsWaitingMax = 50;
export const walkUpsMax = 500;

const minuteMs = 60_000;
/** How long a launch's code is shown; each is taken for as long again, for whoever is typing. */
export const codeMs = 15 * minuteMs;
/** Before the first shift and after the last one in which a launch takes walk-ups. */
const [earlyMs, lateMs] = [3 * 60 * minuteMs, 60 * minuteMs];
/** How long results of a telephone that had no connection still arrive once its turf is over. */
export const lateResultsMs = 6 * 60 * minuteMs;

type Launch = {
  type: EventType;
  state: EventState;
  starts_at: { toMillis(): number };
  ends_at: { toMillis(): number };
};

/** Whether an event takes walk-ups at a moment. */
export const takesWalkUps = ({ type, state, starts_at, ends_at }: Launch, now: number): boolean =>
  launchTypes.includes(type) &&
  state === 'published' &&
  now >= starts_at.toMillis() - earlyMs &&
  now <= ends_at.toMillis() + lateMs;
