import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './secret.ts';

const key = () => randomBytes(32).toString('base64');
const secret = 'JBSWY3DPEHPK3PXPKRSXG5DTOR2WM4ZU';

it('opens for the account that it was sealed for', () => {
  const own = key();
  const sealed = seal(own, 'ana', secret);
  expect(unseal(own, 'ana', sealed)).toBe(secret);
  expect(JSON.stringify(sealed)).not.toContain(secret);
  expect(() => unseal(own, 'ben', sealed)).toThrow();
});

it('is sealed differently every time', () => {
  const own = key();
  const [one, other] = [seal(own, 'ana', secret), seal(own, 'ana', secret)];
  expect(one.iv).not.toBe(other.iv);
  expect(one.ciphertext).not.toBe(other.ciphertext);
});

it.each(['ciphertext', 'iv', 'tag'] as const)('does not open with another %s', (part) => {
  const own = key();
  const [sealed, other] = [seal(own, 'ana', secret), seal(own, 'ana', secret)];
  expect(() => unseal(own, 'ana', { ...sealed, [part]: other[part] })).toThrow();
});

it('does not open with a tag that was cut short', () => {
  const own = key();
  const sealed = seal(own, 'ana', secret);
  const tag = Buffer.from(sealed.tag, 'base64').subarray(0, 4).toString('base64');
  expect(() => unseal(own, 'ana', { ...sealed, tag })).toThrow();
});

it('opens after the key was changed, as long as the old one is there', () => {
  const [old, fresh] = [key(), key()];
  const sealed = seal(old, 'ana', secret);
  expect(unseal(`${fresh},${old}`, 'ana', sealed)).toBe(secret);
  expect(() => unseal(fresh, 'ana', sealed)).toThrow(/is not configured/);
  expect(unseal(fresh, 'ana', seal(`${fresh},${old}`, 'ana', secret))).toBe(secret);
});

it.each(['', 'short', randomBytes(31).toString('base64'), randomBytes(33).toString('base64')])(
  'refuses the key %j',
  (bad) => {
    expect(() => seal(bad, 'ana', secret)).toThrow(/32 bytes/);
  },
);
