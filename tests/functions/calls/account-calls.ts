import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/api/account-api.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/api/two-factor-api.ts';
import type { Tried } from './tried.ts';

/** The account, its second factor and its data. */
export const accountCalls: readonly Tried[] = [
  { ...twoFactorEnableCall, body: { totpSecret: 'A'.repeat(32), verificationCode: '000000' } },
  { ...twoFactorDisableCall, body: { password: 'not it' } },
  { ...twoFactorVerifyCall, body: { code: '000000', method: 'totp' } },
  { ...trustedDeviceCall, body: {} },
  { ...backupCodesCall, body: {} },
  { ...trustDeviceCall, body: { deviceFingerprint: 'abc', deviceName: 'Test' } },
  { ...changeEmailCall, body: { newEmail: 'guard-test@example.org' } },
  { ...changePasswordCall, body: { currentPassword: 'not it', newPassword: 'another horse' } },
  { ...endSessionsCall, body: {} },
  { ...accountDataCall, body: {} },
  { ...deleteAccountCall, body: {} },
  { ...journalKeyCall, body: {} },
];
