import type { Express, Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { RefusedError } from '#shared/refusals.ts';
import { leaveAddressBucket, leaveLinkBucket } from '../attempts/buckets.ts';
import type { CountAttempt } from '../attempts/count.ts';
import type { NetworkOf } from '../http/visitor-network.ts';
import { leave, readLeaver } from './leave.ts';
import { leavePath } from './leave-link.ts';
import { askPage, donePage, manyPage, noPage } from './leave-page.ts';

const bodyMax = 4_096;

/** What our button and programs of mail send (RFC 8058), as a form or in parts; anything else closes nothing. */
function isOneClick(request: Request): boolean {
  const raw: unknown = Reflect.get(request, 'rawBody');
  if (!Buffer.isBuffer(raw) || raw.length > bodyMax) return false;
  const text = raw.toString('utf8');
  return text.includes('List-Unsubscribe') && text.includes('One-Click');
}

function show(response: Response, status: number, html: string): void {
  response.status(status);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  response.send(html);
}

type Serving = { db: Firestore; countAttempt: CountAttempt; networkOf: NetworkOf };

/** Links to leave, for people without an account: GET shows one button, POST is the word itself. */
export function serveLeave(
  app: Express,
  { db, countAttempt, networkOf }: Serving,
  now: () => number = Date.now,
): void {
  const serve = async (request: Request<{ token: string }>, response: Response, isWord: boolean) => {
    const { token } = request.params;
    // Before anything is read; a link that is good counts by itself.
    const attempt = await countAttempt(leaveAddressBucket(networkOf(request)));
    const leaver = await readLeaver(db, token);
    if (!leaver) return show(response, 404, noPage());
    await attempt.takeBack();
    await countAttempt(leaveLinkBucket(token));
    if (!isWord) return show(response, 200, askPage(leaver));
    if (!isOneClick(request)) return show(response, 400, askPage(leaver));
    await leave(db, leaver, token, now());
    show(response, 200, donePage(leaver));
  };
  const safely =
    (isWord: boolean) =>
    (request: Request<{ token: string }>, response: Response): Promise<void> =>
      serve(request, response, isWord).catch((error: unknown) => {
        if (error instanceof RefusedError && error.code === 'resource-exhausted') {
          response.setHeader('retry-after', String(Math.ceil((error.retryAfterMs ?? 0) / 1_000)));
          return show(response, 429, manyPage());
        }
        logger.error('a link to leave failed', { error });
        show(response, 500, noPage());
      });
  app.get(`${leavePath}/:token`, safely(false));
  app.post(`${leavePath}/:token`, safely(true));
}
