// npm test: everything, or the suites that are named: `npm test -- unit rules`.
import { buildTestFunctions, buildTestWeb } from './lib/builds.mjs';
import { requireChromium } from './lib/chromium.mjs';
import { fail, orderly } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { javaEnvironment, shortLivedJava } from './lib/java.mjs';
import { checkNode } from './lib/node-version.mjs';
import { requireFree } from './lib/ports.mjs';
import { clearQueries, compareQueries, writeQueries } from './lib/queries.mjs';
import { staleLine } from './lib/rules-stamp.mjs';
import { endAll, onEnd } from './lib/run.mjs';
import { startSuite } from './lib/suite.mjs';
import { testContext, testEnvironment } from './lib/test-context.mjs';
import { runSuite, suites } from './lib/test-suites.mjs';

const isRecording = process.argv.includes('--record');
const names = process.argv.slice(2).filter((name) => name !== '--record');
const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));
const need = (what) => chosen.some(({ needs }) => needs.includes(what));
/** The suites that send the product's queries; all of them together send every one. */
const sending = (list) => list.filter(({ sends }) => sends);
const totals = { passed: 0, failed: 0 };
const flaky = [];

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(run, async () => {
  totals.failed += 1; // What could not be run has not passed.
  await endAll();
});
if (totals.failed > 0) process.exitCode = 1;
if (flaky.length > 0) {
  console.log(`\n${flaky.length} flaky (failed, then passed when tried again, and counted as passed):`);
  for (const { name, why } of flaky) console.log(`  ${name}\n    ${why}`);
}
const stale = chosen.some(({ name }) => name === 'rules') && staleLine();
if (stale) console.log(stale);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);

async function run() {
  checkNode();
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0)
    fail(`No suite is called ${unknown[0]}: they are ${suites.map(({ name }) => name).join(', ')}.`);
  const { project, ports } = testContext;
  if (need('emulators')) {
    javaEnvironment();
    shortLivedJava();
    await requireFree(ports, { hint: ', or move the tests with HUSTINGS_TEST_PORT_OFFSET=11000' });
  }
  await install();
  const chromium = need('chromium') ? await requireChromium({ light: true }) : undefined;
  const env = testEnvironment(chromium);
  if (sending(chosen).length > 0) await clearQueries();

  // Lanes side by side for two cores: what needs nothing, beside the emulators' start and what waits for them most.
  const ready = need('emulators') && prepare(project, ports);
  const served = async (suite) => {
    await ready;
    await report(suite, env);
  };
  await Promise.all([
    inTurn(
      chosen.filter(({ needs }) => needs.length === 0),
      env,
    ),
    ready,
    ...chosen.filter(({ needs }) => needs.join() === 'emulators').map(served),
  ]);
  // The browser alone: its waits are the first to suffer from a busy machine.
  await inTurn(
    chosen.filter(({ needs }) => needs.includes('chromium')),
    env,
  );
  await endAll();
  if (sending(chosen).length > 0) await reportQueries();
}

/** Holds the queries that were sent against the committed recording; with `--record`, commits them. */
async function reportQueries() {
  // What a failed suite didn't send may be sent all the same.
  const isWhole = totals.failed === 0 && sending(chosen).length === sending(suites).length;
  if (isRecording) {
    const count = await writeQueries({ isMore: !isWhole });
    const how = isWhole ? '' : ' (some suites failed or were left out: nothing was taken away)';
    console.log(`queries    ${count} recorded${how}`);
    return;
  }
  const { failures, missed } = await compareQueries({ isWhole });
  totals[failures.length > 0 ? 'failed' : 'passed'] += 1;
  for (const line of [...failures, ...missed]) console.log(`  ${line}`);
  if (failures.length > 0) console.log('Run `npm run indexes`, and commit what it changes.');
  console.log(`queries    ${failures.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed'}`);
}

async function prepare(project, ports) {
  const since = Date.now();
  const functions = await buildTestFunctions();
  await Promise.all([
    startSuite({ name: 'test', project, ports, web: 'web/dist-test', functions }),
    need('web') && buildTestWeb({ project, ports }),
  ]);
  console.log(`emulators  ready after ${Math.round((Date.now() - since) / 1000)} s`);
}

async function inTurn(list, env) {
  for (const suite of list) await report(suite, env);
}

async function report(suite, env) {
  const { passed, failed, skipped, failures, output, seconds, ...rest } = await runSuite(suite, env);
  totals.passed += passed;
  totals.failed += failed;
  flaky.push(...rest.flaky);
  if (failed > 0)
    console.log(
      `\n${output.trim()}\n\nFailed in ${suite.name}:\n${failures.map((name) => `  ${name}\n`).join('')}`,
    );
  const left = [
    ...(rest.flaky.length > 0 ? [`, ${rest.flaky.length} flaky`] : []),
    ...(skipped > 0 ? [`, ${skipped} skipped`] : []),
  ].join('');
  console.log(`${suite.name.padEnd(10)} ${passed} passed, ${failed} failed${left}  ${seconds.toFixed(1)} s`);
}
