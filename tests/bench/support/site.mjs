import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
};
const compressed = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

function answerOf(file) {
  const kind = extname(file);
  const cache = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'content-type': types[kind] ?? 'application/octet-stream', 'cache-control': cache };
  const bytes = readFileSync(file);
  if (!compressed.has(kind)) return { headers, body: bytes };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(bytes, { level: 9 }) };
}

/** The file of an address: a page without its own is the app's. */
function fileAt(folder, url) {
  const file = join(folder, decodeURIComponent(new URL(url, 'http://site').pathname));
  const found = [file, join(file, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile());
  return found ?? join(folder, 'index.html');
}

/**
 * Serves a built site as a host would, but for HTTP/1.1: text compressed with gzip 9 before it is asked for, files with
 * a hash in their names kept for good. Resolves with its address and what ends it.
 */
export async function serveSite(folder) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no index.html.`);
  const answers = new Map();
  const server = createServer(({ url }, response) => {
    const file = fileAt(folder, url);
    if (!answers.has(file)) answers.set(file, answerOf(file));
    const { headers, body } = answers.get(file);
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}
