/**
 * What `work` answers with, for so many milliseconds. Then it rejects, whether `work` heeds its signal or not: one that
 * never ends holds up nobody.
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new Error(`It took more than ${ms} ms.`)), ms);
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
