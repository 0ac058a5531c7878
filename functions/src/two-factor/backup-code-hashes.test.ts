import { expect, it } from 'vitest';
import { backupCodeOf } from '#shared/domain/second-factor/code-formats.ts';
import { hashBackupCode, newBackupCodes, placeOf, sameHash } from './backup-code-hashes.ts';

const set = newBackupCodes();

// ASVS 6.5.4
it('come in tens, all different, each with its own hash', async () => {
  const { codes, hashes } = await set;
  expect(new Set(codes).size).toBe(10);
  expect(new Set(hashes).size).toBe(10);
  for (const code of codes) expect(backupCodeOf(code)).toBe(code);
});

// ASVS 6.5.1, 6.5.2
it('are found by their hash under the salt of their set, until they are used', async () => {
  const [one, other] = [await set, await newBackupCodes()];
  const [, second = ''] = one.codes;
  expect(placeOf(await hashBackupCode(second, one.salt), one.hashes)).toBe(1);
  expect(placeOf(await hashBackupCode(second, other.salt), one.hashes)).toBe(-1);
  expect(placeOf(await hashBackupCode(second, one.salt), one.hashes.with(1, ''))).toBe(-1);
  expect(placeOf(await hashBackupCode(second, one.salt), [null, null])).toBe(-1);
});

it('compares hashes of any length', () => {
  expect(sameHash('abc', 'abc')).toBe(true);
  expect(sameHash('abc', 'abd')).toBe(false);
  expect(sameHash('abc', 'abcd')).toBe(false);
});
