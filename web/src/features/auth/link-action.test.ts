import { describe, expect, it } from 'vitest';
import { donePath, linkActionIn } from './link-action.ts';

describe('what a mailed link asks for', () => {
  it.each([
    ['mode=verifyEmail&oobCode=c', { is: 'apply', code: 'c', ending: 'confirmed' }],
    ['mode=recoverEmail&oobCode=c', { is: 'apply', code: 'c', ending: 'restored' }],
    ['mode=verifyAndChangeEmail&oobCode=c', { is: 'apply', code: 'c', ending: 'moved' }],
    ['mode=resetPassword&oobCode=c', { is: 'choose password', code: 'c' }],
    ['mode=verifyEmail', { is: 'incomplete' }],
    ['mode=verifyEmail&oobCode=', { is: 'incomplete' }],
    ['oobCode=c', { is: 'incomplete' }],
    ['mode=toString&oobCode=c', { is: 'incomplete' }],
    ['done=changed', { is: 'done', outcome: 'changed' }],
    ['done=hacked', { is: 'incomplete' }],
    ['', { is: 'incomplete' }],
  ])('%s', (params, expected) => expect(linkActionIn(new URLSearchParams(params))).toEqual(expected));
});

it('an address that says how it ended is read back as such', () => {
  const [, query] = donePath('confirmed', 'https://app.example.org/#/auth?invite=a').split('?done=');
  const params = new URLSearchParams(`done=${query}`);
  expect(linkActionIn(params)).toEqual({ is: 'done', outcome: 'confirmed' });
  expect(params.get('continueUrl')).toBe('https://app.example.org/#/auth?invite=a');
});
