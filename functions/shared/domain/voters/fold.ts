import { correctionsOf } from './claims.ts';
import { contacts } from './contact-results.ts';
import { factStore } from './fact-store.ts';
import { eventValue, workerOf } from './learned.ts';
import { suppressionOf } from './suppression.ts';
import type { Fact, FoldState, Learned, VoterState } from './voter-state.ts';

export const emptyFoldState: FoldState = { attempts: 0, notes: 0, facts: [] };

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

type FactStore = ReturnType<typeof factStore>;
type Counts = { attempts: number; notes: number };

/** Counts what was taken back; what is no longer known by name counts on. */
function undo(store: FactStore, counts: Counts, id: string, kind: Fact['kind']): void {
  if (!store.undo(id, kind)) return;
  if (kind === 'attempt') counts.attempts -= 1;
  if (kind === 'note') counts.notes -= 1;
}

/** Nothing said, and nothing named: it takes back what stands, of attempts the last. */
function clear(store: FactStore, counts: Counts, { kind, question, field }: Learned): void {
  if (kind === 'attempt' && store.dropNewest('attempt')) counts.attempts -= 1;
  if (kind === 'support') store.dropAll('support', '');
  if (kind === 'answer') store.dropAll('answer', question ?? '');
  if (kind === 'correction') for (const { group, key } of correctionsOf(field)) store.dropAll(group, key);
}

function step(store: FactStore, counts: Counts, event: Learned): void {
  const { kind, undoes } = event;
  if (undoes) undo(store, counts, undoes, kind);
  if (eventValue(event) === null) {
    if (!undoes) clear(store, counts, event);
    return;
  }
  if (kind === 'attempt') counts.attempts += 1;
  if (kind === 'note') counts.notes += 1;
  store.add(factOf(event));
}

/**
 * What is kept of one voter after more events of theirs: each counts once, in whatever order they are given. They must be
 * newer than all that `kept` was made of; `isUnfolded` tells. The cost grows with the number of events, and not faster.
 */
export function fold(before: FoldState, events: readonly Learned[]): FoldState {
  const each = new Map<string, Learned>();
  for (const event of events) {
    // What waited here has arrived: the server's word on when it did stands.
    const had = each.get(event.id);
    if (!had || had.received_at === null) each.set(event.id, event);
  }
  const store = factStore(before.facts);
  const counts = { attempts: before.attempts, notes: before.notes };
  for (const event of [...each.values()].sort(byArrival)) step(store, counts, event);
  return { ...counts, facts: store.facts() };
}

/** The same of many voters: what is kept of each, without those of whom nothing is. */
export function foldAll(
  states: ReadonlyMap<string, FoldState>,
  events: readonly Learned[],
): Map<string, FoldState> {
  const byVoter = new Map<string, Learned[]>();
  for (const event of events) {
    const ownEvents = byVoter.get(event.voter_id);
    if (ownEvents) ownEvents.push(event);
    else byVoter.set(event.voter_id, [event]);
  }
  const next = new Map(states);
  for (const [voter, ownEvents] of byVoter) {
    const foldState = fold(next.get(voter) ?? emptyFoldState, ownEvents);
    if (foldState.attempts + foldState.notes + foldState.facts.length > 0) next.set(voter, foldState);
    else next.delete(voter);
  }
  return next;
}

/** Whether an overlay's part that was folded until a moment (milliseconds) is without an event. */
export const isUnfolded = ({ received_at }: Learned, until: number): boolean =>
  received_at === null || received_at >= until;

/** What the campaign knows of a voter on a day, `YYYY-MM-DD`. */
export function stateOf({ attempts, notes, facts }: FoldState, day: string): VoterState {
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
