/** What happens once after a commit, outside of the database or later. */
export type Effect =
  /** Counts a call list again; `now` before the answer. */
  { is: 'count-call-list'; list: string; now?: true };
