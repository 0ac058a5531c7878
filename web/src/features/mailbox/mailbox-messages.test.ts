import { expect, it } from 'vitest';
import { answer, messagesIn, sentTo, uncarried } from './mailbox-messages.ts';

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

it('leaves out a code that a mail of ours carries', () => {
  const messages = messagesIn({ oobCodes });
  const mails = [{ link: 'http://127.0.0.1:5000/#/auth/action?mode=x&oobCode=two' }, { link: null }];
  expect(uncarried(messages, mails).map(({ code }) => code)).toEqual(['three', 'one']);
});

it('knows the change of an address', () => {
  const [moving] = messagesIn({ oobCodes: [code('ada@example.org', 'VERIFY_AND_CHANGE_EMAIL', 'four')] });
  expect(moving?.path).toBe('/auth/action?mode=verifyAndChangeEmail&oobCode=four');
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
