import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { webEnvironment } from '../../../../scripts/lib/builds.mjs';
import { fail } from '../../../../scripts/lib/fail.mjs';
import { at } from '../../../../scripts/lib/paths.mjs';
import { tool } from '../../../../scripts/lib/run.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript' };
/** Alone with itself, a page is told how much memory it and its workers have. */
const alone = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

/** Builds a page of a bench against the suite's emulators, and serves it: its address, and what ends it. */
export async function servePage({ project, hosting, auth, firestore }, out, page = 'voters/page') {
  const portOf = (host) => Number(host.split(':').at(-1));
  const ports = { auth: portOf(auth), firestore: portOf(firestore), hosting: portOf(hosting) };
  const args = [
    'build',
    at(`tests/bench/support/${page}`),
    '--config',
    at('tests/bench/support/voters/vite.config.mjs'),
  ];
  const env = { NODE_ENV: 'production', ...webEnvironment({ project, ports }) };
  const { code, output } = await tool('vite/bin/vite.js', [...args, '--outDir', out, '--logLevel', 'warn'], {
    env,
  }).done;
  if (code !== 0) fail(`${page} did not build:\n${output.trim()}`);
  const server = createServer(async ({ url }, reply) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(out, normalize(pathname === '/' ? '/index.html' : pathname));
    const body = await readFile(file).catch(() => null);
    reply.writeHead(body ? 200 : 404, { ...alone, 'content-type': types[extname(file)] ?? 'text/plain' });
    reply.end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}
