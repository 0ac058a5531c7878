import { describe, expect, it } from 'vitest';
import { backupAlphabet, backupCodeOf, isWeakSecret, totpCodeOf } from './code-formats.ts';

describe('an authenticator’s code', () => {
  it.each(['123456', '123 456', '123-456', ' 1 2 3 4 5 6 '])('is read from %j', (typed) => {
    expect(totpCodeOf(typed)).toBe('123456');
  });

  it.each([
    ['nothing', ''],
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['letters', '12345a'],
    ['a sign', '+12345'],
    ['an exponent', '1e0000'],
    ['Arabic digits', '١٢٣٤٥٦'],
    ['full-width digits', '１２３４５６'],
    ['mathematical digits', '𝟏𝟐𝟑𝟒𝟓𝟔'],
    ['a code and a line break', '123456\n'],
    ['a code between no-break spaces', '\u00a0123456'],
    ['a code with something invisible', '123\u200b456'],
    ['ten thousand digits', '1'.repeat(10_000)],
  ])('is not %s', (_, typed) => {
    expect(totpCodeOf(typed)).toBeNull();
  });
});

describe('a backup code', () => {
  it.each(['ABCD-2345', 'abcd2345', ' abcd 2345 ', 'AB.CD_23/45', '“ABCD–2345”'])(
    'is read from %j',
    (typed) => {
      expect(backupCodeOf(typed)).toBe('ABCD2345');
    },
  );

  it.each(['', '----', 'ABCD-234', 'ABCD-23456', 'ABCD-2340', 'ABCD-234I', 'АБВГ-2345', 'A'.repeat(10_000)])(
    'is not %j',
    (typed) => {
      expect(backupCodeOf(typed)).toBeNull();
    },
  );

  it('is made of 32 signs that nobody confuses', () => {
    expect(new Set(backupAlphabet).size).toBe(32);
    expect(backupAlphabet).not.toMatch(/[IO01]/);
  });
});

describe('a secret', () => {
  it.each([
    'A'.repeat(32),
    'ABABABAB'.repeat(4),
    'ABCDEFGH'.repeat(4),
    'ABCDEFGHIJKLMNOP'.repeat(2),
    'ABCDEFG'.repeat(5),
    `${'A'.repeat(26)}BCDEFG`,
  ])('%s is weak', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it.each(['JBSWY3DPEHPK3PXPKRSXG5DTOR2WM4ZU', 'GAXW6OJ3K5BHTR2VQZFLNC4YDIMUP7SE'])('%s is not', (secret) => {
    expect(isWeakSecret(secret)).toBe(false);
  });
});
