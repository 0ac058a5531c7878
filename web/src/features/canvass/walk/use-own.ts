import { useEffect, useMemo, useState } from 'react';
import type { Met } from '#shared/rules/field/heard.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Own } from '../../../shared/data/overlay.ts';
import { useOwnChanges } from '../../../shared/data/own-changes.ts';
import { metIn } from '../../../shared/turfs/met.ts';
import { learnedIn } from '../../../shared/voters/log/event.ts';

/** What waits here of a table, and everything that was taken since the screen was opened: the journal forgets it sooner. */
function useOwn(table: string): readonly Own[] {
  const own = useOwnChanges(table);
  const [taken, setTaken] = useState<ReadonlyMap<string, Own>>(new Map());
  useEffect(() => {
    const news = own.filter(({ appliedAt, operation }) => appliedAt !== null && !taken.has(operation.id));
    if (news.length > 0)
      setTaken(
        (before) => new Map([...before, ...news.map((one): [string, Own] => [one.operation.id, one])]),
      );
  }, [own, taken]);
  return useMemo(() => {
    const now = new Set(own.map(({ operation }) => operation.id));
    return [...[...taken.values()].filter(({ operation }) => !now.has(operation.id)), ...own];
  }, [own, taken]);
}

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
  const own = useOwn('voter_events');
  return useMemo(
    () => own.map(learnedFrom).filter((event): event is Learned => event?.list_id === turf),
    [own, turf],
  );
}

/** Whom they met there, so. */
export function useOwnMet(turf: string): readonly Met[] {
  const own = useOwn('voter_additions');
  return useMemo(() => {
    const met = own.map(({ operation }) => metIn(operation));
    return met.flatMap((one) => (one?.turf === turf ? [one.person] : []));
  }, [own, turf]);
}

/** What is kept, and what is own and not kept yet: of the same id what is kept. */
export function withOwn<T extends { id: string }>(kept: readonly T[], own: readonly T[]): readonly T[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...own.filter(({ id }) => !ids.has(id)), ...kept];
}
