import { defineConfig } from 'vitest/config';

/** `unit` runs anywhere; `rules` and `functions` need the emulators that scripts/test.mjs starts. */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['functions/shared/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // One file at a time: they share one project, and each loads its rules and clears its documents.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts', 'tests/functions/**/*.test.ts'],
          // One file at a time: the functions they call share one emulator and two cores.
          fileParallelism: false,
          // The first call of each function starts a process, which takes seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
