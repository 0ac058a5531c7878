import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { logger } from 'firebase-functions';
import { serveFeed } from '../calendar-feed/serve-feed.ts';
import { askToJoin, showLaunch } from '../launch/ask-to-join.ts';
import { noteResult } from '../launch/note-result.ts';
import { showWalk } from '../launch/show-walk.ts';
import { plainPage, wordsOf } from './page.ts';
import { postHost, showHost } from './post-host.ts';
import { postOwn, showOwn } from './post-own.ts';
import { postSignUp, sendToken } from './post-sign-up.ts';
import { postRequestForm, showRequestForm } from './request-form.ts';
import { sendPage } from './send-page.ts';
import {
  type Addressed,
  languageOf,
  type SiteContext,
  sendNothing,
  showCalendar,
  showCampaign,
  showEvent,
  showPicture,
} from './site-pages.ts';
import { siteScript, siteScriptPath } from './site-script.ts';

/** What an address names, without what Express does to it: a parameter that comes twice is none. */
export function addressedBy({ params, query }: Request): Addressed {
  const part = (name: string): string => [params[name]].flat()[0] ?? '';
  const { key } = query;
  return {
    ...{ language: part('language'), organization: part('organization'), event: part('event') },
    key: typeof key === 'string' ? key : '',
  };
}

/**
 * Public pages, from a site of their own: no code of the app's, no cookie, no account. Whatever fails is a page too, and what
 * is not there is not kept on the way.
 */
export function siteServer(context: SiteContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get(siteScriptPath, (_, response) => {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('x-content-type-options', 'nosniff');
    response.send(siteScript);
  });
  app.get('/picture/:organization/:file', (request, response) =>
    showPicture(context, response, request.params),
  );
  app.get('/calendar/:organization/:member/:file', (request, response) => {
    const { organization, member, file } = request.params;
    return serveFeed(context.feeds, request, response, [organization, member, file]);
  });
  app.get('/token/:organization/:event', (request, response) => sendToken(context, response, request.params));
  app.get('/:language/sign-up/:token', (request, response) =>
    showOwn(context, request, response, request.params),
  );
  app.post('/:language/sign-up/:token', (request, response) =>
    postOwn(context, request, response, request.params),
  );
  app.get('/:language/host/:token', ({ params: { language, token } }, response) =>
    showHost(context, response, language, token),
  );
  app.post('/:language/host/:token', (request, response) =>
    postHost(context, request, response, request.params.language, request.params.token),
  );
  app.get('/:language/launch/:code', ({ params: { language, code } }, response) =>
    showLaunch(context, response, language, code),
  );
  app.post('/:language/launch/:code', (request, response) =>
    askToJoin(context, request, response, request.params.language, request.params.code),
  );
  app.get('/:language/walk/:pass', (request, response) =>
    showWalk(context, request, response, request.params.language, request.params.pass),
  );
  app.post('/:language/walk/:pass', (request, response) =>
    noteResult(context, request, response, request.params.language, request.params.pass),
  );
  for (const [part, isFramed] of [
    ['', false],
    ['/embed', true],
  ] as const) {
    const addressOf = ({ language = '', organization = '' }: Record<string, string>) => ({
      ...{ language, organization, isFramed },
    });
    app.get(`/:language/request/:organization${part}`, ({ params }, response) =>
      showRequestForm(context, response, addressOf(params)),
    );
    app.post(`/:language/request/:organization${part}`, (request, response) =>
      postRequestForm(context, request, response, addressOf(request.params)),
    );
  }
  app.post('/:language/:organization/:event/sign-up', (request, response) =>
    postSignUp(context, request, response, addressedBy(request)),
  );
  app.get('/:language/:organization', (request, response) =>
    showCampaign(context, response, addressedBy(request)),
  );
  app.get('/:language/:organization/:event', (request, response) =>
    showEvent(context, response, addressedBy(request), false),
  );
  app.get('/:language/:organization/:event/embed', (request, response) =>
    showEvent(context, response, addressedBy(request), true),
  );
  app.get('/:language/:organization/:event/calendar.ics', (request, response) =>
    showCalendar(context, response, addressedBy(request)),
  );
  app.use((_, response) => sendNothing(response));
  app.use(sendFailure);
  return app;
}

// Express tells an error handler by its four parameters.
function sendFailure(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  // An address that cannot be decoded.
  if (error instanceof URIError) {
    sendNothing(response);
    return;
  }
  logger.error('a public page failed', { error });
  if (response.headersSent) return;
  const language = languageOf(request.path.split('/')[1] ?? '');
  const { failed, failedHint } = wordsOf[language];
  sendPage(response, plainPage({ language, title: failed, hint: failedHint }), { status: 500 });
}
