import { vi } from 'vitest';

/** Waits until `look` no longer throws, for as long as a busy machine may need; Vitest's own second is soon over. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 240_000, interval: 1 });
