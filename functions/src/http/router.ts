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

/** Bytes: 1,000 rows to check, each with the longest name, address and note, come to 3.5 MB. */
const bodyMax = 4 * 1024 * 1024;
/** How half of a pair of surrogates can come in: browsers escape those that stand alone, and no whole pair. */
const halfEscaped = /\\u[dD][89a-fA-F]/;
const requestIdHeader = 'x-request-id';

/** Everything under /api. No CORS headers: hosting serves app and api from one origin. */
export function router(guarding: Guarding, endpoints: readonly Route[], appCheck: AppCheck): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(begin);
  // Before what only the app may call: whoever leaves has no account.
  serveLeave(app, { db: guarding.db, countAttempt: attemptCounter(guarding.db) });
  app.use(fromTheApp(appCheck));
  for (const { path, serve } of endpoints) {
    app.post(path, (request, response) =>
      serve(
        guarding,
        {
          authorization: request.headers.authorization,
          body: bodyOf(request),
          wire: {
            address: addressOf(request),
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

type Asking = { headers: Request['headers']; socket: { remoteAddress?: string | undefined } };

/**
 * The address a request came from: as Hosting says, else the last hop of X-Forwarded-For, which the platform adds itself
 * and a caller can't choose. A caller who goes past Hosting can forge Hosting's header, so the address only ever narrows
 * what may be tried, beside the limit that each account has.
 */
export function addressOf({ headers, socket }: Asking): string {
  const hosting = [headers['fastly-client-ip']].flat().join().split(',')[0]?.trim();
  const lastHop = [headers['x-forwarded-for']].flat().join().split(',').at(-1)?.trim();
  return (hosting || lastHop || socket.remoteAddress || 'unknown').slice(0, 64);
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
