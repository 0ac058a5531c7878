import { expect, it } from 'vitest';
import { notPages } from './not-pages.ts';

it.each([
  ['/api/sign-up', true],
  ['/__/auth/action', true],
  ['/__/firebase/init.json', true],
  ['/', false],
  ['/pricing', false],
  ['/__x', false],
  ['/apiary', false],
])('the worker leaves %s to the server: %s', (path, expected) =>
  expect(notPages.some((pattern) => pattern.test(path))).toBe(expected),
);
