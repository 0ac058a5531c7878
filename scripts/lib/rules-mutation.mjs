import { runnerImport } from 'vite';
import { root } from './paths.mjs';
import { requireFree, suitePorts, testOffset } from './ports.mjs';
import { startSuite } from './suite.mjs';

/**
 * Starts Firestore alone, on ports a little beside the test suite's, which may be running. An emulator that runs already
 * is used as it is.
 */
export async function startRulesEmulator() {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const ports = suitePorts(testOffset + 150);
  const { firestore, hub, logging } = ports;
  await requireFree({ firestore, hub, logging });
  await startSuite({ name: 'mutation', project: 'demo-rules', ports, only: ['firestore'] });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore}`;
}

/** Breaks the rules one clause at a time; `names` are the blocks or lines to break where not all are meant. */
export async function mutateRules(names = []) {
  const path = `${root}/tests/rules/mutation/run-mutants.ts`;
  const { module } = await runnerImport(path, { root, configFile: false });
  const since = Date.now();
  const { killed, onlyInFullRun, survivors } = await module.runMutants(
    ({ about, line }) =>
      names.length === 0 || names.includes(about || 'shared') || names.includes(String(line)),
    (done, of) => done % 50 === 0 && console.log(`${done} of ${of}`),
    ({ line, what }) => console.log(`survived: line ${line}: ${what}`),
  );
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(
    `mutants    ${killed} killed (${onlyInFullRun.length} only by the full run), ${survivors.length} survived  ${seconds} s`,
  );
  return { killed, onlyInFullRun: onlyInFullRun.length, survived: survivors.length };
}
