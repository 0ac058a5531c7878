import { expect, it } from 'vitest';
import { actionAddress } from './action-link.ts';

it.each([
  ['?mode=verifyEmail&oobCode=abc', '/#/auth/action?mode=verifyEmail&oobCode=abc'],
  ['?apiKey=k&mode=resetPassword&oobCode=a%2Bb&lang=en', '/#/auth/action?mode=resetPassword&oobCode=a%2Bb'],
  [
    '?mode=verifyEmail&oobCode=abc&continueUrl=https%3A%2F%2Fapp.example%2F%23%2Fauth%3Finvite%3Da.b.c&lang=en',
    '/#/auth/action?mode=verifyEmail&oobCode=abc&continueUrl=https%3A%2F%2Fapp.example%2F%23%2Fauth%3Finvite%3Da.b.c',
  ],
  ['?mode=verifyEmail', null],
  ['?oobCode=abc', null],
  ['', null],
])('%s', (search, address) => expect(actionAddress({ pathname: '/', search })).toBe(address));

it('keeps the folder that the app is served from', () =>
  expect(actionAddress({ pathname: '/app/', search: '?mode=m&oobCode=c' })).toBe(
    '/app/#/auth/action?mode=m&oobCode=c',
  ));
