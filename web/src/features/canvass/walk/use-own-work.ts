import { useEffect, useMemo, useState } from 'react';
import type { TurfAddition } from '#shared/domain/field/turf-log.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { OwnChange } from '../../../shared/data/optimistic.ts';
import { useOwnChanges } from '../../../shared/data/own-changes.ts';
import { additionIn } from '../../../shared/turfs/turf-addition.ts';
import { learnedIn } from '../../../shared/voters/log/event.ts';

/** What waits here of a table, and everything that was taken since the screen was opened: the journal forgets it sooner. */
function useOwn(table: string): readonly OwnChange[] {
  const own = useOwnChanges(table);
  const [taken, setTaken] = useState<ReadonlyMap<string, OwnChange>>(new Map());
  useEffect(() => {
    const news = own.filter(({ appliedAt, operation }) => appliedAt !== null && !taken.has(operation.id));
    if (news.length > 0)
      setTaken(
        (before) => new Map([...before, ...news.map((one): [string, OwnChange] => [one.operation.id, one])]),
      );
  }, [own, taken]);
  return useMemo(() => {
    const now = new Set(own.map(({ operation }) => operation.id));
    return [...[...taken.values()].filter(({ operation }) => !now.has(operation.id)), ...own];
  }, [own, taken]);
}

const known = new WeakMap<OwnChange, Learned | null>();
/** Read once: of 500 that wait, each acknowledgement would read all anew. */
function learnedFrom(own: OwnChange): Learned | null {
  const before = known.get(own);
  if (before !== undefined) return before;
  const event = learnedIn(own.operation, own.user);
  const learned = event && { ...event, received_at: own.appliedAt };
  known.set(own, learned);
  return learned;
}

/** What this member did at a turf's doors and waits here, or was taken just now. */
export function useOwnEvents(turf: string): readonly Learned[] {
  const own = useOwn('voter_events');
  return useMemo(
    () => own.map(learnedFrom).filter((event): event is Learned => event?.list_id === turf),
    [own, turf],
  );
}

/** Whom they met there, so. */
export function useOwnNewVoters(turf: string): readonly TurfAddition[] {
  const own = useOwn('voter_additions');
  return useMemo(() => {
    const additions = own.map(({ operation }) => additionIn(operation));
    return additions.flatMap((one) => (one?.turf === turf ? [one.person] : []));
  }, [own, turf]);
}

/** What is kept, and what is own and not kept yet: of the same id what is kept. */
export function withOwn<T extends { id: string }>(stored: readonly T[], own: readonly T[]): readonly T[] {
  const ids = new Set(stored.map(({ id }) => id));
  return [...own.filter(({ id }) => !ids.has(id)), ...stored];
}
