import type { Measure } from '../domain/achievement-list.ts';

/** What happens once after a commit, outside of the database or later. */
export type Effect =
  /** Counts a call list again; `now` before the answer. */
  | { is: 'count-call-list'; list: string; now?: true }
  /** Counts what an import has changed so far, before the answer. */
  | { is: 'count-import'; importId: string }
  /** Has a running import counted soon. */
  | { is: 'watch-import'; importId: string }
  /** Counts what the insights lack, before the answer. */
  | { is: 'count-insights' }
  /** Counts parts of the rollup and skills whose triggers keep still: what comes back has the stamp of its import. */
  | { is: 'count-parts'; parts: readonly string[]; skills: readonly string[] }
  /** Unlocks the achievements that a measure has reached. */
  | { is: 'award'; measure: Measure; value: number }
  /** Gives places of an event to those who wait, before the answer. */
  | { is: 'allocate-places'; event: string }
  /** Ends the sessions of accounts that are out already, so one that fails undoes nothing. */
  | { is: 'end-sessions'; uids: readonly string[] };
