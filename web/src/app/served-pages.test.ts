import { expect, it, vi } from 'vitest';

// What the session needs of a browser is none of this file's business.
vi.mock('./session/start-session.ts', () => ({ startIfKnown: () => undefined }));
const { pageAddress } = await import('./served-pages.ts');

it.each([
  ['/pricing', '', '/#/pricing'],
  ['/pricing/', '', '/#/pricing'],
  ['/privacy', '#kept', '/#/privacy'],
  ['/terms', '#/', '/#/terms'],
  ['/pricing', '#/auth?mode=signup', '/#/auth?mode=signup'],
  ['/pricing', '#/demo', '/#/demo'],
  ['/', '#/pricing', null],
  ['/', '', null],
  ['/elsewhere', '', null],
])('%s%s', (pathname, hash, address) => expect(pageAddress({ pathname, hash })).toBe(address));
