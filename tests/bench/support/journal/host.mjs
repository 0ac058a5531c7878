import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built app, and hands /api, but for what the build has there, on to the suite's own hosting. `losesAnswer` is asked
 * about each call that was answered: where it says so the connection is cut instead of handing the answer on.
 */
export async function startHost(folder, hosting, ownPath) {
  const { hostname, port } = new URL(hosting);
  const host = { lost: 0, losesAnswer: () => false };
  const server = createServer(async (incoming, reply) => {
    const { pathname } = new URL(incoming.url, 'http://localhost');
    if (pathname.startsWith('/api/') && !pathname.startsWith(ownPath)) {
      const { method, headers } = incoming;
      const body = Buffer.concat(await incoming.toArray());
      const address = { host: hostname, port, path: incoming.url, method, headers };
      const onward = request(address, (answer) => {
        if (answer.statusCode === 200 && host.losesAnswer(pathname, body.toString())) {
          host.lost += 1;
          answer.resume();
          return reply.destroy();
        }
        reply.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(reply);
      });
      onward.on('error', () => reply.destroy());
      return onward.end(body);
    }
    const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const body = await readFile(file).catch(() => null);
    reply.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    reply.end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return Object.assign(host, { url: `http://127.0.0.1:${server.address().port}`, stop });
}
