import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { at } from './paths.mjs';
import { tool } from './run.mjs';

const vite = 'vite/bin/vite.js';

/** What the web app is told when it is built against emulators. */
export const webEnvironment = ({ project, ports }) => ({
  VITE_EMULATORS: '1',
  VITE_PROJECT_ID: project,
  VITE_AUTH_PORT: String(ports.auth),
  VITE_FIRESTORE_PORT: String(ports.firestore),
  HUSTINGS_HOSTING: `http://127.0.0.1:${ports.hosting}`,
  VITE_SITE_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
});

/** `out` is a folder inside web/. */
export async function buildWeb({ project, ports, out = 'dist' }) {
  const env = { ...webEnvironment({ project, ports }), HUSTINGS_WEB_OUT: out };
  await build('The web app', ['build', 'web', '--logLevel', 'warn'], env);
  return `web/${out}`;
}

/** The web app for the journeys, with every query that it sends recorded. */
export async function buildTestWeb({ project, ports }) {
  const env = {
    ...webEnvironment({ project, ports }),
    HUSTINGS_WEB_OUT: 'dist-test',
    HUSTINGS_RECORD_QUERIES: '1',
  };
  await build('The web app', ['build', 'web', '--logLevel', 'warn'], env);
  return 'web/dist-test';
}

export async function buildFunctions() {
  await build('The functions', ['build', '--config', 'functions/vite.config.ts']);
  return 'functions';
}

/**
 * The functions once more in a hidden folder of their own: a running app watches functions/lib and would be restarted
 * by a test's build. Inside functions/, so that its packages are found. With `records`, every query that they send is
 * recorded: from an entry beside the bundle, which is the same as without.
 */
export async function buildTestFunctions(name = '.test', { records = true } = {}) {
  const folder = `functions/${name}`;
  mkdirSync(at(folder), { recursive: true });
  for (const file of readdirSync(at('functions')).filter((name) => /^\.(env|secret)/.test(name))) {
    cpSync(at('functions', file), at(folder, file));
  }
  const { dependencies, engines, main, type } = JSON.parse(
    readFileSync(at('functions/package.json'), 'utf8'),
  );
  if (records) writeFileSync(at(folder, 'recorded.js'), recordedEntry(main));
  const entry = { type, main: records ? 'recorded.js' : main, engines, dependencies };
  writeFileSync(at(folder, 'package.json'), JSON.stringify(entry, null, 2));
  const args = ['build', '--config', 'functions/vite.config.ts', '--outDir', `${name}/lib`];
  await build('The functions', [...args, ...(records ? ['--sourcemap'] : [])]);
  return folder;
}

const recordedEntry = (main) => `import * as sdk from 'firebase-admin/firestore';
import { recordAdminQueries } from '../../tests/indexes/admin-recorder.ts';
import { recorder } from '../../tests/indexes/query-recording.ts';

recordAdminQueries(sdk, recorder('emulated'));
export * from './${main}';
`;

async function build(what, args, env = {}) {
  const { code, output } = await tool(vite, args, { env: { NODE_ENV: 'production', ...env } }).done;
  if (code !== 0) fail(`${what} did not build:\n${output.trim()}`);
}

/** Hot reload for the web app and a fresh bundle for every saved function. */
export const startDevServer = (context, log) =>
  tool(vite, ['dev', 'web'], { env: webEnvironment(context), log });
export const watchFunctions = (log) =>
  tool(vite, ['build', '--config', 'functions/vite.config.ts', '--watch'], { log });
