import { rmSync } from 'node:fs';
import { cached } from './paths.mjs';
import { readExit, readPlaywright, readVitest } from './reports.mjs';
import { tool } from './run.mjs';

const minutes = 60;

/** What `npm test` runs. `needs` decides what is started for it; `limit` is when a hanging one is ended, in seconds. */
export const suites = [
  { name: 'types', needs: [], limit: 5 * minutes, ...exit('types', 'typescript/bin/tsc', ['--noEmit']) },
  { name: 'lint', needs: [], limit: 2 * minutes, ...exit('lint', '@biomejs/biome/bin/biome', ['check']) },
  { name: 'unit', needs: [], limit: 5 * minutes, ...vitest('unit', 'unit*') },
  { name: 'rules', needs: ['emulators'], limit: 10 * minutes, ...vitest('rules') },
  { name: 'functions', needs: ['emulators'], limit: 10 * minutes, ...vitest('functions') },
  {
    name: 'journeys',
    needs: ['emulators', 'web', 'chromium'],
    limit: 15 * minutes,
    ...playwright('journeys'),
  },
];

function exit(name, file, args) {
  return { command: () => tool(file, args, { seconds: limitOf(name), env: plain }), read: readExit(name) };
}

/** `projects`: which of vitest.config.ts, a name or a pattern. */
function vitest(name, projects = name) {
  const report = () => cached('tests', `${name}.json`);
  const args = ['run', '--project', projects, '--reporter=default', '--reporter=json'];
  return {
    command: (env) => {
      rmSync(report(), { force: true }); // Never the last run's figures.
      const file = `--outputFile.json=${report()}`;
      return tool('vitest/vitest.mjs', [...args, file], {
        seconds: limitOf(name),
        env: { ...plain, ...env },
      });
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
        seconds: limitOf(name),
        env: { ...plain, ...env, HUSTINGS_REPORT: report() },
      });
    },
    read: () => readPlaywright(report()),
  };
}

const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };
const limitOf = (name) => suites.find((suite) => suite.name === name).limit;

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
