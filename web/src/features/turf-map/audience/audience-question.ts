import type { Segment, Step, Test } from '#shared/domain/voters/segment.ts';

/** The name under which the engine knows who is in a turf already; no list has it, for theirs are ids. */
export const inTurfs = 'in turfs';

export const pauseDays = { usual: 14, most: 365 } as const;

/** Steps that a question may have. */
export const stepsMax = 20;

const exclude = (test: Test): Step => ({
  do: 'exclude',
  tests: [test],
});

/** Who was tried in these last days is left in peace; 0: nobody is. */
export const withoutRecentContacts = ({ steps }: Segment, days: number): Segment => ({
  steps:
    days === 0
      ? steps
      : [...steps, exclude({ by: 'contact', reached: false, never: false, from: days, to: null })],
});

/** Who is in a turf that is not finished is not cut into another one. */
export const withoutTurfMembers = ({ steps }: Segment): Segment => ({
  steps: [...steps, exclude({ by: 'list', list: inTurfs })],
});
