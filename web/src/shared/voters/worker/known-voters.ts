import { byArrival, emptyFoldState, fold, isUnfolded, stateOf } from '#shared/domain/voters/fold.ts';
import { type Overlay, partOf } from '#shared/domain/voters/overlay.ts';
import type { FoldState, Learned, VoterState } from '#shared/domain/voters/voter-state.ts';

type Part = { overlay: Overlay; version: number; until: number };
type Events = Map<string, Learned>;
/** What the server's events make of a voter: up to the newest that is folded, and those after it that are not yet. */
type Folded = { state: FoldState; newest: Learned; fresh: Learned[] };

/** The place of a text in an ascending list; -1 where it is not there. */
function placeIn(sorted: readonly string[], target: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < target) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === target ? low : -1;
}

/** What was learned: the overlay's parts, and on top of them the events that none of them has. Says whom news is of. */
export type Known = ReturnType<typeof knownOf>;

export function knownOf() {
  const parts = new Map<number, Part>();
  /** By voter, then by event. */
  const received = new Map<string, Events>();
  const own = new Map<string, Events>();
  /** So that each event of a long tail is folded once, not again with every event that comes. */
  const folded = new Map<string, Folded>();

  const put = (into: Map<string, Events>, event: Learned) => {
    const events = into.get(event.voter_id) ?? new Map<string, Learned>();
    events.set(event.id, event);
    into.set(event.voter_id, events);
  };
  const isIn = (event: Learned): boolean => !isUnfolded(event, parts.get(partOf(event.voter_id))?.until ?? 0);

  const partState = (voter: string): FoldState => {
    const part = parts.get(partOf(voter));
    const place = part ? placeIn(part.overlay.voters, voter) : -1;
    return part && place >= 0 ? part.overlay.foldStateAt(place) : emptyFoldState;
  };
  const voters = function* (): Generator<string> {
    for (const { overlay } of parts.values()) yield* overlay.voters;
    yield* received.keys();
    yield* own.keys();
  };
  const receivedState = (voter: string): FoldState => {
    const events = received.get(voter);
    if (!events || events.size === 0) return partState(voter);
    const had = folded.get(voter);
    const news = had ? had.fresh : [...events.values()];
    if (had && news.length === 0) return had.state;
    const state = fold(had?.state ?? partState(voter), news);
    const newest = news.reduce((one, other) => (byArrival(one, other) < 0 ? other : one));
    folded.set(voter, { state, newest, fresh: [] });
    return state;
  };
  const foldStateOf = (voter: string): FoldState => {
    const state = receivedState(voter);
    // What waited here and has arrived is known by the server's word.
    const waits = [...(own.get(voter)?.values() ?? [])].filter(({ id }) => !received.get(voter)?.has(id));
    return waits.length > 0 ? fold(state, waits) : state;
  };
  return {
    foldStateOf,
    stateOf: (voter: string, day: string): VoterState => stateOf(foldStateOf(voter), day),
    versionOf: (part: number): number => parts.get(part)?.version ?? 0,
    /** Of each part up to the last that is here; 0: there is none. */
    versions: (): number[] =>
      Array.from({ length: Math.max(-1, ...parts.keys()) + 1 }, (_, part) => parts.get(part)?.version ?? 0),
    /** Events of the server that no part has. */
    received: (): Learned[] => [...received.values()].flatMap((events) => [...events.values()]),
    /** Everybody of whom anything is known; one may come twice. */
    voters,
    /** Takes a part in, and forgets the events that are in it. */
    setPart(at: number, part: Part): Set<string> {
      const touched = new Set([...(parts.get(at)?.overlay.voters ?? []), ...part.overlay.voters]);
      parts.set(at, part);
      folded.clear();
      for (const [voter, events] of received) {
        if (partOf(voter) !== at) continue;
        touched.add(voter);
        for (const event of events.values()) if (isIn(event)) events.delete(event.id);
        if (events.size === 0) received.delete(voter);
      }
      return touched;
    },
    /** Takes events in that the server has; those that are there already change nothing. */
    learn(events: readonly Learned[]): Set<string> {
      const touched = new Set<string>();
      for (const event of events) {
        const before = received.get(event.voter_id)?.get(event.id);
        if (before?.received_at === event.received_at || isIn(event)) continue;
        const had = folded.get(event.voter_id);
        if (had && !before && byArrival(had.newest, event) < 0) had.fresh.push(event);
        else folded.delete(event.voter_id);
        put(received, event);
        touched.add(event.voter_id);
      }
      return touched;
    },
    /** All that waits on this device by now. */
    setOwn(events: readonly Learned[]): Set<string> {
      const touched = new Set([...own.keys(), ...events.map(({ voter_id }) => voter_id)]);
      own.clear();
      for (const event of events) put(own, event);
      return touched;
    },
  };
}
