import * as z from 'zod/mini';
import { type BlockedReason, blockedReasons } from './list.ts';

const whole = z.int().check(z.minimum(0));

export const targetStatuses = ['fresh', 'again', 'call_back', 'done', 'blocked'] as const;
/**
 * `at`: milliseconds since 1970 before which they are not called; 0: any time. `why`: of `blocked`, and `left` of whoever the
 * voter file lacks for now, whatever else they are.
 */
const targetStatus = z.strictObject({
  is: z.enum(targetStatuses),
  at: whole,
  why: z.nullable(z.enum(blockedReasons)),
  /** Results that were reported, and those of them where they spoke. */
  calls: whole,
  reached: whole,
});
export type TargetStatus = z.output<typeof targetStatus>;

/** Where one person of a list stands, and who has or last had them. */
export const targetState = z.strictObject({
  ...targetStatus.shape,
  by: z.nullable(z.string()),
  /** Nobody else gets them before; 0: nobody has them. */
  until: whole,
  /** The last report's id, and what stood before it: so that the same again changes nothing, and it can be taken back. */
  report: z.nullable(z.string()),
  was: z.nullable(targetStatus),
});
export type TargetState = z.output<typeof targetState>;
/** By the voter's id. */
export type PacketStates = Readonly<Record<string, TargetState>>;

/** What a packet comes to. */
export const packetTally = z.strictObject({
  fresh: whole,
  again: whole,
  call_back: whole,
  done: whole,
  calls: whole,
  reached: whole,
  blocked: z.record(z.enum(blockedReasons), whole),
});
export type PacketTally = z.output<typeof packetTally>;

export const newTarget: TargetState = {
  is: 'fresh',
  at: 0,
  why: null,
  calls: 0,
  reached: 0,
  by: null,
  until: 0,
  report: null,
  was: null,
};

export const isOver = ({ is }: Pick<TargetStatus, 'is'>): boolean => is === 'done' || is === 'blocked';

/** Whether the voter file lacked them when they were last looked at; a newer one may have them. */
export const isGone = (state: Pick<TargetStatus, 'is' | 'why'>): boolean =>
  state.why === 'left' && !isOver(state);

/** From when on somebody can be given to a caller; null: not any more. */
export const callableAt = (state: TargetState): number | null =>
  isOver(state) ? null : Math.max(state.at, state.until);

/** From when on somebody of a packet can be; null where nobody is left. */
export function nextAt(states: PacketStates): number | null {
  const moments = Object.values(states)
    .map(callableAt)
    .filter((at) => at !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

const orderOf: Record<TargetStatus['is'], number> = { call_back: 0, fresh: 1, again: 2, done: 3, blocked: 3 };

/** Who can be called now: first who asked for it, then who never was, then the others; of each the longest due. */
export const callable = (states: PacketStates, now: number): string[] =>
  Object.entries(states)
    .filter(([, state]) => (callableAt(state) ?? Number.POSITIVE_INFINITY) <= now)
    .toSorted(([, one], [, other]) => orderOf[one.is] - orderOf[other.is] || one.at - other.at)
    .map(([id]) => id);

export const noBlocked = (): Record<BlockedReason, number> => ({
  attempts: 0,
  bad_number: 0,
  deceased: 0,
  held: 0,
  language: 0,
  left: 0,
  moved: 0,
  opted_out: 0,
  refused: 0,
});

export function tallyOf(states: PacketStates): PacketTally {
  const tally = {
    ...{ fresh: 0, again: 0, call_back: 0, done: 0 },
    calls: 0,
    reached: 0,
    blocked: noBlocked(),
  };
  for (const { is, why, calls, reached } of Object.values(states)) {
    if (why) tally.blocked[why] += 1;
    else if (is !== 'blocked') tally[is] += 1;
    tally.calls += calls;
    tally.reached += reached;
  }
  return tally;
}

/** All packets of a list together. */
export function sumTallies(tallies: readonly PacketTally[]): PacketTally {
  const sum = tallyOf({});
  for (const tally of tallies) {
    for (const key of ['fresh', 'again', 'call_back', 'done', 'calls', 'reached'] as const)
      sum[key] += tally[key];
    for (const why of blockedReasons) sum.blocked[why] += tally.blocked[why];
  }
  return sum;
}
