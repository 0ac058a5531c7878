import { correctionsOf } from './claims.ts';
import { keeping } from './kept.ts';
import { wordOf, workerOf } from './learned.ts';
import { contacts } from './results.ts';
import type { Fact, Kept, Learned, VoterState } from './state.ts';
import { suppressionOf } from './suppression.ts';

export const nothingKept: Kept = { attempts: 0, notes: 0, facts: [] };

/** By the server's clock, then by id; what waits on this device is newest, in the order of its own clock. */
export const byArrival = (one: Learned, other: Learned): number => {
  const [at, otherAt] = [
    one.received_at ?? Number.POSITIVE_INFINITY,
    other.received_at ?? Number.POSITIVE_INFINITY,
  ];
  if (at !== otherAt) return at < otherAt ? -1 : 1;
  const waits = one.received_at === null ? one.happened_at - other.happened_at : 0;
  return waits || (one.id < other.id ? -1 : 1);
};

/** Named one by one: spread, each takes six times as long. */
const factOf = (event: Learned): Fact => ({
  id: event.id,
  kind: event.kind,
  source: event.source,
  outcome: event.outcome,
  score: event.score,
  tag: event.tag,
  is_on: event.is_on,
  question: event.question,
  answers: event.answers,
  text: event.kind === 'correction' ? event.text : null,
  field: event.field,
  reason: event.reason,
  channels: event.channels,
  until: event.until,
  happened_at: event.happened_at,
  by: workerOf(event),
});

type Keeper = ReturnType<typeof keeping>;
type Counts = { attempts: number; notes: number };

/** Counts what was taken back; what is no longer known by name counts on. */
function undo(keeper: Keeper, counts: Counts, id: string, kind: Fact['kind']): void {
  if (!keeper.undo(id, kind)) return;
  if (kind === 'attempt') counts.attempts -= 1;
  if (kind === 'note') counts.notes -= 1;
}

/** Nothing said, and nothing named: it takes back what stands, of attempts the last. */
function clear(keeper: Keeper, counts: Counts, { kind, question, field }: Learned): void {
  if (kind === 'attempt' && keeper.dropNewest('attempt')) counts.attempts -= 1;
  if (kind === 'support') keeper.dropAll('support', '');
  if (kind === 'answer') keeper.dropAll('answer', question ?? '');
  if (kind === 'correction') for (const { group, key } of correctionsOf(field)) keeper.dropAll(group, key);
}

function step(keeper: Keeper, counts: Counts, event: Learned): void {
  const { kind, undoes } = event;
  if (undoes) undo(keeper, counts, undoes, kind);
  if (wordOf(event) === null) {
    if (!undoes) clear(keeper, counts, event);
    return;
  }
  if (kind === 'attempt') counts.attempts += 1;
  if (kind === 'note') counts.notes += 1;
  keeper.add(factOf(event));
}

/**
 * What is kept of one voter after more events of theirs: each counts once, in whatever order they are given. They must be
 * newer than all that `kept` was made of; `isNews` tells. The cost grows with the number of events, and not faster.
 */
export function fold(kept: Kept, events: readonly Learned[]): Kept {
  const each = new Map<string, Learned>();
  for (const event of events) {
    // What waited here has arrived: the server's word on when it did stands.
    const had = each.get(event.id);
    if (!had || had.received_at === null) each.set(event.id, event);
  }
  const keeper = keeping(kept.facts);
  const counts = { attempts: kept.attempts, notes: kept.notes };
  for (const event of [...each.values()].sort(byArrival)) step(keeper, counts, event);
  return { ...counts, facts: keeper.facts() };
}

/** The same of many voters: what is kept of each, without those of whom nothing is. */
export function foldAll(states: ReadonlyMap<string, Kept>, events: readonly Learned[]): Map<string, Kept> {
  const byVoter = new Map<string, Learned[]>();
  for (const event of events) {
    const theirs = byVoter.get(event.voter_id);
    if (theirs) theirs.push(event);
    else byVoter.set(event.voter_id, [event]);
  }
  const next = new Map(states);
  for (const [voter, theirs] of byVoter) {
    const kept = fold(next.get(voter) ?? nothingKept, theirs);
    if (kept.attempts + kept.notes + kept.facts.length > 0) next.set(voter, kept);
    else next.delete(voter);
  }
  return next;
}

/** Whether an overlay's part that was folded until a moment (milliseconds) is without an event. */
export const isNews = ({ received_at }: Learned, until: number): boolean =>
  received_at === null || received_at >= until;

/** What the campaign knows of a voter on a day, `YYYY-MM-DD`. */
export function stateOf({ attempts, notes, facts }: Kept, day: string): VoterState {
  let last_attempt: VoterState['last_attempt'] = null;
  let last_contact: VoterState['last_contact'] = null;
  let support: VoterState['support'] = null;
  const tags = new Map<string, boolean>();
  const answers: Record<string, readonly string[]> = {};
  const corrected: Record<string, string> = {};
  for (const fact of facts) {
    const { id: event, kind, source, happened_at: at, by } = fact;
    if (kind === 'attempt' && fact.outcome) {
      last_attempt = { outcome: fact.outcome, source, at, by, event };
      if (contacts.includes(fact.outcome)) last_contact = { source, at, by, event };
    }
    if (kind === 'support' && fact.score) support = { score: fact.score, at, event };
    if (kind === 'tag' && fact.tag !== null) tags.set(fact.tag, fact.is_on === true);
    if (kind === 'answer' && fact.question !== null) answers[fact.question] = fact.answers ?? [];
    if (kind === 'correction' && fact.field !== null) corrected[fact.field] = fact.text ?? '';
  }
  return {
    attempts,
    last_attempt,
    last_contact,
    support,
    tags: [...tags].flatMap(([tag, isOn]) => (isOn ? [tag] : [])).sort(),
    answers,
    corrected,
    notes,
    ...suppressionOf(facts, day),
  };
}
