import { generateSecret, generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { isSecret, matchedStep } from './totp.ts';

const secret = generateSecret();
const step = 58_000_000;
const start = step * 30_000;
const codeOf = (at: number) => generateSync({ secret, epoch: at * 30 });

describe.each([0, 1, 14_999, 29_999])('%d ms into a step', (into) => {
  it.each([-1, 0, 1])('takes the code %d steps away, as that step', (away) => {
    expect(matchedStep(secret, codeOf(step + away), start + into, 0)).toBe(step + away);
  });

  it.each([-3, -2, 2, 3])('refuses the code %d steps away', (away) => {
    expect(matchedStep(secret, codeOf(step + away), start + into, 0)).toBeNull();
  });

  // ASVS 6.5.1
  it('takes no code of a step that was used, nor of one before it', () => {
    const taken = [-1, 0, 1].map((away) => matchedStep(secret, codeOf(step + away), start + into, step));
    expect(taken).toEqual([null, null, step + 1]);
  });
});

// The clock went back: nothing is used twice, and nothing throws.
// ASVS 6.5.8
it('refuses every code where the last step lies far ahead', () => {
  expect(matchedStep(secret, codeOf(step), start, step + 1_000)).toBeNull();
});

it('gives the codes of RFC 6238, appendix B', () => {
  const shared = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(matchedStep(shared, '287082', 59_000, 0)).toBe(1);
  expect(matchedStep(shared, '081804', 1_111_111_109_000, 0)).toBe(37_037_036);
});

it('tells a secret from text of the same letters', () => {
  expect(isSecret(generateSecret())).toBe(true);
  expect(isSecret(generateSecret({ length: 40 }))).toBe(true);
  for (const text of ['', 'JBSWY3DPEHPK3PXPKRSXG5DTOR2WM4ZUA', 'JBSWY3DPEHPK3PXPKRSXG5DTOR2WM4ZUAB']) {
    expect(isSecret(text)).toBe(false);
  }
});
