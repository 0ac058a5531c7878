import { attemptsMax, type FollowUpOutcome, type FollowUpState, type ReportedOutcome } from './kinds.ts';

/** Moments are milliseconds since 1970. */
export type Progress = {
  state: FollowUpState;
  outcome: FollowUpOutcome | null;
  attempts: number;
  dueAt: number;
};

const hour = 3_600_000;
/** When somebody is called again who was not reached. */
const againAfter = { left_message: 24 * hour, no_answer: 4 * hour } as const;

/** What a report makes of a follow-up. `later`: when it is due then. */
export function afterReport(
  before: Progress,
  outcome: ReportedOutcome,
  { now, later }: { now: number; later: number | null },
): Progress {
  switch (outcome) {
    case 'reached':
    case 'done':
      return { ...before, state: 'done', outcome };
    case 'wrong_number':
    case 'drop':
      return { ...before, state: 'dropped', outcome };
    case 'later':
      return { ...before, outcome, dueAt: Math.max(now, later ?? now) };
    case 'left_message':
    case 'no_answer': {
      const attempts = before.attempts + 1;
      if (attempts >= attemptsMax) return { ...before, attempts: attemptsMax, state: 'dropped', outcome };
      return { ...before, attempts, outcome, dueAt: now + againAfter[outcome] };
    }
  }
}

type Claim = { claimed_by: string | null; freeAt: number };

/** Whether somebody else has it now. */
export const isOthers = ({ claimed_by, freeAt }: Claim, uid: string, now: number): boolean =>
  claimed_by !== null && claimed_by !== uid && freeAt > now;
