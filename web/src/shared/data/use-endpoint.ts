import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { callEndpoint } from './api.ts';
import { onReconnect, useConnectivity } from './connectivity.ts';
import { messageFor } from './error-messages.ts';
import type { Live } from './live.ts';
import { persistQuery, readPersistedQuery } from './query-cache.ts';

const refreshMs = 60_000;

/**
 * What an endpoint answers: asked when the screen is opened, every minute while somebody looks, and when the connection
 * is back; meanwhile what this device was last told. `key` names the question on this device; null asks nothing yet.
 */
export function useEndpoint<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: EndpointDefinition<Q, A>,
  body: z.input<Q>,
  key: string | null,
): { live: Live<z.output<A>>; asking: boolean; refresh: () => void } {
  type Answer = Live<z.output<A>>;
  const [answer, setAnswer] = useState<{ key: string; live: Answer } | null>(null);
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for call and body; an attempt asks anew.
  useEffect(() => {
    if (key === null) return;
    const leave = new AbortController();
    const { signal } = leave;
    /** What is shown already stays where `next` is only instead of nothing. */
    const show = (next: Answer, instead: (shown: Answer & { is: 'ready' }) => Answer) =>
      setAnswer((now) =>
        now?.key === key && now.live.is === 'ready' ? { key, live: instead(now.live) } : { key, live: next },
      );
    setAsking(true);
    void readPersistedQuery(key).then((cached) => {
      const read = call.response.safeParse(cached?.value[0]?.[0]?.fields.value);
      if (signal.aborted || !cached || !read.success) return;
      const live: Answer = { is: 'ready', value: read.data, stale: true, at: cached.at, unreadable: 0 };
      show(live, (faster) => faster);
    });
    callEndpoint(call, body, signal)
      .then(
        (value) => {
          if (signal.aborted) return;
          const live: Answer = { is: 'ready', value, stale: false, at: null, unreadable: 0 };
          show(live, () => live);
          persistQuery(key, [[{ id: key, fields: { value } }]]);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          const failed: Answer = useConnectivity.getState().online
            ? { is: 'failed', why: messageFor(error), retry: refresh }
            : { is: 'unseen' };
          show(failed, (shown) => ({ ...shown, stale: true }));
        },
      )
      .finally(() => {
        if (!signal.aborted) setAsking(false);
      });
    return () => leave.abort();
  }, [key, attempt]);

  useEveryMinute(refresh);
  return { live: answer !== null && answer.key === key ? answer.live : { is: 'loading' }, asking, refresh };
}

/** While somebody looks; at once when they come back after longer, or the connection does. */
function useEveryMinute(refresh: () => void): void {
  useEffect(() => {
    let last = Date.now();
    const due = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < refreshMs) return;
      last = Date.now();
      refresh();
    };
    const timer = setInterval(due, refreshMs / 4);
    document.addEventListener('visibilitychange', due);
    const stop = onReconnect(refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', due);
      stop();
    };
  }, [refresh]);
}
