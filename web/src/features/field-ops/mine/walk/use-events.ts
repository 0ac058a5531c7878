import { useEffect, useMemo, useState } from 'react';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Own } from '../../../../shared/data/overlay.ts';
import { useOwnChanges } from '../../../../shared/data/own-changes.ts';
import { followLog } from '../../../../shared/data/voter-log.ts';
import { record } from '../../../../shared/errors/log.ts';
import { useMember } from '../../../../shared/session/member.ts';
import { keepEvents, keepTurf, keptEvents, keptTurf } from '../../../../shared/turfs/kept.ts';
import { learnedIn } from '../../../../shared/voters/log/event.ts';

/** Milliseconds between two writes of what was heard. */
const breathMs = 1_000;
/** Milliseconds within which events may become known in another order than the server received them. */
const overlapMs = 60_000;

/** What the server has told goes before what this device only knows to have been taken. */
type Heard = ReadonlyMap<string, Learned>;
const with_ = (heard: Heard, news: readonly Learned[]): Heard =>
  new Map([...heard, ...news.map((event): [string, Learned] => [event.id, event])]);

const known = new WeakMap<Own, Learned | null>();
/** Read once: of 500 that wait, each acknowledgement would read all anew. */
function learnedFrom(own: Own): Learned | null {
  const before = known.get(own);
  if (before !== undefined) return before;
  const event = learnedIn(own.operation, own.user);
  const learned = event && { ...event, received_at: own.appliedAt };
  known.set(own, learned);
  return learned;
}

/** What this member did at a turf's doors and waits here, or was taken just now. */
export function useOwnEvents(turf: string): readonly Learned[] {
  const own = useOwnChanges('voter_events');
  return useMemo(
    () => own.map(learnedFrom).filter((event): event is Learned => event?.list_id === turf),
    [own, turf],
  );
}

/** Keeps how far the log was heard with the turf, so that the next page asks only for what came after. */
async function keepUntil(turf: string, until: number): Promise<void> {
  const kept = await keptTurf(turf);
  if (kept && kept.logUntil < until) await keepTurf({ ...kept, logUntil: until });
}

/**
 * Everything that was learned at a turf's doors, by whoever holds or held it: from this device at once, then from the log,
 * live, and what this member did that waits. Null until the device was read. `again` changes when it is to be asked anew.
 */
export function useTurfEvents(turf: string, since: number, again: number): readonly Learned[] | null {
  const { organization } = useMember();
  const [heard, setHeard] = useState<Heard | null>(null);
  const own = useOwnEvents(turf);

  useEffect(() => {
    let current = true;
    void keptEvents(turf).then(
      (events) =>
        current && setHeard((before) => with_(with_(new Map(), events), [...(before?.values() ?? [])])),
    );
    return () => {
      current = false;
    };
  }, [turf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how far it was heard only says where to begin; `again` asks anew.
  useEffect(() => {
    let waiting: Learned[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const news = waiting;
      waiting = [];
      const until = Math.max(...news.map(({ received_at }) => received_at ?? 0));
      void keepEvents(turf, news).then(() => keepUntil(turf, until));
    };
    const stop = followLog(
      organization,
      Math.max(0, since - overlapMs),
      (news) => {
        setHeard((before) => with_(before ?? new Map(), news));
        waiting.push(...news);
        timer ??= setTimeout(write, breathMs);
      },
      // Not theirs any more, or past its time: the turf's own listener tells, and what is here stays.
      (error) => record(error, 'reading'),
      turf,
    );
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
  }, [organization, turf, again]);

  return useMemo(() => {
    if (heard === null) return null;
    return [...own.filter(({ id }) => !heard.has(id)), ...heard.values()];
  }, [heard, own]);
}
