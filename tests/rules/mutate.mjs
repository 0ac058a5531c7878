// npm run test:mutation: breaks firestore.rules one clause at a time; the cases of tests/rules must notice each.
// `npm run test:mutation -- donors shared` breaks only what is in those blocks (`shared` is what all blocks use),
// `-- 120 125` only those lines.
import { runnerImport } from 'vite';
import { orderly } from '../../scripts/lib/fail.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { requireFree, suitePorts, testOffset } from '../../scripts/lib/ports.mjs';
import { endAll, onEnd } from '../../scripts/lib/run.mjs';
import { startSuite } from '../../scripts/lib/suite.mjs';

const names = process.argv.slice(2);

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(run, endAll);
await endAll();

async function run() {
  // An emulator that runs already is used as it is.
  process.env.FIRESTORE_EMULATOR_HOST ??= await startFirestore();
  const path = `${root}/tests/rules/mutation/run-mutants.ts`;
  const { module } = await runnerImport(path, { root, configFile: false });
  const since = Date.now();
  const { killed, onlyInFullRun, survivors } = await module.runMutants(
    ({ about, line }) =>
      names.length === 0 || names.includes(about || 'shared') || names.includes(String(line)),
    (done, of) => done % 50 === 0 && console.log(`${done} of ${of}`),
  );
  for (const { line, what } of survivors) console.log(`survived: line ${line}: ${what}`);
  console.log(`${onlyInFullRun.length} are killed only by cases of the full run`);
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(`${killed} killed, ${survivors.length} survived (${seconds} s)`);
  if (killed === 0 || survivors.length > 0) process.exitCode = 1;
}

/** On ports a little beside the test suite's, which may be running. */
async function startFirestore() {
  const ports = suitePorts(testOffset + 150);
  const { firestore, hub, logging } = ports;
  await requireFree({ firestore, hub, logging });
  await startSuite({ name: 'mutation', project: 'demo-rules', ports, only: ['firestore'] });
  return `127.0.0.1:${firestore}`;
}
