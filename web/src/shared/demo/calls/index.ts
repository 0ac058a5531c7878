import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/calls/account.ts';
import { acceptInvitationCall, lookAtInvitationCall } from '#shared/calls/invitations.ts';
import { leaveOrganizationCall } from '#shared/calls/members.ts';
import { deleteOrganizationCall } from '#shared/calls/organization.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/calls/two_factor.ts';
import { type Answer, refusing } from './answering.ts';
import { callingAnswers } from './calling.ts';
import { exportAnswers } from './exports.ts';
import { fieldAnswers } from './field.ts';
import { importAnswers } from './imports.ts';
import { invitationAnswers } from './invitations.ts';
import { numberAnswers } from './numbers.ts';
import { profileAnswers } from './profile.ts';
import { teamAnswers } from './team.ts';
import { voterAnswers } from './voters.ts';
import { watchingAnswers } from './watching.ts';

/** Calls that are about the account of who asks. */
const ofAnAccount = [
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  journalKeyCall,
  endSessionsCall,
  leaveOrganizationCall,
  deleteOrganizationCall,
  lookAtInvitationCall,
  acceptInvitationCall,
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
];

/** Every endpoint that a screen of the demo may ask. */
export const answers: readonly Answer[] = [
  ...numberAnswers,
  ...exportAnswers,
  ...importAnswers,
  ...profileAnswers,
  ...teamAnswers,
  ...invitationAnswers,
  ...watchingAnswers,
  ...voterAnswers,
  ...callingAnswers,
  ...fieldAnswers,
  ...ofAnAccount.map(refusing),
];
