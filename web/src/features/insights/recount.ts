import { useEffect, useState } from 'react';
import { insightsCall } from '#shared/calls/profile.ts';
import { ask } from '../../shared/data/api.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import type { Live } from '../../shared/data/live.ts';
import { behind } from './counts.ts';
import type { Rollup } from './data.ts';

/** `failed`: the words of it, and the way to ask once more. */
export type Recount = { is: 'idle' } | { is: 'failed'; why: string; again: () => void };

/** Has what is not of today counted, once: the rollup itself then brings the numbers. */
export function useRecount(rollup: Live<Rollup | null>, today: string): Recount {
  const [attempt, setAttempt] = useState(0);
  const [why, setWhy] = useState<string | null>(null);
  // What this device remembers says nothing about what the server has counted since.
  const heard = rollup.is === 'ready' && !rollup.stale && rollup.unreadable === 0;
  const needed = heard && behind(rollup.value?.parts ?? {}, today).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day and another attempt are each asked for once.
  useEffect(() => {
    if (!needed) return;
    let here = true;
    setWhy(null);
    ask(insightsCall, {}).catch((error: unknown) => {
      if (here) setWhy(wordsFor(error));
    });
    return () => {
      here = false;
    };
  }, [needed, today, attempt]);
  if (!needed || why === null) return { is: 'idle' };
  return { is: 'failed', why, again: () => setAttempt((count) => count + 1) };
}
