import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { email, phone } from '../collections/define.ts';
import { normaliseEmail, normalisePhone } from './contact.ts';

describe('an e-mail address', () => {
  test.each([
    ['Ana@Example.ORG', 'ana@example.org'],
    ['  ana@example.org ', 'ana@example.org'],
    ['mailto:ana@example.org', 'ana@example.org'],
    ["o'neil+list@mail-one.example.org", "o'neil+list@mail-one.example.org"],
  ])('%j is kept as %s', (written, expected) => {
    expect(normaliseEmail(written)).toBe(expected);
  });

  test.each([
    '',
    'ana',
    'ana@example',
    'ana@@example.org',
    'ana example@example.org',
    'ana@example.org; bo@example.org',
    'Ana <ana@example.org>',
    'a..b@example.org',
    'ana@example.org.',
    `${'a'.repeat(250)}@example.org`,
  ])('%j is none', (written) => {
    expect(normaliseEmail(written)).toBeNull();
  });

  it('always fits the collections, and stays as it is when read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (written) => {
        const normalized = normaliseEmail(written);
        if (normalized === null) return;
        expect(email.safeParse(normalized).success).toBe(true);
        expect(normaliseEmail(normalized)).toBe(normalized);
      }),
    );
  });
});

describe('a telephone number', () => {
  test.each([
    ['555-123-4567', '+15551234567'],
    ['(555) 123-4567', '+15551234567'],
    ['555.123.4567', '+15551234567'],
    ['1 555 123 4567', '+15551234567'],
    ['+1 (555) 123-4567', '+15551234567'],
    ['555-123-4567 x12', '+15551234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
  ])('%s is %s', (written, expected) => {
    expect(normalisePhone(written)).toBe(expected);
  });

  test.each(['', '555-1234', '5.55123E+09', 'n/a', 'call 555-123-4567', '555-123-4567 / 555-987-6543'])(
    '%j cannot be dialled',
    (written) => {
      expect(normalisePhone(written)).toBeNull();
    },
  );

  it('always fits the collections, and stays as it is when read again', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789+-() x'), maxLength: 20 });
    fc.assert(
      fc.property(digits, (written) => {
        const normalized = normalisePhone(written);
        if (normalized === null) return;
        expect(phone.safeParse(normalized).success).toBe(true);
        expect(normalisePhone(normalized)).toBe(normalized);
      }),
    );
  });
});
