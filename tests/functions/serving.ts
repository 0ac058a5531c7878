import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Endpoint } from '../../functions/src/http/guarded.ts';
import { router } from '../../functions/src/http/router.ts';
import { auth, db } from './suite.ts';

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
};

/**
 * Endpoints on a port of their own in this process, with the body parsed as the platform does: the whole of `router`,
 * at a third of what a call through hosting and the functions emulator costs. Gives where they are.
 */
export async function serving(endpoints: readonly Endpoint[]): Promise<string> {
  const app = express();
  app.use(express.json({ verify: (request, _, raw) => void Reflect.set(request, 'rawBody', raw) }));
  const verifyToken = () => Promise.reject(new Error('asked'));
  app.use(router({ auth, db }, endpoints, { isEnforced: () => false, verifyToken }));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref(); // No file has to close it.
  return `http://127.0.0.1:${portOf(server.address())}`;
}
