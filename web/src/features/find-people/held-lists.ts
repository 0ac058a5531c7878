import type { ListNames } from '../../shared/people/pack/format-audience.ts';

/** What came of making the frozen lists of a filter known. `line`: to whom. */
export type HeldLists<Line> = { key: string; line: Line; names: ListNames | null; why: string | null };
type Outcome = { names: ListNames } | { why: string };

/** A new attempt: nothing that an earlier one came to is left. */
export const attemptOf = <Line>(key: string, line: Line): HeldLists<Line> => ({
  ...{ key, line },
  ...{ names: null, why: null },
});

export const ended = <Line>(key: string, line: Line, outcome: Outcome): HeldLists<Line> => ({
  ...attemptOf(key, line),
  ...outcome,
});

/** What is known of the lists that are attemptOf for now. */
export const heldOf = <Line>(
  held: HeldLists<Line> | null,
  key: string,
  line: Line | null,
): Pick<HeldLists<Line>, 'names' | 'why'> =>
  held?.key === key && held.line === line ? held : { names: null, why: null };
