import { buildWeb, webEnvironment } from '../../../../scripts/lib/builds.mjs';
import { fail } from '../../../../scripts/lib/fail.mjs';
import { at } from '../../../../scripts/lib/paths.mjs';
import { tool } from '../../../../scripts/lib/run.mjs';
import { startHost } from './host.mjs';

const out = 'dist-journal';
/** Below /api/, where the app's service worker answers for no page. */
export const benchPath = '/api/bench/';

/** The app as built, but speaking to the database through `proxy`; at `benchPath` its journal without the screens. */
export async function hostApp({ project, hosting, auth }, proxy) {
  const ports = {
    auth: Number(auth.split(':')[1]),
    firestore: proxy.port,
    hosting: Number(new URL(hosting).port),
  };
  const web = await buildWeb({ project, ports, out });
  const args = ['build', at('tests/bench/support/journal/page'), '--base', benchPath, '--logLevel', 'warn'];
  const env = { NODE_ENV: 'production', ...webEnvironment({ project, ports }) };
  const { code, output } = await tool(
    'vite/bin/vite.js',
    [...args, '--outDir', at(web, ...benchPath.split('/'))],
    { env },
  ).done;
  if (code !== 0) fail(`The journal's page did not build:\n${output.trim()}`);
  return startHost(at(web), hosting, benchPath);
}
