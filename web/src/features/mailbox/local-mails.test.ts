import { expect, it } from 'vitest';
import { answer, mailsIn, pathOf } from './local-mails.ts';

const mail = (link: object) => ({
  document: {
    name: 'projects/p/databases/(default)/documents/local_mail/one',
    fields: {
      to: { stringValue: 'ana@example.org' },
      subject: { stringValue: 'Hello' },
      text: { stringValue: 'One.\n\nTwo.' },
      link,
      at: { timestampValue: '2026-03-09T10:00:00.250Z' },
    },
    createTime: '2026-03-09T10:00:00Z',
  },
  readTime: '2026-03-09T10:00:01Z',
});

it('reads mails as the emulator answers them', () => {
  const link = 'http://127.0.0.1:5000/#/invite/a.b.c';
  expect(mailsIn(answer.parse([mail({ stringValue: link })]))).toEqual([
    {
      id: 'projects/p/databases/(default)/documents/local_mail/one',
      email: 'ana@example.org',
      subject: 'Hello',
      text: 'One.\n\nTwo.',
      at: Date.UTC(2026, 2, 9, 10, 0, 0, 250),
      link,
      path: '/invite/a.b.c',
    },
  ]);
});

it('knows a mail without a link, and an empty mailbox', () => {
  expect(mailsIn(answer.parse([mail({ nullValue: null })]))).toMatchObject([{ link: null, path: null }]);
  expect(mailsIn(answer.parse([{ readTime: '2026-03-09T10:00:01Z' }]))).toEqual([]);
});

it('refuses an answer that is none', () =>
  expect(answer.safeParse({ error: { code: 404 } }).success).toBe(false));

it.each([
  ['http://127.0.0.1:5000/#/auth/action?mode=x&oobCode=y', '/auth/action?mode=x&oobCode=y'],
  ['https://other.example/#/invite/t', '/invite/t'],
  ['http://127.0.0.1:5000/', null],
  ['http://127.0.0.1:5000/#//evil.example', null],
  ['javascript:alert(1)#/x', null],
  ['/invite/t', null],
])('%s → %s', (link, path) => expect(pathOf(link)).toBe(path));
