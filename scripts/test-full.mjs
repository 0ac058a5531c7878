// npm run test:full: what `npm test` leaves out of the rules. Sends the full product of cases, requires that they
// evaluate every expression, breaks every clause in turn, and stamps the outcome (decision 39).
import { orderly } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { shortLivedJava } from './lib/java.mjs';
import { checkNode } from './lib/node-version.mjs';
import { mutateRules, startRulesEmulator } from './lib/rules-mutation.mjs';
import { writeStamp } from './lib/rules-stamp.mjs';
import { endAll, onEnd } from './lib/run.mjs';
import { testEnvironment } from './lib/test-context.mjs';
import { runSuite, suites } from './lib/test-suites.mjs';

let outcome = 'full run   failed: no stamp written';

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(run, endAll);
await endAll();
console.log(`\n${outcome}`);
if (!outcome.includes('passed')) process.exitCode = 1;

async function run() {
  checkNode();
  shortLivedJava();
  await install();
  await startRulesEmulator();
  const { FIRESTORE_EMULATOR_HOST } = process.env;
  const rules = suites.find(({ name }) => name === 'rules');
  const env = { ...testEnvironment(), FIRESTORE_EMULATOR_HOST, HUSTINGS_FULL: '1' };
  const { passed, failed, output, failures, seconds } = await runSuite(rules, env);
  if (failed > 0) console.log(`${output.trim()}\n\n${failures.map((name) => `  ${name}\n`).join('')}`);
  console.log(`rules      ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`);
  const { killed, onlyInFullRun, survived } = await mutateRules();
  if (failed > 0 || killed === 0 || survived > 0) return;
  writeStamp({ tests: passed, mutants: killed, onlyInFullRun });
  outcome = `full run   passed: ${passed} tests, ${killed} mutants killed; commit tests/rules/full-run.json`;
}
