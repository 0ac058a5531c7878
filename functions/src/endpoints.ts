import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/calls/account.ts';
import { analyticsCall } from '#shared/calls/analytics.ts';
import { callDeleteCall, callNextCall, callOpenCall, callUndoCall } from '#shared/calls/calling.ts';
import { deleteDonorCall } from '#shared/calls/donors.ts';
import { ensureProfileCall } from '#shared/calls/ensure_profile.ts';
import { reportErrorsCall, settleErrorCall } from '#shared/calls/errors.ts';
import { exportCall } from '#shared/calls/exports.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/calls/field.ts';
import { importCheckCall, importFinishCall, importRowsCall, importStartCall } from '#shared/calls/imports.ts';
import {
  acceptInvitationCall,
  inviteCall,
  lookAtInvitationCall,
  resendInvitationCall,
  revokeInvitationCall,
} from '#shared/calls/invitations.ts';
import { teamActivityCall } from '#shared/calls/leaderboard.ts';
import {
  changeRoleCall,
  leaveOrganizationCall,
  memberDetailsCall,
  removeMemberCall,
  setGrantsCall,
  transferAdminCall,
} from '#shared/calls/members.ts';
import { metricsCall, pruneMetricsCall } from '#shared/calls/metrics.ts';
import { deleteOrganizationCall, requireTwoFactorCall } from '#shared/calls/organization.ts';
import { ensurePreferencesCall } from '#shared/calls/preferences.ts';
import { insightsCall, profilePeopleCall } from '#shared/calls/profile.ts';
import { signUpCall } from '#shared/calls/sign_up.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/calls/two_factor.ts';
import {
  voterChunkCall,
  voterExportCall,
  voterFileCancelCall,
  voterFileFinishCall,
  voterFileStartCall,
  voterFileUndoCall,
  voterOpenCall,
} from '#shared/calls/voters.ts';
import { changeEmail } from './account/change_email.ts';
import { changePassword } from './account/change_password.ts';
import { accountData } from './account/data.ts';
import { deleteAccount } from './account/delete.ts';
import { endEverySession } from './account/end_sessions.ts';
import { campaignAnalytics } from './analytics/answer.ts';
import { deleteCallList } from './calling/delete.ts';
import { nextCall } from './calling/next.ts';
import { openCallList } from './calling/open.ts';
import { undoCall } from './calling/undo.ts';
import type { Dependencies } from './dependencies.ts';
import { deleteDonor } from './donors/delete.ts';
import { reportErrors } from './errors/report.ts';
import { settleError } from './errors/settle.ts';
import { exportRecords } from './exports/export.ts';
import { tellLog } from './field/log.ts';
import { returnTurf } from './field/return.ts';
import { takeTurf } from './field/take.ts';
import { type Endpoint, guarded, guardedDownload, guardedMember, guardedSecondStep } from './http/guarded.ts';
import { checkRows } from './imports/check.ts';
import { finishImport } from './imports/finish.ts';
import { importRows } from './imports/rows.ts';
import { startImport } from './imports/start.ts';
import { acceptInvitation } from './invitations/accept.ts';
import { invite } from './invitations/invite.ts';
import { lookAtInvitation } from './invitations/look.ts';
import { resendInvitation } from './invitations/resend.ts';
import { revokeInvitation } from './invitations/revoke.ts';
import { giveJournalKey } from './journal/key.ts';
import { teamActivity } from './leaderboard/activity.ts';
import { changeRole } from './members/change_role.ts';
import { memberDetails } from './members/details.ts';
import { leaveOrganization } from './members/leave.ts';
import { removeMember } from './members/remove.ts';
import { setGrants } from './members/set_grants.ts';
import { transferAdmin } from './members/transfer.ts';
import { pruneMetrics } from './metrics/prune.ts';
import { takeMetrics } from './metrics/take.ts';
import { deleteOrganization } from './organization/delete.ts';
import { requireTwoFactor } from './organization/require_two_factor.ts';
import { ensurePreferences } from './preferences/ensure.ts';
import { syncProfilePeople } from './profile/people.ts';
import { ensureProfile } from './profiles/ensure.ts';
import { refreshInsights } from './rollups/refresh.ts';
import { keepSignUp } from './sign_ups/keep.ts';
import { generateBackupCodes } from './two_factor/backup_codes.ts';
import { useTrustedDevice } from './two_factor/device.ts';
import { disableTwoFactor } from './two_factor/disable.ts';
import { enableTwoFactor } from './two_factor/enable.ts';
import { trustDevice } from './two_factor/trust.ts';
import { verifySecondFactor } from './two_factor/verify.ts';
import { cancelVoterFile } from './voters/files/cancel.ts';
import { keepVoterChunk } from './voters/files/chunk.ts';
import { exportVoters } from './voters/files/export.ts';
import { finishVoterFile } from './voters/files/finish.ts';
import { startVoterFile } from './voters/files/start.ts';
import { undoVoterFile } from './voters/files/undo.ts';
import { openVoters } from './voters/open.ts';

/** Every endpoint: the call that describes it, and the handler that answers it. */
export const endpoints = (dependencies: Dependencies): Endpoint[] => [
  guarded(signUpCall, keepSignUp(dependencies)),
  guarded(ensureProfileCall, ensureProfile(dependencies)),
  guardedMember(importCheckCall, checkRows(dependencies)),
  guardedMember(importStartCall, startImport(dependencies)),
  guardedMember(importRowsCall, importRows(dependencies)),
  guardedMember(importFinishCall, finishImport(dependencies)),
  guardedDownload(exportCall, exportRecords(dependencies)),
  guardedMember(twoFactorEnableCall, enableTwoFactor(dependencies)),
  guardedMember(twoFactorDisableCall, disableTwoFactor(dependencies)),
  guardedSecondStep(twoFactorVerifyCall, verifySecondFactor(dependencies)),
  guardedSecondStep(trustedDeviceCall, useTrustedDevice(dependencies)),
  guardedMember(backupCodesCall, generateBackupCodes(dependencies)),
  guardedMember(trustDeviceCall, trustDevice(dependencies)),
  guardedMember(changeEmailCall, changeEmail(dependencies)),
  guardedMember(changePasswordCall, changePassword(dependencies)),
  guardedMember(endSessionsCall, endEverySession(dependencies)),
  guardedDownload(accountDataCall, accountData(dependencies)),
  guarded(deleteAccountCall, deleteAccount(dependencies)),
  guarded(journalKeyCall, giveJournalKey(dependencies)),
  guardedMember(memberDetailsCall, memberDetails(dependencies)),
  guardedMember(changeRoleCall, changeRole(dependencies)),
  guardedMember(setGrantsCall, setGrants(dependencies)),
  guardedMember(removeMemberCall, removeMember(dependencies)),
  guardedMember(leaveOrganizationCall, leaveOrganization(dependencies)),
  guardedMember(transferAdminCall, transferAdmin(dependencies)),
  guardedMember(requireTwoFactorCall, requireTwoFactor(dependencies)),
  guardedMember(deleteOrganizationCall, deleteOrganization(dependencies)),
  guardedMember(inviteCall, invite(dependencies)),
  guardedMember(resendInvitationCall, resendInvitation(dependencies)),
  guardedMember(revokeInvitationCall, revokeInvitation(dependencies)),
  guardedMember(deleteDonorCall, deleteDonor(dependencies)),
  guardedMember(profilePeopleCall, syncProfilePeople(dependencies)),
  guardedMember(insightsCall, refreshInsights(dependencies)),
  guardedMember(teamActivityCall, teamActivity(dependencies)),
  guardedMember(reportErrorsCall, reportErrors(dependencies)),
  guardedMember(settleErrorCall, settleError(dependencies)),
  guardedMember(analyticsCall, campaignAnalytics(dependencies)),
  guardedMember(metricsCall, takeMetrics(dependencies)),
  guardedMember(pruneMetricsCall, pruneMetrics(dependencies)),
  guardedMember(ensurePreferencesCall, ensurePreferences(dependencies)),
  guardedMember(voterFileStartCall, startVoterFile(dependencies)),
  guardedMember(voterChunkCall, keepVoterChunk(dependencies)),
  guardedMember(voterFileFinishCall, finishVoterFile(dependencies)),
  guardedMember(voterFileCancelCall, cancelVoterFile(dependencies)),
  guardedMember(voterFileUndoCall, undoVoterFile(dependencies)),
  guardedMember(voterOpenCall, openVoters(dependencies)),
  guardedMember(voterExportCall, exportVoters(dependencies)),
  guardedMember(callOpenCall, openCallList(dependencies)),
  guardedMember(callNextCall, nextCall(dependencies)),
  guardedMember(callUndoCall, undoCall(dependencies)),
  guardedMember(callDeleteCall, deleteCallList(dependencies)),
  guardedMember(turfTakeCall, takeTurf(dependencies)),
  guardedMember(turfLogCall, tellLog(dependencies)),
  guardedMember(turfReturnCall, returnTurf(dependencies)),
  guarded(lookAtInvitationCall, lookAtInvitation(dependencies)),
  guarded(acceptInvitationCall, acceptInvitation(dependencies)),
];
