import { createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { maskPoint, normalizePoint, pointId } from './contact-point.ts';

describe('normalizePoint', () => {
  test.each([
    ['email', ' Ana.B+news@Example.org ', 'ana.b+news@example.org'],
    ['phone', '(216) 555-0142', '+12165550142'],
    ['phone', '+1 216 555 0142', '+12165550142'],
    ['email', 'not an address', null],
    ['phone', '12', null],
  ] as const)('takes a %s %j for %j', (kind, value, normalized) => {
    expect(normalizePoint(kind, value)).toBe(normalized);
  });
});

describe('pointId', () => {
  it('is the HMAC-SHA256 that Node makes of organization, kind and value', () => {
    const expected = createHmac('sha256', 'a salt').update('rivera|email|ana@example.org').digest('hex');
    expect(pointId('a salt', 'rivera', 'email', 'ana@example.org')).toBe(expected);
  });

  it('differs by salt, organization, kind, dots and tags', () => {
    const ids = [
      pointId('a salt', 'rivera', 'email', 'ana@example.org'),
      pointId('another', 'rivera', 'email', 'ana@example.org'),
      pointId('a salt', 'lindqvist', 'email', 'ana@example.org'),
      pointId('a salt', 'rivera', 'phone', 'ana@example.org'),
      pointId('a salt', 'rivera', 'email', 'a.na@example.org'),
      pointId('a salt', 'rivera', 'email', 'ana+x@example.org'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a mask shows the end of a number, and the first letter and host of an address', () => {
  expect(maskPoint('phone', '+12165550142')).toBe('•••0142');
  expect(maskPoint('email', 'ana@example.org')).toBe('a•••@example.org');
});
