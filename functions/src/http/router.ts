import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { logger } from 'firebase-functions';
import { wellFormedIn } from '#shared/rules/well_formed.ts';
import { type AppCheck, fromTheApp } from './app_check.ts';
import type { Guarding } from './guard.ts';
import type { Endpoint } from './guarded.ts';
import { Refused } from './refused.ts';

/** Bytes: 1,000 rows to check, each with the longest name, address and note, come to 3.5 MB. */
const bodyMax = 4 * 1024 * 1024;
/** How half of a pair of surrogates can come in: browsers escape those that stand alone, and no whole pair. */
const halfEscaped = /\\u[dD][89a-fA-F]/;
const requestIdHeader = 'x-request-id';

/** Everything under /api. No CORS headers: hosting serves app and api from one origin. */
export function router(guarding: Guarding, endpoints: readonly Endpoint[], appCheck: AppCheck): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(begin);
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
            setCookie: (cookie) => response.appendHeader('set-cookie', cookie),
          },
        },
        response,
      ),
    );
    app.all(path, () => {
      throw new Refused('invalid-argument', 'This address takes only POST.', 405);
    });
  }
  app.use(() => {
    throw new Refused('not-found', 'There is nothing at this address.');
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
      path: request.path,
      status: response.statusCode,
      milliseconds: Date.now() - since,
    }),
  );
  next();
}

/** The platform has read and parsed the body before any of our code runs; what is left is to refuse it. */
function bodyOf(request: Request): unknown {
  const raw: unknown = Reflect.get(request, 'rawBody');
  if (Buffer.isBuffer(raw) && raw.length > bodyMax) {
    throw new Refused('invalid-argument', 'This request is too large. Send it in smaller parts.', 413);
  }
  // An endpoint that takes nothing may be sent nothing.
  if (!Buffer.isBuffer(raw) || raw.length === 0) return {};
  if (!request.is('application/json'))
    throw new Refused('invalid-argument', 'Send the request as JSON.', 415);
  return halfEscaped.test(raw.toString('latin1')) ? wellFormedIn(request.body) : request.body;
}

/**
 * Whose address a request came from, as Hosting says, else as the platform does. Called past Hosting, a caller can
 * forge it: so it only ever narrows what one address may try, beside the limit that each account has.
 */
function addressOf(request: Request): string {
  const said = request.headers['fastly-client-ip'] ?? request.headers['x-forwarded-for'];
  const [first = ''] = [said].flat().join().split(',');
  return first.trim().slice(0, 64) || (request.socket.remoteAddress ?? 'unknown');
}

// Express tells an error handler by its four parameters.
function refuse(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  const refusal = asRefusal(error);
  if (refusal.code === 'internal') {
    logger.error('request failed', { id: response.getHeader(requestIdHeader), path: request.path, error });
  }
  if (response.headersSent) return;
  if (refusal.status === 405) response.setHeader('allow', 'POST');
  if (refusal.retryAfterMs !== null)
    response.setHeader('retry-after', String(Math.ceil(refusal.retryAfterMs / 1_000)));
  response.status(refusal.status).json({ error: refusal.message, code: refusal.code });
}

function asRefusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return new Refused('internal', 'Something went wrong on our side. Please try again.');
}
