import * as z from 'zod/mini';
import { metricsCall } from '#shared/api/metrics-api.ts';
import { metricLimits } from '#shared/metric-limits.ts';
import { recall, remember } from '../local-storage.ts';

const key = 'metrics';

const batch = z.object({ user: z.string(), organization: z.string(), body: metricsCall.request });
export type Batch = z.output<typeof batch>;

const stored = z.object({
  /** Complete, oldest first: they wait for the server's answer. */
  waiting: z.array(batch),
  /** One for each session of this browser: still being filled. `at`: milliseconds, when it was last. */
  open: z.record(z.string(), z.object({ at: z.number(), batch })),
  /** When batches were sent, in milliseconds. */
  sent: z.array(z.number()),
});
export type Stored = z.output<typeof stored>;

/** What waits on this device to be sent, of every session of this browser. */
export type Store = { read: () => Stored; write: (next: Stored) => void };

const nothing: Stored = { waiting: [], open: {}, sent: [] };

/** Where storage is closed, it holds until the page is left. */
export function deviceStore(): Store {
  let fallback = nothing;
  return {
    read() {
      try {
        const json = recall(key);
        return json === null ? fallback : stored.parse(JSON.parse(json));
      } catch {
        // Another version of the app may have written it.
        return nothing;
      }
    },
    write(next) {
      fallback = { ...next, waiting: next.waiting.slice(-metricLimits.waiting) };
      remember(key, JSON.stringify(fallback));
    },
  };
}
