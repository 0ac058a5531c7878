import type { Response } from 'express';
import { emulated } from '../function-settings.ts';
import type { Html } from './html.ts';
import { styleHash } from './site-style.ts';

/** Whose pages may frame the form: the campaign's own site, which the tests have on this machine. */
const framers = emulated ? 'https: http://127.0.0.1:*' : 'https:';

/**
 * What a page may do: our own style by its hash, our own script and pictures, forms to ourselves. `isFramed`: it may stand
 * in the campaign's own site.
 */
export const pagePolicy = (isFramed: boolean): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "script-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? framers : "'none'"}`,
  ].join('; ');

type Sending = {
  status?: number;
  /** Everybody is sent the same: it may be kept on the way for some minutes. */
  isShared?: boolean;
  isFramed?: boolean;
  isListed?: boolean;
};

export function sendPage(
  response: Response,
  page: Html,
  { status = 200, isShared = false, isFramed = false, isListed = false }: Sending = {},
): void {
  response.status(status);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', isShared ? 'public, max-age=60, s-maxage=300' : 'no-store');
  response.setHeader('content-security-policy', pagePolicy(isFramed));
  if (!isFramed) response.setHeader('x-frame-options', 'DENY');
  // An address that is a secret goes nowhere else.
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  if (!isListed) response.setHeader('x-robots-tag', 'noindex');
  response.send(page.markup);
}
