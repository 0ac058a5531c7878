import { expect } from 'vitest';

/** As many seconds, or what a slow machine leaves of them before it looks. */
export const nearly = (seconds: number) =>
  expect.toSatisfy((wait: number) => wait <= seconds && wait > seconds - 40, `nearly ${seconds}`);
