import { describe, expect, it } from 'vitest';
import { afterSignIn, authPath, continuePath, mailed, modeOf } from './auth-paths.ts';

describe('the mode of the sign-in screen', () => {
  it.each([
    ['', 'signin'],
    ['mode=signup', 'signup'],
    ['mode=reset&invite=x', 'reset'],
    ['mode=admin', 'signin'],
  ])('%s → %s', (params, mode) => expect(modeOf(new URLSearchParams(params))).toBe(mode));
});

describe('addresses of the sign-in screen', () => {
  it.each([
    ['signin', null, '/auth'],
    ['signin', '', '/auth'],
    ['signup', null, '/auth?mode=signup'],
    ['signin', 'tok', '/auth?invite=tok'],
    ['reset', 'a/b c', '/auth?mode=reset&invite=a%2Fb+c'],
  ] as const)('%s with invitation %s → %s', (mode, invite, path) =>
    expect(authPath(mode, invite)).toBe(path),
  );
});

describe('where a signed-in person goes', () => {
  it.each([
    [null, null, '/'],
    ['', null, '/'],
    [null, '/fundraising?page=2', '/fundraising?page=2'],
    ['tok', null, '/invite/tok'],
    ['tok', '/fundraising', '/invite/tok'],
    ['../admin', null, '/invite/..%2Fadmin'],
  ])('invitation %s, requested page %s → %s', (invite, requested, path) =>
    expect(afterSignIn(invite, requested)).toBe(path),
  );
});

describe('where a mail leads back to', () => {
  const origin = 'https://app.example.org';
  it('is the sign-in screen of this app, with its invitation', () => {
    const address = mailed('/auth?invite=tok', { origin, pathname: '/' });
    expect(address).toBe('https://app.example.org/#/auth?invite=tok');
    expect(continuePath(address, origin)).toBe('/auth?invite=tok');
  });
  it.each([
    null,
    '',
    'not an address',
    'https://evil.example/#/auth?invite=tok',
    'https://app.example.org.evil.example/#/auth',
    'https://app.example.org/#/authority',
    'https://app.example.org/#//evil.example',
    'javascript:alert(1)',
    'https://app.example.org/',
  ])('%s → the plain sign-in screen', (url) => expect(continuePath(url, origin)).toBe('/auth'));
});
