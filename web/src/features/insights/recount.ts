import { useEffect, useState } from 'react';
import { insightsCall } from '#shared/api/profile-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { Live } from '../../shared/data/live.ts';
import type { Rollup } from './data.ts';
import { outdatedParts } from './insight-values.ts';

/** `failed`: the words of it, and the way to ask once more. */
export type Recount = { is: 'idle' } | { is: 'failed'; why: string; again: () => void };

/** Has what is not of today counted, once: the rollup itself then brings the numbers. */
export function useRecount(rollup: Live<Rollup | null>, today: string): Recount {
  const [attempt, setAttempt] = useState(0);
  const [why, setWhy] = useState<string | null>(null);
  // What this device remembers says nothing about what the server has counted since.
  const isLive = rollup.is === 'ready' && !rollup.stale && rollup.unreadable === 0;
  const needed = isLive && outdatedParts(rollup.value?.parts ?? {}, today).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day and another attempt are each asked for once.
  useEffect(() => {
    if (!needed) return;
    let current = true;
    setWhy(null);
    callEndpoint(insightsCall, {}).catch((error: unknown) => {
      if (current) setWhy(messageFor(error));
    });
    return () => {
      current = false;
    };
  }, [needed, today, attempt]);
  if (!needed || why === null) return { is: 'idle' };
  return { is: 'failed', why, again: () => setAttempt((count) => count + 1) };
}
