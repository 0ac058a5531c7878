import { useEffect, useMemo, useState } from 'react';
import type { TurfAddition } from '#shared/domain/field/turf-log.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { readAdditions, readTurfEvents } from '../../../shared/turfs/stored-turfs.ts';
import { useOwnEvents, useOwnNewVoters, withOwn } from './use-own-work.ts';

type Happened = { events: readonly Learned[]; newVoters: readonly TurfAddition[] };

/**
 * Everything that happened at a turf's doors, and who was met there: what this device was told and what was sent from it, and
 * what this member did that waits. Null until the device was read. `version` changes when the server has told more.
 */
export function useTurfEvents(turf: string, version: number): Happened | null {
  const [stored, setStored] = useState<Happened | null>(null);
  const [events, newVoters] = [useOwnEvents(turf), useOwnNewVoters(turf)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is kept before `version` changes.
  useEffect(() => {
    let current = true;
    void Promise.all([readTurfEvents(turf), readAdditions(turf)]).then(
      ([events, storedNewVoters]) => current && setStored({ events, newVoters: storedNewVoters }),
    );
    return () => {
      current = false;
    };
  }, [turf, version]);

  return useMemo(
    () =>
      stored && { events: withOwn(stored.events, events), newVoters: withOwn(stored.newVoters, newVoters) },
    [stored, events, newVoters],
  );
}
