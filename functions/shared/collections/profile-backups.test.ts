import { expect, it } from 'vitest';
import { nextBackupId } from './profile-backups.ts';

it.each([
  [null, '00'],
  ['00', '01'],
  ['08', '09'],
  ['09', '10'],
  ['48', '49'],
  ['49', '00'],
  ['50', '00'],
  ['an-older-id', '00'],
])('puts the backup after %j into %j', (newest, next) => {
  expect(nextBackupId(newest)).toBe(next);
});
