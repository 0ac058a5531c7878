import type { AddressInfo } from 'node:net';
import express from 'express';
import { endpoints } from '../../functions/src/endpoints.ts';
import { router } from '../../functions/src/http/router.ts';
import type { Route } from '../../functions/src/http/routes.ts';
import { rollupScheduler } from '../../functions/src/rollups/rollup-scheduler.ts';
import { placeAllocator } from '../../functions/src/rsvps/place-allocator.ts';
import { auth, db } from './emulator-clients.ts';
import { networkOf } from './networks.ts';
import { twoFactorKey } from './two-factor-flow.ts';

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
};

/**
 * Endpoints on a port of their own in this process, with the body parsed as the platform does: the whole of `router`,
 * at a third of what a call through hosting and the functions emulator costs. Gives where they are.
 */
export async function serving(endpoints: readonly Route[]): Promise<string> {
  const app = express();
  app.use(
    express.json({ limit: '32mb', verify: (request, _, raw) => void Reflect.set(request, 'rawBody', raw) }),
  );
  const verifyToken = () => Promise.reject(new Error('asked'));
  app.use(router({ auth, db }, endpoints, { isEnforced: () => false, verifyToken, networkOf }));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref(); // No file has to close it.
  return `http://127.0.0.1:${portOf(server.address())}`;
}

const nothing = async () => {};
/** Every endpoint there is, where nothing is mailed or queued, and no trigger hears of what they write. */
export const allEndpoints = endpoints({
  db,
  auth,
  watch: nothing,
  rollup: rollupScheduler({ db, later: nothing }),
  calls: { ask: nothing, now: nothing },
  places: placeAllocator(db),
  mail: async () => true,
  sink: nothing,
  appUrl: () => 'https://app.example',
  siteUrl: () => 'https://site.example',
  confirmSignUp: async () => null,
  twoFactorKey,
  networkOf,
  isPassword: async () => false,
  deleteRecords: nothing,
});

let origin: Promise<string> | undefined;
/** Where all endpoints are, once for a process. */
export const allServed = (): Promise<string> => {
  origin ??= serving(allEndpoints);
  return origin;
};
