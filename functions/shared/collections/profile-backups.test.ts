import { expect, it } from 'vitest';
import { nextBackupId, organizationOfBackup } from './profile-backups.ts';

it.each([
  [null, 'ours_00'],
  ['ours_00', 'ours_01'],
  ['ours_08', 'ours_09'],
  ['ours_09', 'ours_10'],
  ['ours_48', 'ours_49'],
  ['ours_49', 'ours_00'],
  ['ours_50', 'ours_00'],
  ['an-older-id', 'ours_00'],
])('puts the backup after %j into %j', (newest, next) => {
  expect(nextBackupId('ours', newest)).toBe(next);
  expect(organizationOfBackup(next)).toBe('ours');
});
