import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/unit/cpu-time.ts';
import { screenOf, scrub, scrubTo } from './scrub.ts';

describe('scrubbing', () => {
  it.each([
    [
      'Cannot read properties of undefined (reading "map")',
      'Cannot read properties of undefined (reading "map")',
    ],
    ['mail to Ana.Lopez+x@mail.example.org failed', 'mail to [email] failed'],
    ['{"email":"ana@example.org","n":3}', '{"email":"[email]","n":3}'],
    ['ana%40example.org', '[email]'],
    ['"ana b"@example.org', '[email]'],
    ['call +1 (555) 010-0200 now', 'call [phone] now'],
    ['555.010.0200, 5550100200', '[phone], [phone]'],
    ['row 200 of 50,000 in 1234 ms', 'row 200 of 50,000 in 1234 ms'],
    ['GET https://x.example/api/find?name=Ana&t=1 failed', 'GET https://x.example/api/find failed'],
    ['at f (https://x.example/src/a.ts?t=17:12:34)', 'at f (https://x.example/src/a.ts:12:34)'],
    ['at DashboardPage (http://127.0.0.1:5000/assets/DashboardPage-C4dKs9_x.js:1:2345)', null],
    ['at getEnvelopeEndpointWithUrlEncodedAuth (https://x.example/assets/index-B2.js:10:20)', null],
    ['https://ana:pw@x.example/', 'https://x.example/'],
    ['#/fundraising/donors?search=Ana', '#/fundraising/donors'],
    ['https://x.example/#access_token=abc', 'https://x.example/'],
    ['Bearer abc.def-ghi', 'Bearer [token]'],
    ['{"password":"hunter2","a":1}', '{"password":"[token]","a":1}'],
    ['api_key = s3cret;', 'api_key = [token];'],
    ['Unexpected token < in JSON', 'Unexpected token < in JSON'],
    ['donors/0b5f9a52-1c0e-4d7e-9b1a-7d1f8f0f6a11', 'donors/[id]'],
    ['', ''],
  ])('makes of %s', (text, left) => expect(scrub(text)).toBe(left ?? text));

  const around = fc.string({ maxLength: 30, unit: fc.constantFrom(...'ab Z09.,:;()"\'/?=&<>\n') });
  const digits = (least: number, most: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most });
  const phone = fc
    .tuple(digits(7, 15), fc.constantFrom('', ' ', '-', '.', ') ', ' (', '\u00a0'), fc.boolean())
    .map(([number, between, plus]) => `${plus ? '+' : ''}${number.join(between)}`);
  const part = fc.base64String({ minLength: 24, maxLength: 80 }).map((text) => text.replace(/[+/=]/g, '-'));
  const jwt = fc.tuple(part, part, part).map(([head, body, sign]) => `eyJ${head}.eyJ${body}.${sign}`);
  const hex = fc.stringMatching(/^[0-9a-f]{32,64}$/).filter((text) => /\d/.test(text));

  it.each([
    ['an e-mail address', fc.emailAddress()],
    ['a telephone number', phone],
    ['a session token', jwt],
    ['a long hexadecimal key', hex],
  ])('leaves no %s, wherever it stands', (_, secret: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(around, secret, around, (before, text, after) => {
        // What stands at its side may be of the same stuff, but must not keep it whole.
        expect(scrub(`${before} ${text} ${after}`)).not.toContain(text);
        expect(scrub(`{"v":"${text}"}`)).not.toContain(text);
        expect(scrub(`q=${text}&r=1`)).not.toContain(text);
      }),
      { numRuns: 400 },
    ),
  );

  it('changes nothing the second time, and takes no text long', () => {
    fc.assert(
      fc.property(fc.oneof(around, fc.emailAddress(), phone, jwt), (text) => {
        expect(scrub(scrub(text))).toBe(scrub(text));
      }),
    );
    const spent = cpuTime(() => {
      for (const unit of ['a', '1', '1 ', '@', 'a.', '/', '"', '%40', 'eyJ', 'password=', '?', '(', 'A1/'])
        scrub(unit.repeat(20_000 / unit.length));
      for (const name of ['a', '1', 'a_', '1-']) scrub(`${name.repeat(20_000 / name.length)}.js`);
    });
    expect(spent).toBeLessThan(6_000);
  });

  it('cuts only what is scrubbed', () =>
    expect(scrubTo(`${'x'.repeat(10)} ana.lopez@example.org`, 16)).toBe('xxxxxxxxxx [emai'));

  it('leaves no half of what it cut apart, nor of what came so: no database takes one', () => {
    expect(scrubTo('abc😀', 4)).toBe('abc\uFFFD');
    expect(scrubTo('😀 \ud800 \udc00x', 99)).toBe('😀 \uFFFD \uFFFDx');
  });

  it.each([
    ['#/fundraising/donors/Ab3dE?from=x', '/fundraising/donors/:id'],
    ['/profile/story', '/profile/story'],
    ['', '/'],
    ['#/invite/a.b.c', '/invite/:id'],
    ['/Ana%20Lopez/ana@example.org', '/:id/:id'],
  ])('names the screen of %s', (hash, screen) => expect(screenOf(hash)).toBe(screen));
});
