import { useEffect, useMemo, useState } from 'react';
import type { Met } from '#shared/rules/field/heard.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { keptEvents, keptMet } from '../../../shared/turfs/kept.ts';
import { useOwnEvents, useOwnMet, withOwn } from './use-own.ts';

type Happened = { events: readonly Learned[]; met: readonly Met[] };

/**
 * Everything that happened at a turf's doors, and who was met there: what this device was told and what was sent from it, and
 * what this member did that waits. Null until the device was read. `asked` changes when the server has told more.
 */
export function useHappened(turf: string, asked: number): Happened | null {
  const [kept, setKept] = useState<Happened | null>(null);
  const [events, met] = [useOwnEvents(turf), useOwnMet(turf)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is kept before `asked` changes.
  useEffect(() => {
    let current = true;
    void Promise.all([keptEvents(turf), keptMet(turf)]).then(
      ([events, met]) => current && setKept({ events, met }),
    );
    return () => {
      current = false;
    };
  }, [turf, asked]);

  return useMemo(
    () => kept && { events: withOwn(kept.events, events), met: withOwn(kept.met, met) },
    [kept, events, met],
  );
}
