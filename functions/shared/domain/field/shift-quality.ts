import { contacts } from '../voters/contact-results.ts';
import { eventValue, workerOf } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { shiftDayOf } from './shift-day.ts';

/**
 * What makes a shift worth a look. Source: what canvass platforms flag (domain §7); a flag is no verdict, for some streets
 * are quick and some evenings lucky.
 */
export const qualityLimits = {
  /** Knocks within any hour. */
  knocksAnHour: 60,
  /** So many knocks, one after the other, within so many milliseconds of each other. */
  rushKnocks: 10,
  rushMs: 5_000,
  /** Knocks from which on it is odd that everybody spoke, or that everybody was home. */
  allReached: 15,
  noneNotHome: 20,
  /** The same answer of so many voters in a row. */
  streak: 10,
  /** Metres between device and door (amber, red), and how many far ones tell something. */
  near: 100,
  far: 300,
  farKnocks: 5,
  /** Milliseconds by which a device's clock may be ahead. */
  clockMs: 300_000,
} as const;

export type Flag =
  | { is: 'pace'; knocks: number }
  | { is: 'rush'; knocks: number }
  | { is: 'all spoke'; knocks: number }
  | { is: 'nobody out'; knocks: number }
  | { is: 'streak'; times: number; question: string | null; answer: string }
  | { is: 'far'; knocks: number; of: number }
  | { is: 'clock' };

/** One person's work in one turf or call list on one day of the field. Milliseconds since 1970. */
export type Shift = {
  key: string;
  /** Whose work it is, as `workerOf` has it. */
  by: string;
  list_id: string | null;
  day: string;
  /** Its events that say something, oldest first, also those that were taken back. */
  events: readonly Learned[];
  /** Some of it was typed in from paper: its moments say when that was, and nothing of pace. */
  typed: boolean;
  /** Of what stands: voters tried, knocks (what was said at one moment is one), voters spoken to, supporters (1 and 2). */
  tried: number;
  knocks: number;
  reached: number;
  supporters: number;
  from: number;
  until: number;
  /** Knocks an hour, of shifts of a quarter of an hour and more. */
  pace: number | null;
  flags: readonly Flag[];
  /** Nothing of it stands any more. */
  rolledBack: boolean;
};

const hourMs = 3_600_000;

const isTyped = ({ walked_by }: Learned): boolean => walked_by !== null;
/** Each moment once: what was said at one of them is one knock. */
const knocksIn = (attempts: readonly Learned[]): number[] => [
  ...new Set(attempts.map(({ happened_at }) => happened_at)),
];

/** The most of ascending moments that lie within `span` of each other. */
function mostWithin(moments: readonly number[], span: number): number {
  let [most, first] = [0, 0];
  for (const [at, moment] of moments.entries()) {
    while (moment - (moments[first] ?? moment) >= span) first += 1;
    most = Math.max(most, at - first + 1);
  }
  return most;
}

/** The longest run of moments each at most `gap` after the one before. */
function longestRush(moments: readonly number[], gap: number): number {
  let [longest, run] = [0, 0];
  for (const [at, moment] of moments.entries()) {
    const before = moments[at - 1];
    run = before !== undefined && moment - before <= gap ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const responseOf = ({ kind, question, answers, score }: Learned): [string | null, string] | null => {
  if (kind === 'support') return score === null ? null : [null, String(score)];
  if (kind === 'answer') return answers === null ? null : [question, answers.join('\n')];
  return null;
};

/** The longest run of one answer to one question, over voters one after the other. */
function longestStreak(events: readonly Learned[]): Extract<Flag, { is: 'streak' }> | null {
  const runs = new Map<string | null, { answer: string; times: number; voter: string }>();
  let best: Extract<Flag, { is: 'streak' }> | null = null;
  for (const event of events) {
    const response = responseOf(event);
    if (!response) continue;
    const [question, answer] = response;
    const before = runs.get(question);
    const again = before?.answer === answer;
    const times = again ? before.times + (before.voter === event.voter_id ? 0 : 1) : 1;
    runs.set(question, { answer, times, voter: event.voter_id });
    if (times > (best?.times ?? 0)) best = { is: 'streak', times, question, answer };
  }
  return best;
}

function flagsOf(current: readonly Learned[], knocks: readonly number[]): Flag[] {
  const limits = qualityLimits;
  const flags: Flag[] = [];
  const attempts = current.filter(({ kind }) => kind === 'attempt');
  const timedEvents = current.filter((event) => !isTyped(event));
  const timed = knocksIn(timedEvents.filter(({ kind, outcome }) => kind === 'attempt' && outcome !== null));
  const busiest = mostWithin(timed, hourMs);
  if (busiest > limits.knocksAnHour) flags.push({ is: 'pace', knocks: busiest });
  const rush = longestRush(timed, limits.rushMs);
  if (rush >= limits.rushKnocks) flags.push({ is: 'rush', knocks: rush });
  const isAllReached = attempts.every(({ outcome }) => outcome !== null && contacts.includes(outcome));
  if (isAllReached && knocks.length >= limits.allReached)
    flags.push({ is: 'all spoke', knocks: knocks.length });
  else if (knocks.length >= limits.noneNotHome && !attempts.some(({ outcome }) => outcome === 'not_home'))
    flags.push({ is: 'nobody out', knocks: knocks.length });
  const streak = longestStreak(current);
  if (streak && streak.times >= limits.streak) flags.push(streak);
  const placed = attempts.filter(({ metres_off }) => metres_off !== null);
  const far = placed.filter(({ metres_off }) => Number(metres_off) > limits.far);
  if (far.length >= limits.farKnocks && far.length * 2 >= placed.length)
    flags.push({ is: 'far', knocks: far.length, of: placed.length });
  const isClockFast = timedEvents.some(
    (one) => one.happened_at - (one.received_at ?? one.happened_at) > limits.clockMs,
  );
  if (isClockFast) flags.push({ is: 'clock' });
  return flags;
}

/**
 * Shifts out of a log, the newest first, the same ones for everybody who looks. What was taken back, by whomever, does not
 * count; what somebody at a desk wrote is no shift. What says something else instead of a former word is of the shift as any
 * word is; what only takes one back is not.
 */
export function shiftsOf(events: readonly Learned[]): Shift[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const groups = new Map<string, Learned[]>();
  for (const event of events) {
    if (event.source === 'office' || eventValue(event) === null) continue;
    const key = [workerOf(event), event.list_id ?? '', shiftDayOf(event.happened_at)].join('\n');
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups]
    .map(([key, group]) => shiftOf(key, group, undone))
    .sort((one, other) => other.until - one.until || (one.key < other.key ? -1 : 1));
}

function shiftOf(key: string, group: readonly Learned[], undone: ReadonlySet<string | null>): Shift {
  const sorted = group.toSorted(
    (one, other) => one.happened_at - other.happened_at || (one.id < other.id ? -1 : 1),
  );
  const current = sorted.filter(({ id }) => !undone.has(id));
  const attempts = current.filter(({ kind, outcome }) => kind === 'attempt' && outcome !== null);
  const knocks = knocksIn(attempts);
  const timed = knocksIn(attempts.filter((event) => !isTyped(event)));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const [from, until] = [first?.happened_at ?? 0, last?.happened_at ?? 0];
  const voters = (of: readonly Learned[]) => new Set(of.map(({ voter_id }) => voter_id)).size;
  const scored = new Map(
    current.flatMap(({ kind, score, voter_id }) => (kind === 'support' ? [[voter_id, score] as const] : [])),
  );
  const hours = ((timed.at(-1) ?? 0) - (timed[0] ?? 0)) / hourMs;
  return {
    key,
    by: first ? workerOf(first) : '',
    list_id: first?.list_id ?? null,
    day: shiftDayOf(from),
    events: sorted,
    typed: sorted.some(isTyped),
    tried: voters(attempts),
    knocks: knocks.length,
    reached: voters(attempts.filter(({ outcome }) => outcome !== null && contacts.includes(outcome))),
    supporters: [...scored.values()].filter((score) => score === 1 || score === 2).length,
    from,
    until,
    pace: hours >= 0.25 ? timed.length / hours : null,
    flags: flagsOf(current, knocks),
    rolledBack: current.length === 0,
  };
}
