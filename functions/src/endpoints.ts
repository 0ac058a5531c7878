import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/api/account-api.ts';
import { analyticsCall } from '#shared/api/analytics-api.ts';
import { calendarFeedCall, createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import { campaignsCall, startCampaignCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import { ensureProfileCall } from '#shared/api/ensure-profile.ts';
import { reportErrorsCall, settleErrorCall } from '#shared/api/errors-api.ts';
import { decideFormPostCall, eventPageCall } from '#shared/api/event-pages-api.ts';
import { hostLinkCall } from '#shared/api/host-links-api.ts';
import { acceptInvitationCall, previewInvitationCall } from '#shared/api/invitations.ts';
import { launchCodeCall } from '#shared/api/launch-api.ts';
import { leaveOrganizationCall } from '#shared/api/members-api.ts';
import { metricsCall, pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { deleteOrganizationCall } from '#shared/api/organization.ts';
import { insightsCall } from '#shared/api/profile-api.ts';
import { requestFormCall } from '#shared/api/schedule-api.ts';
import { signUpCall } from '#shared/api/sign-up.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/api/two-factor-api.ts';
import { changeEmail } from './account/change-email.ts';
import { changePassword } from './account/change-password.ts';
import { deleteAccount } from './account/delete-account.ts';
import { endEverySession } from './account/end-sessions.ts';
import { accountData } from './account/export-account-data.ts';
import { campaignAnalytics } from './analytics/campaign-analytics.ts';
import { calendarFeed, createCalendarFeed } from './calendar-feed/own-feed.ts';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { startCampaign } from './campaigns/start-campaign.ts';
import { switchCampaign } from './campaigns/switch-campaign.ts';
import type { Dependencies } from './dependencies.ts';
import { reportErrors } from './errors/report.ts';
import { settleError } from './errors/settle.ts';
import { guarded, guardedDownload, guardedMember, guardedSecondStep, type Route } from './http/routes.ts';
import { acceptInvitation } from './invitations/accept.ts';
import { previewInvitation } from './invitations/preview-invitation.ts';
import { getJournalKey } from './journal/key.ts';
import { launchCodeAddress } from './launch/launch-code.ts';
import { leaveOrganization } from './members/leave.ts';
import { pruneMetrics } from './metrics/prune.ts';
import { storeMetrics } from './metrics/store-metrics.ts';
import { deleteOrganization } from './organization/delete-organization.ts';
import { refreshInsights } from './rollups/refresh-insights.ts';
import { requestFormAddress } from './schedule/request-form-address.ts';
import { saveSignUp } from './sign-ups/save-sign-up.ts';
import { decideFormPost } from './site/decide-form-post.ts';
import { eventPageAddress } from './site/event-page-address.ts';
import { hostLinkAddress } from './site/host-link-address.ts';
import { generateBackupCodes } from './two-factor/backup-codes.ts';
import { disableTwoFactor } from './two-factor/disable.ts';
import { enableTwoFactor } from './two-factor/enable.ts';
import { trustDevice } from './two-factor/trust.ts';
import { useTrustedDevice } from './two-factor/trusted-device.ts';
import { verifySecondFactor } from './two-factor/verify.ts';
import { useCaseRoutes } from './usecases/routes.ts';
import { ensureProfile } from './user-profile/ensure.ts';

/** Every endpoint: the call that describes it, and the handler that answers it. */
export const endpoints = (dependencies: Dependencies): Route[] => [
  ...useCaseRoutes(dependencies),
  guarded(signUpCall, saveSignUp(dependencies)),
  guarded(ensureProfileCall, ensureProfile(dependencies)),
  guarded(campaignsCall, listCampaigns(dependencies)),
  guarded(switchCampaignCall, switchCampaign(dependencies)),
  guarded(startCampaignCall, startCampaign(dependencies)),
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
  guarded(journalKeyCall, getJournalKey(dependencies)),
  guardedMember(leaveOrganizationCall, leaveOrganization(dependencies)),
  guardedMember(deleteOrganizationCall, deleteOrganization(dependencies)),
  guardedMember(insightsCall, refreshInsights(dependencies)),
  guardedMember(reportErrorsCall, reportErrors(dependencies)),
  guardedMember(settleErrorCall, settleError(dependencies)),
  guardedMember(analyticsCall, campaignAnalytics(dependencies)),
  guardedMember(metricsCall, storeMetrics(dependencies)),
  guardedMember(pruneMetricsCall, pruneMetrics(dependencies)),
  guardedMember(calendarFeedCall, calendarFeed(dependencies)),
  guardedMember(createCalendarFeedCall, createCalendarFeed(dependencies)),
  guardedMember(launchCodeCall, launchCodeAddress(dependencies)),
  guardedMember(eventPageCall, eventPageAddress(dependencies)),
  guardedMember(requestFormCall, requestFormAddress(dependencies)),
  guardedMember(hostLinkCall, hostLinkAddress(dependencies)),
  guardedMember(decideFormPostCall, decideFormPost(dependencies)),
  guarded(previewInvitationCall, previewInvitation(dependencies)),
  guarded(acceptInvitationCall, acceptInvitation(dependencies)),
];
