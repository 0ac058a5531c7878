// npm run check:deploy -- <project>: compares what a deployment needs with what is known of the target, without network.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { buildTestFunctions } from './lib/builds.mjs';
import { checkDeployment } from './lib/deployment.mjs';
import { sources } from './lib/deployment-needs.mjs';
import { fail, orderly } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { at, cached } from './lib/paths.mjs';
import { endAll, onEnd, tool } from './lib/run.mjs';

const target = process.argv[2];

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(run, endAll);

async function run() {
  if (!target) fail('Name the project: npm run check:deploy -- my-project');
  await install();
  const json = (path) => JSON.parse(readFileSync(at(path), 'utf8'));
  const result = checkDeployment({
    target,
    manifest: await functionsManifest(),
    firebase: json('firebase.json'),
    engines: json('functions/package.json').engines,
    rulesBytes: statSync(at('firestore.rules')).size,
    indexes: json('firestore.indexes.json'),
    functionsEnv: { ...envFile('functions/.env'), ...envFile(`functions/.env.${target}`) },
    // As Vite reads them for a production build, with the environment over all of them.
    webEnv: Object.assign(
      {},
      ...['.env', '.env.local', '.env.production', '.env.production.local'].map(envFile),
      Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))),
    ),
    known: Object.fromEntries(
      Object.entries(sources).flatMap(([name, [file]]) => {
        const path = `deploy/${target}/${file}`;
        return existsSync(at(path)) ? [[name, json(path)]] : [];
      }),
    ),
  });
  print('In order', result.fine);
  print('Not known here: look, or run the command and check again', result.open);
  print('Missing', result.missing);
  console.log(
    `\n${result.fine.length} in order, ${result.open.length} not known, ${result.missing.length} missing`,
  );
  if (result.missing.length > 0) process.exitCode = 1;
}

/** The list of functions, parameters and services that firebase-tools reads when it deploys. */
async function functionsManifest() {
  const folder = await buildTestFunctions('.deploy', { records: false });
  mkdirSync(cached('deploy'), { recursive: true });
  const path = cached('deploy', 'functions.json');
  rmSync(path, { force: true });
  const { code, output } = await tool('firebase-functions/lib/bin/firebase-functions.js', ['.'], {
    cwd: at(folder),
    env: { FUNCTIONS_MANIFEST_OUTPUT_PATH: path, GCLOUD_PROJECT: target, FUNCTIONS_EMULATOR: undefined },
  }).done;
  if (code !== 0 || !existsSync(path)) fail(`The functions could not be read:\n${output.trim()}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function envFile(path) {
  return existsSync(at(path)) ? parseEnv(readFileSync(at(path), 'utf8')) : {};
}

function print(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
