import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const pure = ['functions/shared/**/*.test.ts', 'tests/{indexes,unit}/**/*.test.ts'];

/** Tests that put something else in a module's or the browser's place. */
const alone = 'web/src/features/**/*.alone.test.ts';

/** What a test of the app's shared parts leaves behind in its modules or its browser. */
const leavesTraces =
  /vi\.\w*(mock|stub|reset|spyOn|useFake|setSystemTime)|localStorage|sessionStorage|indexedDB|globalThis|setState|setLanguage|useLanguage/i;
/** What these say depends on the texts that no other test has loaded. */
const aboutTexts = ['web/src/shared/text/text.test.ts', 'web/src/shared/data/error-messages.test.ts'];
const together = globSync('web/src/{app,shared,sw}/**/*.test.{ts,tsx}', { exclude: aboutTexts }).filter(
  (file) => !leavesTraces.test(readFileSync(file, 'utf8')),
);

/**
 * Milliseconds after which a test or a hook is taken to hang. These find a promise that never settles, not slow code:
 * a machine that does several things at once takes many times as long as an idle one.
 */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** `unit` and `unit-alone` run anywhere; `rules` and `functions` need the emulators that scripts/test.mjs starts. */
export default defineConfig({
  test: {
    allowOnly: false,
    // What a handler logs is of use where its test failed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [...pure, 'web/src/features/**/*.test.{ts,tsx}', ...together],
          exclude: [alone],
          pool: 'threads',
          // These share their modules: loading them anew for each file took more than half of the time.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'unit-alone',
          include: ['web/*.test.ts', 'web/src/{app,shared,sw}/**/*.test.{ts,tsx}', alone],
          exclude: together,
          // Each file by itself, for the texts and some stores are a module's state; a thread starts faster than a process.
          pool: 'threads',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // Two files at a time: each loads its rules into a project of its own and clears that one's documents.
          maxWorkers: 2,
          // Each case plays in an organization of its own; with more of them side by side more share a request.
          maxConcurrency: 16,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts', 'tests/functions/**/*.test.ts'],
          setupFiles: ['tests/indexes/record-admin.setup.ts'],
          // Two files at a time: they wait for the emulators more than they compute, and share no account.
          maxWorkers: 2,
          // Loading the modules anew took a second for each file. Fresh accounts keep apart what little these remember.
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
