import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { logger } from 'firebase-functions';
import { wellFormedIn } from '#shared/domain/well-formed.ts';
import { RefusedError } from '#shared/refusals.ts';
import { attemptCounter } from '../attempts/count.ts';
import { leavePath } from '../leave/leave-link.ts';
import { serveLeave } from '../leave/serve-leave.ts';
import { type AppCheck, fromTheApp } from './app-check.ts';
import type { Guarding } from './guard.ts';
import type { Route } from './routes.ts';
import type { NetworkOf } from './visitor-network.ts';

/** Bytes: 1,000 rows to check, each with the longest name, address and note, come to 3.5 MB. */
const bodyMax = 4 * 1024 * 1024;
/** How half of a pair of surrogates can come in: browsers escape those that stand alone, and no whole pair. */
const halfEscaped = /\\u[dD][89a-fA-F]/;
const requestIdHeader = 'x-request-id';

/** Everything under /api. No CORS headers: hosting serves app and api from one origin. */
export function router(
  guarding: Guarding,
  endpoints: readonly Route[],
  { networkOf, ...appCheck }: AppCheck & { networkOf: NetworkOf },
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(begin);
  // Before what only the app may call: whoever leaves has no account.
  serveLeave(app, { db: guarding.db, countAttempt: attemptCounter(guarding.db), networkOf });
  app.use(fromTheApp(appCheck));
  for (const { path, serve } of endpoints) {
    app.post(path, (request, response) =>
      serve(
        guarding,
        {
          authorization: request.headers.authorization,
          body: bodyOf(request),
          wire: {
            address: networkOf(request),
            cookie: request.headers.cookie,
            callId: request.get('idempotency-key'),
            organization: request.get('x-organization'),
            setCookie: (cookie) => response.appendHeader('set-cookie', cookie),
          },
        },
        response,
      ),
    );
    app.all(path, () => {
      throw new RefusedError('request.onlyPost', {}, { status: 405 });
    });
  }
  app.use(() => {
    throw new RefusedError('request.nothingHere');
  });
  app.use(refuse);
  return app;
}

function begin(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  const since = Date.now();
  response.setHeader(requestIdHeader, id);
  // Hosting passes no cookie on in an answer that is not private.
  response.setHeader('cache-control', 'private, no-store');
  response.on('finish', () =>
    logger.info('request', {
      id,
      path: pathOf(request),
      status: response.statusCode,
      milliseconds: Date.now() - since,
    }),
  );
  next();
}

/** What is logged of a path: a link to leave is its owner's. */
const pathOf = ({ path }: Request): string => (path.startsWith(leavePath) ? leavePath : path);

/** The platform has read and parsed the body before any of our code runs; what is left is to refuse it. */
function bodyOf(request: Request): unknown {
  const raw: unknown = Reflect.get(request, 'rawBody');
  if (Buffer.isBuffer(raw) && raw.length > bodyMax) {
    throw new RefusedError('request.tooLarge', {}, { status: 413 });
  }
  // An endpoint that takes nothing may be sent nothing.
  if (!Buffer.isBuffer(raw) || raw.length === 0) return {};
  if (!request.is('application/json')) throw new RefusedError('request.notJson', {}, { status: 415 });
  return halfEscaped.test(raw.toString('latin1')) ? wellFormedIn(request.body) : request.body;
}

// Express tells an error handler by its four parameters.
function refuse(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  const refusal = asRefusal(error);
  if (refusal.code === 'internal') {
    logger.error('request failed', { id: response.getHeader(requestIdHeader), path: request.path, error });
  }
  if (response.headersSent) return;
  const { key, code, params, status, retryAfterMs } = refusal;
  if (status === 405) response.setHeader('allow', 'POST');
  if (retryAfterMs !== null) response.setHeader('retry-after', String(Math.ceil(retryAfterMs / 1_000)));
  response.status(status).json({ error: key, code, params });
}

function asRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  return new RefusedError('request.internal');
}
