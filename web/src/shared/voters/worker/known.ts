import { fold, isNews, nothingKept, stateOf } from '#shared/rules/voters/fold.ts';
import { type Overlay, partOf } from '#shared/rules/voters/overlay.ts';
import type { Kept, Learned, VoterState } from '#shared/rules/voters/state.ts';

type Part = { overlay: Overlay; version: number; until: number };
type Events = Map<string, Learned>;

/** The place of a text in an ascending list; -1 where it is not there. */
function placeIn(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted ? low : -1;
}

/** What was learned: the overlay's parts, and on top of them the events that none of them has. Says whom news is of. */
export type Known = ReturnType<typeof knownOf>;

export function knownOf() {
  const parts = new Map<number, Part>();
  /** By voter, then by event. */
  const received = new Map<string, Events>();
  const own = new Map<string, Events>();

  const put = (into: Map<string, Events>, event: Learned) => {
    const events = into.get(event.voter_id) ?? new Map<string, Learned>();
    events.set(event.id, event);
    into.set(event.voter_id, events);
  };
  const isIn = (event: Learned): boolean => !isNews(event, parts.get(partOf(event.voter_id))?.until ?? 0);

  const keptIn = (voter: string): Kept => {
    const part = parts.get(partOf(voter));
    const place = part ? placeIn(part.overlay.voters, voter) : -1;
    return part && place >= 0 ? part.overlay.keptAt(place) : nothingKept;
  };
  const voters = function* (): Generator<string> {
    for (const { overlay } of parts.values()) yield* overlay.voters;
    yield* received.keys();
    yield* own.keys();
  };
  const keptOf = (voter: string): Kept => {
    const news = [...(received.get(voter)?.values() ?? []), ...(own.get(voter)?.values() ?? [])];
    return news.length > 0 ? fold(keptIn(voter), news) : keptIn(voter);
  };
  return {
    keptOf,
    stateOf: (voter: string, day: string): VoterState => stateOf(keptOf(voter), day),
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
