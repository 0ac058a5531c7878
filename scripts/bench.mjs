// npm run bench: the budgets of the design, measured on the seeded campaign by every tests/bench/*.bench.mjs.
// `npm run bench -- paint` measures only the files so named, and leaves docs/benchmarks.md as it is.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { print, writeDown } from './lib/bench-table.mjs';
import { buildTestFunctions, buildWeb } from './lib/builds.mjs';
import { requireChromium } from './lib/chromium.mjs';
import { fail, orderly } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { javaEnvironment } from './lib/java.mjs';
import { checkNode } from './lib/node-version.mjs';
import { at } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { endAll, onEnd } from './lib/run.mjs';
import { seedPath } from './lib/state.mjs';
import { startSuite } from './lib/suite.mjs';
import { testContext, testEnvironment } from './lib/test-context.mjs';

const named = process.argv.slice(2);

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(run, endAll);

async function run() {
  checkNode();
  const { project, ports } = testContext;
  const files = readdirSync(at('tests/bench'))
    .filter((name) => name.endsWith('.bench.mjs'))
    .filter((name) => named.length === 0 || named.some((part) => name.includes(part)))
    .sort();
  if (files.length === 0) fail('There is nothing to measure: tests/bench holds no *.bench.mjs.');
  const seed = seedPath() ?? fail('The measurements need the demo campaign: run "npm run seed" first.');
  javaEnvironment();
  await requireFree(ports);
  await install();
  const chromium = await requireChromium();
  const functions = await buildTestFunctions('.test', { records: false });
  const web = await buildWeb({ project, ports, out: 'dist-test' });
  await startSuite({ name: 'test', project, ports, web, functions, importFrom: seed });

  const env = testEnvironment(chromium);
  Object.assign(process.env, env);
  const context = {
    hosting: env.HUSTINGS_HOSTING,
    web: at(web),
    project,
    chromium,
    firestore: env.FIRESTORE_EMULATOR_HOST,
    auth: env.FIREBASE_AUTH_EMULATOR_HOST,
  };
  const rows = [];
  for (const file of files) {
    console.log(`Measuring ${file}…`);
    const { default: measure } = await import(pathToFileURL(at('tests/bench', file)).href);
    rows.push(...(await measure(context)));
  }
  await endAll();
  print(rows);
  if (named.length === 0) writeDown(rows);
  if (rows.some((row) => !row.ok)) process.exitCode = 1;
}
