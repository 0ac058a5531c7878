import { contacts, type Result, type Score } from '../voters/contact-results.ts';
import type { Fact } from '../voters/voter-state.ts';
import { type DoorAttempt, type WalkingTime, walkingTimeOf } from './walking-time.ts';

/** How far a turf has come. Of each person the last attempt at the door counts, whatever was tried elsewhere since. */
export type TurfProgress = {
  people: number;
  doors: number;
  /** Doors at which somebody was tried. */
  doorsTried: number;
  /** People who were tried, and who of them were spoken to. */
  tried: number;
  reached: number;
  /** The newest attempt, milliseconds since 1970. */
  lastAt: number | null;
  results: Partial<Record<Result, number>>;
  /** People by the score that was learned at the door: 1 strong support to 5 strong against. */
  support: readonly [number, number, number, number, number];
  /** From door to door, of attempts that were not taken back. */
  walked: WalkingTime;
};

/** One voter of a turf: the number of their door, and what is known of them in the order in which it was learned. */
export type TurfVoter = { door: number; facts: readonly Fact[] };

/** What came of the door since a moment, milliseconds since 1970 by the device that wrote it down. */
export function lastAtDoor(
  facts: readonly Fact[],
  since: number,
): { outcome: Result | null; at: number; reached: boolean; score: Score | null; attempts: readonly Fact[] } {
  const ofTurf = facts.filter(({ source, happened_at }) => source === 'door' && happened_at >= since);
  const attempts = ofTurf.filter(({ kind, outcome }) => kind === 'attempt' && outcome !== null);
  const last = attempts.at(-1);
  return {
    outcome: last?.outcome ?? null,
    at: last?.happened_at ?? 0,
    reached: attempts.some(({ outcome }) => outcome !== null && contacts.includes(outcome)),
    score: ofTurf.findLast(({ kind }) => kind === 'support')?.score ?? null,
    attempts,
  };
}

/** Told of the voters of one turf. */
export function turfProgressOf(voters: readonly TurfVoter[], since: number): TurfProgress {
  const tried = new Set<number>();
  const results: Partial<Record<Result, number>> = {};
  const support: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const every: DoorAttempt[] = [];
  let [people, reached, lastAt] = [0, 0, 0];
  for (const { door, facts } of voters) {
    const last = lastAtDoor(facts, since);
    for (const { by, happened_at: at } of last.attempts) every.push({ by, at, door });
    if (last.score) support[last.score - 1] = (support[last.score - 1] ?? 0) + 1;
    if (!last.outcome) continue;
    people += 1;
    reached += Number(last.reached);
    lastAt = Math.max(lastAt, last.at);
    tried.add(door);
    results[last.outcome] = (results[last.outcome] ?? 0) + 1;
  }
  return {
    people: voters.length,
    doors: new Set(voters.map(({ door }) => door)).size,
    doorsTried: tried.size,
    tried: people,
    reached,
    lastAt: people === 0 ? null : lastAt,
    results,
    support,
    walked: walkingTimeOf(every),
  };
}
