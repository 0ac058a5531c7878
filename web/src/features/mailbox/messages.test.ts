import { expect, it } from 'vitest';
import { answer, messagesIn, sentTo } from './messages.ts';

const emulator = 'http://127.0.0.1:9099/emulator/action';
const code = (email: string, requestType: string, oobCode: string, query = '') => ({
  email,
  requestType,
  oobCode,
  oobLink: `${emulator}?mode=x&oobCode=${oobCode}${query}`,
});
const oobCodes = [
  code('ada@example.org', 'VERIFY_EMAIL', 'one', '&continueUrl=http%3A%2F%2Flocalhost%2F%23%2Fauth'),
  code('bob@example.org', 'PASSWORD_RESET', 'two'),
  code('ada@example.org', 'EMAIL_SIGNIN', 'three'),
];

it('shows the newest first, each leading to our own page', () => {
  expect(messagesIn(answer.parse({ oobCodes }))).toEqual([
    { code: 'three', email: 'ada@example.org', kind: null, path: '/auth/action?mode=&oobCode=three' },
    {
      code: 'two',
      email: 'bob@example.org',
      kind: 'PASSWORD_RESET',
      path: '/auth/action?mode=resetPassword&oobCode=two',
    },
    {
      code: 'one',
      email: 'ada@example.org',
      kind: 'VERIFY_EMAIL',
      path: '/auth/action?mode=verifyEmail&oobCode=one&continueUrl=http%3A%2F%2Flocalhost%2F%23%2Fauth',
    },
  ]);
});

it('refuses an answer that is none', () => {
  expect(answer.safeParse({ error: 'no such project' }).success).toBe(false);
});

it.each([
  ['', ['three', 'two', 'one']],
  ['  ADA ', ['three', 'one']],
  ['bob@example.org', ['two']],
  ['nobody', []],
])('filter "%s"', (typed, codes) => {
  expect(sentTo(messagesIn({ oobCodes }), typed).map((message) => message.code)).toEqual(codes);
});
