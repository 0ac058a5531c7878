import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname } from 'node:path';
import { at } from './paths.mjs';

const types = { '.txt': 'text/plain; charset=utf-8', '.png': 'image/png' };

/** A file of the folder that the second site of firebase.json serves by itself; null for everything else. */
function fileOf(path) {
  if (!/^\/[a-z-]+\.[a-z]+$/.test(path)) return null;
  const file = at('site', path.slice(1));
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/**
 * Serves public pages on a port of their own, as the second Hosting site does: its files, and the function `site` for
 * everything else.
 */
export function startSiteHost({ project, ports }) {
  const server = createServer((incoming, response) => {
    const file = fileOf(incoming.url ?? '');
    if (file) {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      return void createReadStream(file).pipe(response);
    }
    const passed = request(
      {
        ...{ host: '127.0.0.1', port: ports.functions, method: incoming.method },
        path: `/${project}/us-central1/site${incoming.url}`,
        headers: { ...incoming.headers, 'x-forwarded-host': incoming.headers.host ?? '' },
      },
      (given) => {
        response.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(response);
      },
    );
    passed.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    incoming.pipe(passed);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.site, '127.0.0.1', () => resolve({ close: () => server.close() }));
  });
}
