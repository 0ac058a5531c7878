// npm run seed: writes the demo campaign into fresh emulators and exports them to emulator-data/.
import { writeFileSync } from 'node:fs';
import { orderly } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { at } from './lib/paths.mjs';
import { requireFree, suitePorts } from './lib/ports.mjs';
import { endAll, onEnd } from './lib/run.mjs';
import { startSuite } from './lib/suite.mjs';

const project = 'demo-hustings';
// Ports of its own, so that a running app and the tests can go on.
const ports = suitePorts(20_000);
const only = ['auth', 'firestore'];

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(run, endAll);

async function run() {
  checkNode();
  await requireFree(Object.fromEntries([...only, 'hub', 'logging'].map((name) => [name, ports[name]])));
  await install();
  // Loaded here, for what they import is there only once the packages are.
  const { exportTo } = await import('./seed/export.mjs');
  const { protectAddresses, writeAccounts } = await import('./seed/write-accounts.mjs');
  const { writeDocuments } = await import('./seed/write-documents.mjs');
  const { accounts: everyRole, otherMembers, password } = await generator('accounts');
  const others = [...new Map(otherMembers.map((one) => [one.uid, one])).values()];
  const accounts = [
    ...everyRole,
    ...others.map((one) => ({ ...one, label: one.state === 'active' ? 'both campaigns' : 'suspended' })),
  ];
  const { callRecord } = await generator('sample-calls');
  const { foundedAt } = await generator('sample-campaign');
  const { demo } = await generator('whole-seed');
  const { fieldRecord } = await generator('field-record');
  const { policyRecord } = await generator('policy-record');
  const { sampleOrganization, voterPeople } = await generator('sample');
  const { chunkDocument, packetDocuments, voterDocuments } = await generator('voter-documents');
  const { daysAfter, seedDay } = await generator('clock');
  const { nightsOnSeedDay } = await generator('sample-nights');
  const { voterRecord } = await generator('voter-record');

  const documents = [
    ...demo(),
    ...voterRecord(sampleOrganization, voterPeople[0]),
    ...voterDocuments(sampleOrganization, voterPeople),
    ...fieldRecord(sampleOrganization),
    ...policyRecord(sampleOrganization),
    ...callRecord(sampleOrganization),
    ...packetDocuments(sampleOrganization),
    await chunkDocument(sampleOrganization),
  ];
  documents.push(...nightsOnSeedDay(sampleOrganization, documents, daysAfter(seedDay, 1)));
  const { hub } = await startSuite({ name: 'seed', project, ports, only });
  const founded = foundedAt.toMillis();
  await writeAccounts(`127.0.0.1:${ports.auth}`, project, accounts, password, founded);
  await protectAddresses(`127.0.0.1:${ports.auth}`, project);
  await writeDocuments(`127.0.0.1:${ports.firestore}`, project, documents);
  await exportTo(hub, at('emulator-data'), founded);
  await endAll();

  const list = accounts.map(({ email, label }) => ({ email, password, role: label }));
  writeFileSync(at('emulator-data/accounts.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${documents.length} documents and ${accounts.length} accounts are in emulator-data/.`);
}

/** The generator is TypeScript and shares the product's own rules: Vite reads both, as it does for the app. */
async function generator(name) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(at(`functions/shared/demo/${name}.ts`), {
    root: at(),
    logLevel: 'error',
  });
  return module;
}
