import type { Firestore } from 'firebase-admin/firestore';
import {
  twoFactorBackupCodes,
  twoFactorDeviceSecrets,
  twoFactorSecrets,
  twoFactorSettings,
  twoFactorTickets,
  twoFactorTrustedDevices,
  userProfiles,
} from '#shared/collections/index.ts';

/** Where one account's second factor is kept. */
export const twoFactorReferences = (db: Firestore, uid: string) => ({
  settings: db.collection(twoFactorSettings.path('')).doc(uid),
  secret: db.collection(twoFactorSecrets.path('')).doc(uid),
  codes: db.collection(twoFactorBackupCodes.path('')).doc(uid),
  profile: db.collection(userProfiles.path('')).doc(uid),
});

/** A trusted device, and the hash of its secret under the same id. */
export const deviceReferences = (db: Firestore, id: string) => ({
  device: db.collection(twoFactorTrustedDevices.path('')).doc(id),
  secret: db.collection(twoFactorDeviceSecrets.path('')).doc(id),
});

/** `id` is a ticket's hash. */
export const ticketReference = (db: Firestore, id: string) =>
  db.collection(twoFactorTickets.path('')).doc(id);
