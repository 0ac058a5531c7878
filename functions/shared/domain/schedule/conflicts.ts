import type { ProtectedBlock } from './protected-time.ts';

/** Something that takes the candidate's time: milliseconds since 1970, and minutes of driving before and after it. */
export type Busy = {
  id: string;
  starts: number;
  ends: number;
  drive_before: number;
  drive_after: number;
  /** Hours of the candidate's own. */
  is_private: boolean;
};

export type Conflict =
  | { is: 'overlap' | 'private'; id: string }
  /** `minutes`: how many are missing to get from one to the other. */
  | { is: 'drive'; id: string; minutes: number }
  | { is: 'callTime'; block: ProtectedBlock };

const minute = 60_000;
type Span = { starts: number; ends: number };
const meet = (one: Span, other: Span): boolean => one.starts < other.ends && other.starts < one.ends;

/** With the way there and back. */
export const withDrive = ({
  starts,
  ends,
  drive_before,
  drive_after,
}: Pick<Busy, 'starts' | 'ends' | 'drive_before' | 'drive_after'>): Span => ({
  starts: starts - drive_before * minute,
  ends: ends + drive_after * minute,
});

/**
 * What a time of the candidate's day collides with. Two that follow one another need the longer of the two drives between
 * them, because both describe the same way: from one place to the next.
 */
export function conflictsOf(
  one: Busy,
  others: readonly Busy[],
  blocks: readonly ProtectedBlock[],
): Conflict[] {
  const found: Conflict[] = [];
  for (const other of others) {
    if (other.id === one.id) continue;
    if (meet(one, other)) {
      found.push({ is: other.is_private ? 'private' : 'overlap', id: other.id });
      continue;
    }
    if (other.is_private) continue;
    const [first, next] = one.starts < other.starts ? [one, other] : [other, one];
    const missing =
      Math.max(first.drive_after, next.drive_before) - Math.floor((next.starts - first.ends) / minute);
    if (missing > 0) found.push({ is: 'drive', id: other.id, minutes: missing });
  }
  for (const block of blocks) if (meet(withDrive(one), block)) found.push({ is: 'callTime', block });
  return found;
}

/** Whether somebody has to say why it is booked all the same. A drive is somebody's estimate, so it is shown and stops nobody. */
export const needsReason = (conflicts: readonly Conflict[]): boolean =>
  conflicts.some(({ is }) => is !== 'drive');
