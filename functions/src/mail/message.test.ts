import { describe, expect, it } from 'vitest';
import { contents, headerLine, isOneAddress } from './message.ts';

const mail = {
  to: 'a@example.org',
  language: 'en' as const,
  subject: 'Any',
  text: 'One.\nTwo.\n\nThree.',
  link: null,
};
const link = 'https://app.example/#/invite/a.b.c?x=1&y="2"';

it.each([
  ['Ana\r\nBcc: everyone@example.org', 'Ana Bcc: everyone@example.org'],
  ['Ana\u2028invites\u202e you\u0000', 'Ana invites you'],
  ['  Çağla   ✨ ', 'Çağla ✨'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('a header holds %j as one line', (value, line) => expect(headerLine(value)).toBe(line));

it.each(['ana@example.org', 'ana+list@sub.example.org', 'çağla@example.org'])('%s is one address', (value) =>
  expect(isOneAddress(value)).toBe(true),
);
it.each([
  '',
  'ana',
  'a@example.org, b@example.org',
  'a@example.org;b@example.org',
  'Ana <a@example.org>',
  'a@example.org\r\nBcc: b@example.org',
  'a@b@example.org',
])('%j is not', (value) => expect(isOneAddress(value)).toBe(false));

describe('the contents of a mail', () => {
  it('are paragraphs, and the same as plain text', () => {
    const { text, html } = contents(mail);
    expect(text).toBe(mail.text);
    expect(html).toContain('<p>One.<br>Two.</p><p>Three.</p>');
    expect(html).not.toContain('href');
  });

  it('end with the link, once', () => {
    const { text, html } = contents({ ...mail, link });
    expect(text).toBe(`${mail.text}\n\n${link}`);
    expect(contents({ ...mail, text, link }).text).toBe(text);
    expect(html).toContain('<a href="https://app.example/#/invite/a.b.c?x=1&amp;y=&quot;2&quot;"');
  });

  it('end with how to leave, where mail of its kind can be left', () => {
    const leave = 'https://app.example/api/leave/org.abc';
    const { text, html } = contents({ ...mail, link, press: 'Give & help', leave });
    expect(text).toBe(`${mail.text}\n\n${link}\n\nTo get no more emails like this one: ${leave}`);
    expect(html).toContain('>Give &amp; help</a>');
    expect(html).toContain(`<a href="${leave}">`);
    expect(contents({ ...mail, leave: 'javascript:alert(1)' }).html).not.toContain('href');
  });

  it('show names as they are typed, and run none', () => {
    const { html } = contents({ ...mail, text: `<img src=x onerror="alert('1')"> & co` });
    expect(html).toContain('<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/invite', ''])('have no button to %j', (bad) =>
    expect(contents({ ...mail, link: bad }).html).not.toContain('href'),
  );
});
