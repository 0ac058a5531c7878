import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { localHeaders } from '../../scripts/lib/local-headers.mjs';

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const header = z.object({ key: z.string(), value: z.string() });
const rules = z.array(z.object({ source: z.string(), headers: z.array(header) }));
const sites = z
  .object({ hosting: z.array(z.object({ target: z.string(), headers: rules })) })
  .parse(JSON.parse(text('firebase.json'))).hosting;
const hosting = sites.find(({ target }) => target === 'app') ?? { headers: [] };

/** What every page is sent. */
function sent(headers: z.output<typeof rules>): Map<string, string> {
  const everywhere = headers.find(({ source }) => source === '**')?.headers ?? [];
  return new Map(everywhere.map(({ key, value }) => [key, value]));
}

const directives = (policy = ''): Map<string, string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

/** The one script that is written into the page, by its hash. */
const first = `'sha256-${createHash('sha256').update(text('web/first.js')).digest('base64')}'`;

const headers = sent(hosting.headers);
const policy = directives(headers.get('Content-Security-Policy'));

describe('every page', () => {
  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // A canvasser may let the distance to the door be said.
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(self)'],
  ])('is sent with %s: %s', (key, value) => expect(headers.get(key)).toBe(value));

  it('is sent a policy that is written once', () => {
    const written = hosting.headers
      .flatMap((rule) => rule.headers)
      .filter(({ key }) => /security-policy/i.test(key));
    expect(written).toHaveLength(1);
    expect(policy.size).toBe(headers.get('Content-Security-Policy')?.split('; ').length);
  });
});

describe('the policy', () => {
  it.each([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", first]],
    ['script-src-attr', ["'none'"]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['style-src-attr', ["'none'"]],
    // Firestore's transport asks for this one picture when a request fails, to learn whether there is a network.
    ['img-src', ["'self'", 'data:', 'https://www.google.com/images/cleardot.gif']],
    ['font-src', ["'self'"]],
    [
      'connect-src',
      [
        "'self'",
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firestore.googleapis.com',
        'https://content-firebaseappcheck.googleapis.com',
      ],
    ],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['upgrade-insecure-requests', []],
  ])('says %s %j', (name, sources) => expect(policy.get(name)).toEqual(sources));

  it('has no other directive, no wildcard, no scheme for a host, no plain http', () => {
    expect(policy.size).toBe(16);
    for (const [name, sources] of policy) {
      for (const source of sources)
        expect(source, name).toMatch(
          /^('[a-z-]+'|'sha256-[\w+/]{43}='|data:|https:\/\/[a-z.-]+(\/[a-z/]+\.gif)?)$/,
        );
    }
  });
});

describe('a local suite', () => {
  const local = directives(
    sent(localHeaders(hosting.headers, ['http://127.0.0.1:9099'])).get('Content-Security-Policy'),
  );

  it('differs in two directives', () => {
    const different = [...policy.keys()].filter(
      (name) => local.get(name)?.join() !== policy.get(name)?.join(),
    );
    expect(different).toEqual(['connect-src', 'upgrade-insecure-requests']);
    expect(local.has('upgrade-insecure-requests')).toBe(false);
    expect(local.get('connect-src')).toEqual([...(policy.get('connect-src') ?? []), 'http://127.0.0.1:9099']);
  });
});

describe('index.html', () => {
  const page = text('web/index.html').replace(/<!--[\s\S]*?-->/g, '');

  it('has no script of its own', () => {
    const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, content] of scripts) {
      expect(attributes).toMatch(/\bsrc="\//);
      expect(content).toBe('');
    }
  });

  it.each([
    ['style element', /<style\b/i],
    ['style attribute', /\sstyle\s*=/i],
    ['event handler', /\son[a-z]+\s*=/i],
    ['script address', /javascript:/i],
    ['address elsewhere', /(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i],
    ['base', /<base\b/i],
  ])('has no %s', (_, pattern) => expect(page).not.toMatch(pattern));
});

it.each(['/', 'index.html', 'sw.js', 'manifest.webmanifest'])('%s is asked for anew each time', (file) => {
  const rule = hosting.headers.find(
    ({ source }) => source === file || source.includes(`${file}|`) || source.includes(`${file})`),
  );
  expect(rule?.headers).toEqual([{ key: 'Cache-Control', value: 'no-cache' }]);
});
