import {
  addressLimits,
  attemptLimits,
  errorReportLimits,
  invitationMailLimits,
  journalKeyLimits,
  leaveAddressLimits,
  leaveLinkLimits,
  sparedLimits,
} from '#shared/constants.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import { sha256 } from '../hash.ts';

/** Of an account's second factor, by whatever method. */
export const accountBucket = (uid: string): Bucket => ({ id: uid, limits: attemptLimits });
/**
 * Of a network, which may be a whole office: wider. A full one leaves each account its first guesses: nobody is shut out by
 * a stranger's.
 */
export const addressBucket = (address: string): Bucket => ({
  id: `address-${sha256(address)}`,
  limits: addressLimits,
  spared: sparedLimits,
});
/** Of an account's password, where somebody signed in gives it again. */
export const passwordBucket = (uid: string): Bucket => ({ id: `password-${uid}`, limits: attemptLimits });
/** Of the sets of backup codes that an account makes, each of which takes ten slow hashes. */
export const backupCodesBucket = (uid: string): Bucket => ({ id: `codes-${uid}`, limits: attemptLimits });

/** Of the times that an account fetched the key of its unsent changes. */
export const journalKeyBucket = (uid: string): Bucket => ({
  id: `journal-key-${uid}`,
  limits: journalKeyLimits,
});

/** Of the links to leave that one network opens. */
export const leaveAddressBucket = (network: string): Bucket => ({
  id: `leave-from-${sha256(network)}`,
  limits: leaveAddressLimits,
});
/** Of the times that one such link is opened or pressed. */
export const leaveLinkBucket = (token: string): Bucket => ({
  id: `leave-${sha256(token)}`,
  limits: leaveLinkLimits,
});

/** Of the changes of address that an account asks for, each of which mails somebody. */
export const addressChangeBucket = (uid: string): Bucket => ({ id: `email-${uid}`, limits: attemptLimits });
/** Of what others had mailed to one address, whoever they are. */
export const newAddressBucket = (email: string): Bucket => ({
  id: `email-${sha256(email)}`,
  limits: attemptLimits,
});
/** Of the invitations that an organization had mailed. */
export const invitationsBucket = (organization: string): Bucket => ({
  id: `invitations-${organization}`,
  limits: invitationMailLimits,
});
/** Of the errors that a member's devices reported, and those of their whole organization. */
export const memberErrorsBucket = (uid: string): Bucket => ({
  id: `errors-${uid}`,
  limits: errorReportLimits.member,
});
export const organizationErrorsBucket = (organization: string): Bucket => ({
  id: `errors-of-${organization}`,
  limits: errorReportLimits.organization,
});
