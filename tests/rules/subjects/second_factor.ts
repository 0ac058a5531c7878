import {
  journalKeys,
  twoFactorAttempts,
  twoFactorBackupCodes,
  twoFactorDeviceSecrets,
  twoFactorSecrets,
  twoFactorSettings,
  twoFactorTickets,
  twoFactorTrustedDevices,
} from '#shared/collections/index.ts';
import type { Query } from '../kit/client.ts';
import { type Fields, now } from '../kit/values.ts';
import { asksOwn, belonging, colleague, future, limit, page, type Subject } from './subject.ts';

const settings = (uid: string): Fields => ({
  user_id: uid,
  enabled: true,
  totp_secret: '••••••••',
  backup_codes_left: 10,
  enabled_at: now,
  updated_at: now,
});
const device = (uid: string): Fields => ({
  user_id: uid,
  device_fingerprint: '1x9k2p',
  device_name: 'Mozilla/5.0 (X11; Linux x86_64)',
  created_at: now,
  last_used_at: now,
  expires_at: future,
});
const devicesOf = (uid: string): Query => ({
  where: [['user_id', 'EQUAL', uid]],
  orderBy: [['last_used_at', 'DESCENDING']],
  limit,
});

/** The second factor, most of it for functions alone. */
export const secondFactor = {
  journal_keys: {
    ...journalKeys,
    path: (at) => `journal_keys/${at.uid}`,
    document: (at) => ({ user_id: at.uid, ciphertext: 'x', iv: 'x', tag: 'x', key_id: 'x', created_at: now }),
    change: () => ({ ciphertext: 'y' }),
    query: asksOwn,
  },
  two_factor_attempts: {
    ...twoFactorAttempts,
    path: (at) => `two_factor_attempts/${at.uid}`,
    document: () => ({ failed_at: [1], expires_at: future }),
    change: () => ({ failed_at: [] }),
    query: page('expires_at'),
  },
  two_factor_backup_codes: {
    ...twoFactorBackupCodes,
    path: (at) => `two_factor_backup_codes/${at.uid}`,
    document: (at) => ({ user_id: at.uid, salt: 'salt', hashes: ['a-hash'], created_at: now }),
    change: () => ({ hashes: ['a-known-hash'] }),
    query: asksOwn,
  },
  two_factor_device_secrets: {
    ...twoFactorDeviceSecrets,
    path: belonging('two_factor_device_secrets'),
    document: (at) => ({ user_id: at.uid, secret_hash: 'a-hash', expires_at: future }),
    change: () => ({ secret_hash: 'a-known-hash' }),
    query: asksOwn,
  },
  two_factor_secrets: {
    ...twoFactorSecrets,
    path: (at) => `two_factor_secrets/${at.uid}`,
    document: (at) => ({
      user_id: at.uid,
      ciphertext: 'x',
      iv: 'x',
      tag: 'x',
      key_id: 'x',
      last_step: 1,
      created_at: now,
    }),
    change: () => ({ last_step: 0 }),
    query: asksOwn,
  },
  'two_factor_settings, own': {
    ...twoFactorSettings,
    path: (at) => `two_factor_settings/${at.uid}`,
    document: (at) => settings(at.uid),
    change: () => ({ enabled: false }),
    query: (_, at) => ({ where: [['user_id', 'EQUAL', at.uid]], limit }),
  },
  "two_factor_settings, a colleague's": {
    ...twoFactorSettings,
    path: (at) => `two_factor_settings/${colleague(at)}`,
    document: (at) => settings(colleague(at)),
    change: () => ({ enabled: false }),
    query: page('user_id'),
  },
  two_factor_tickets: {
    ...twoFactorTickets,
    path: belonging('two_factor_tickets'),
    document: (at) => ({ user_id: at.uid, email: null, created_at: now, expires_at: future }),
    change: () => ({ user_id: 'somebody-else' }),
    query: asksOwn,
  },
  'two_factor_trusted_devices, own': {
    ...twoFactorTrustedDevices,
    path: belonging('two_factor_trusted_devices'),
    document: (at) => device(at.uid),
    change: () => ({ expires_at: new Date('2099-02-01T00:00:00.000Z') }),
    query: (_, at) => devicesOf(at.uid),
  },
  "two_factor_trusted_devices, a colleague's": {
    ...twoFactorTrustedDevices,
    path: belonging('two_factor_trusted_devices'),
    document: (at) => device(colleague(at)),
    change: (at) => ({ user_id: at.uid }),
    query: (_, at) => devicesOf(colleague(at)),
  },
} satisfies Record<string, Subject>;
