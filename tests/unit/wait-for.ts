import { vi } from 'vitest';

/** Waits until `check` no longer throws, for as long as a busy machine may need; Vitest's own second is soon over. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 240_000, interval: 1 });
