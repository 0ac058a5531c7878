import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for a trigger; the first one starts a process, on a machine that may be busy. */
const timeoutMs = 240_000;

/** Looks until it is so. Fails with the last thing seen. */
export async function eventually<T>(read: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const seen = await read();
    if (isSo(seen)) return seen;
    if (Date.now() > until) throw new Error(`Still not so: ${JSON.stringify(seen)}`);
    await sleep(50);
  }
}
