import { expect, it } from 'vitest';
import { agentOf } from './agent.ts';
import type { LoggedError } from './entries.ts';
import { ownText } from './own-text.ts';
import { isReported, releaseIn } from './report.ts';

const error = (fields: Partial<LoggedError> = {}): LoggedError => ({
  message: 'x is undefined',
  code: '',
  details: '',
  timestamp: 1,
  context: 'window',
  severity: 'critical',
  ...fields,
});

it.each<[Partial<LoggedError>, boolean]>([
  [{}, true],
  [{ severity: 'high' }, true],
  [{ severity: 'medium' }, false],
  [{ code: 'internal' }, true],
  [{ code: 'auth/internal-error' }, true],
  [{ code: 'unavailable' }, false],
  [{ code: 'permission-denied', severity: 'high' }, false],
  [{ code: 'unauthenticated', severity: 'high' }, false],
  [{ message: 'Failed to fetch dynamically imported module: https://x/a.js' }, false],
  [{ message: 'ResizeObserver loop completed with undelivered notifications.' }, false],
])('reports %o: %s', (fields, reported) => expect(isReported(error(fields))).toBe(reported));

const texts = { a: { save: 'Save', all: 'All' }, b: { del: 'Delete {{name}}?', any: '{{what}}: {{who}}' } };
it.each([
  ['Save', 'Save'],
  ['Delete Ana López?', 'Delete …?'],
  ['Ana López', null],
  ['Donor: Ana López', null],
  ['', null],
])('of a control that says %s notes %s', (read, expected) => expect(ownText(read, texts)).toBe(expected));

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/141.0',
    'Edge 141, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox 130, Android'],
  ['', 'Other, other'],
])('calls %s %s', (userAgent, agent) => expect(agentOf(userAgent)).toBe(agent));

it('reads the release from the app’s own script', () => {
  expect(releaseIn('https://h.example/assets/index-Dp9qe1kT.js')).toBe('Dp9qe1kT');
  expect(releaseIn('http://127.0.0.1:5173/src/main.tsx')).toBe('development');
});
