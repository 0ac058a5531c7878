import { rmSync } from 'node:fs';
import { at, cached } from './paths.mjs';
import { readExit, readPlaywright, readVitest } from './reports.mjs';
import { tool } from './run.mjs';

const minutes = 60;

/**
 * Seconds without a new result after which a suite is taken to hang. How long all of it takes is not limited: that
 * depends on the machine. Longer than one test may take (vitest.config.ts, playwright.config.ts).
 */
const silence = 20 * minutes;

const reporters = ['default', 'json', at('scripts/lib/heartbeat.mjs')].map((name) => `--reporter=${name}`);
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * What `npm test` runs. `needs` decides what is started for it; `sends` marks those in which the product sends its
 * queries.
 */
export const suites = [
  { name: 'types', needs: [], ...exit('types', 'typescript/bin/tsc', ['--noEmit']) },
  { name: 'lint', needs: [], ...exit('lint', '@biomejs/biome/bin/biome', ['check']) },
  { name: 'unit', needs: [], ...vitest('unit', 'unit*') },
  { name: 'rules', needs: ['emulators'], ...vitest('rules') },
  { name: 'functions', needs: ['emulators'], sends: true, ...vitest('functions') },
  {
    name: 'journeys',
    needs: ['emulators', 'web', 'chromium'],
    sends: true,
    ...playwright('journeys'),
  },
];

function exit(name, file, args) {
  return { command: () => tool(file, args, { silence, env: plain }), read: readExit(name) };
}

/** `projects`: which of vitest.config.ts, a name or a pattern. */
function vitest(name, projects = name) {
  const report = () => cached('tests', `${name}.json`);
  const args = ['run', '--project', projects, ...reporters];
  return {
    command: (env) => {
      rmSync(report(), { force: true }); // Never the last run's figures.
      const file = `--outputFile.json=${report()}`;
      return tool('vitest/vitest.mjs', [...args, file], { silence, env: { ...plain, ...env } });
    },
    read: () => readVitest(report()),
  };
}

function playwright(name) {
  const report = () => cached('tests', `${name}.json`);
  return {
    command: (env) => {
      rmSync(report(), { force: true });
      return tool('@playwright/test/cli.js', ['test'], {
        silence,
        env: { ...plain, ...env, HUSTINGS_REPORT: report() },
      });
    },
    read: () => readPlaywright(report()),
  };
}

/** Runs one suite; whatever goes wrong with it is at least one failure. */
export async function runSuite(suite, env) {
  const since = Date.now();
  const { code, output } = await suite.command(env).done;
  const result = suite.read(code);
  const add = (failure) => {
    result.failed += 1;
    result.failures.push(failure);
  };
  if (result.passed + result.failed === 0) add(`${suite.name}: no test ran`);
  if (code !== 0 && result.failed === 0)
    add(`${suite.name}: ended with code ${code} though every test passed`);
  return { ...result, output, seconds: (Date.now() - since) / 1000 };
}
