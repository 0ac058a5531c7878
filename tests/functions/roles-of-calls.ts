import { type Role, roles } from '#shared/access.ts';
import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  endSessionsCall,
} from '#shared/api/account-api.ts';
import { analyticsCall } from '#shared/api/analytics-api.ts';
import {
  readAnnouncementsCall,
  sendAnnouncementCall,
  withdrawAnnouncementCall,
} from '#shared/api/announcements-api.ts';
import { correctAskCall, followUpAskCall } from '#shared/api/ask-outcomes-api.ts';
import {
  audienceMembersCall,
  changeListCall,
  countAudienceCall,
  deleteAudienceCall,
  listAudiencesCall,
  saveAudienceCall,
} from '#shared/api/audiences-api.ts';
import {
  answerInformationCall,
  closeInformationCall,
  requestInformationCall,
} from '#shared/api/best-efforts-api.ts';
import { calendarFeedCall, createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import {
  callTimeListsCall,
  changeCallTimeListCall,
  deleteCallTimeListCall,
  exportCallTimeCall,
  handBackBlockCall,
  makeCallTimeListCall,
  openCallTimeListCall,
  recordAskCall,
  steerBlockCall,
  takeBlockCall,
} from '#shared/api/call-time-api.ts';
import {
  closedContactsCall,
  closedContactsExportCall,
  personConsentCall,
  recordConsentCall,
} from '#shared/api/consent-api.ts';
import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { duplicateDecisionsCall } from '#shared/api/duplicates-api.ts';
import { reportErrorsCall } from '#shared/api/errors-api.ts';
import { decideFormPostCall, eventPageCall } from '#shared/api/event-pages-api.ts';
import {
  eventCostsCall,
  eventPictureCall,
  eventStateCall,
  removeEventTemplateCall,
  saveEventCall,
  saveEventTemplateCall,
} from '#shared/api/events-api.ts';
import { exchangeExportCall, exchangeMappingCall, exchangePreviewCall } from '#shared/api/exchange-api.ts';
import { exportFoundPeopleCall } from '#shared/api/exports-api.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import { settleRefundCall } from '#shared/api/file-refunds-api.ts';
import { removeFileCall, storeFileCall } from '#shared/api/files-api.ts';
import {
  addFollowUpCall,
  assignFollowUpCall,
  nextFollowUpCall,
  reportFollowUpCall,
  undoFollowUpCall,
} from '#shared/api/follow-ups-api.ts';
import { changeBatchCall, openBatchCall, takeOutGiftCall } from '#shared/api/gift-batches-api.ts';
import {
  changeGiftCall,
  moveGiftCall,
  namePartnersCall,
  noteLetterCall,
  recordGiftCall,
} from '#shared/api/gifts-api.ts';
import {
  creditGiftCall,
  fundraisingPlanCall,
  saveAppealCall,
  saveCommitteeMemberCall,
} from '#shared/api/giving-api.ts';
import { addHostLinkCall, endHostLinkCall, hostLinkCall } from '#shared/api/host-links-api.ts';
import { addHoursCall, correctHoursCall, decideHoursCall } from '#shared/api/hours-api.ts';
import { launchCodeCall, launchStepCall, walkUpCall } from '#shared/api/launch-api.ts';
import { teamActivityCall } from '#shared/api/leaderboard.ts';
import { letterSettingsCall, markThankedCall } from '#shared/api/letters-api.ts';
import { saveAffiliationCall } from '#shared/api/limits-api.ts';
import { leaveOrganizationCall } from '#shared/api/members-api.ts';
import {
  continueMergeCall,
  listMergesCall,
  mergePeopleCall,
  previewUnmergeCall,
  unmergePeopleCall,
} from '#shared/api/merge-api.ts';
import { metricsCall } from '#shared/api/metrics-api.ts';
import { addPersonCall, deletePersonCall } from '#shared/api/people-api.ts';
import {
  bulkPeopleCall,
  openPeopleCall,
  peopleChangesCall,
  peoplePartsCall,
} from '#shared/api/people-pack-api.ts';
import {
  deleteCallListEndpoint,
  nextCallEndpoint,
  openCallListEndpoint,
  peopleCallListEndpoint,
  reportCallEndpoint,
  undoCallEndpoint,
} from '#shared/api/phonebank-api.ts';
import { allotGiftCall, changePledgeCall, recordPledgeCall } from '#shared/api/pledges-api.ts';
import {
  approvePositionEndpoint,
  publishPositionEndpoint,
  retirePositionEndpoint,
} from '#shared/api/policy-api.ts';
import { ensurePreferencesCall } from '#shared/api/preferences-api.ts';
import { insightsCall, profilePeopleCall } from '#shared/api/profile-api.ts';
import { fieldRegionsCall } from '#shared/api/regions-api.ts';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { rateContactCall } from '#shared/api/rolodex-api.ts';
import {
  countRosterMessageCall,
  sendRosterMessageCall,
  withdrawRosterMessageCall,
} from '#shared/api/roster-messages-api.ts';
import { exportRosterCall, rosterCall, rsvpStateCall, signUpPersonCall } from '#shared/api/rsvps-api.ts';
import {
  decideAppointmentCall,
  privateHoursCall,
  protectTimeCall,
  publicRequestsCall,
  requestFormCall,
  saveAppointmentCall,
} from '#shared/api/schedule-api.ts';
import { suggestPeopleCall } from '#shared/api/suggestions-api.ts';
import { countTagsCall, retagCall, saveTagCall } from '#shared/api/tags-api.ts';
import { completeTaskCall } from '#shared/api/tasks-api.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
} from '#shared/api/two-factor-api.ts';
import { voterExportCall, voterOpenCall, voterTermsCall } from '#shared/api/voters-api.ts';

/** About the caller alone, whatever their role. */
export const own: string[] = [
  twoFactorEnableCall,
  twoFactorDisableCall,
  backupCodesCall,
  trustDeviceCall,
  changeEmailCall,
  changePasswordCall,
  endSessionsCall,
  accountDataCall,
  leaveOrganizationCall,
  withdrawAnnouncementCall,
  readAnnouncementsCall,
  ensurePreferencesCall,
  reportErrorsCall,
  metricsCall,
].map(({ path }) => path);
const seesDashboard: readonly Role[] = ['manager', 'finance', 'field', 'user'];
/** Who besides the admin may call what not only admins may. */
const shared: Record<string, readonly Role[]> = {
  [deleteDonorCall.path]: ['manager', 'finance'],
  [recordGiftCall.path]: ['manager', 'finance'],
  [changeGiftCall.path]: ['manager', 'finance'],
  [moveGiftCall.path]: ['manager', 'finance'],
  [creditGiftCall.path]: ['manager', 'finance'],
  [fundraisingPlanCall.path]: ['manager', 'finance'],
  [saveAppealCall.path]: ['manager', 'finance'],
  [saveCommitteeMemberCall.path]: ['manager', 'finance'],
  [letterSettingsCall.path]: ['manager', 'finance'],
  [requestInformationCall.path]: ['manager', 'finance'],
  [answerInformationCall.path]: ['manager', 'finance'],
  [closeInformationCall.path]: ['manager', 'finance'],
  // Everybody enters their own; the handler looks for whose they are.
  [addHoursCall.path]: roles,
  [correctHoursCall.path]: ['manager', 'field'],
  [decideHoursCall.path]: ['manager', 'field'],
  [rateContactCall.path]: ['manager', 'finance'],
  [decideResearchCall.path]: ['manager', 'finance'],
  [markThankedCall.path]: ['manager', 'finance'],
  [openBatchCall.path]: ['manager', 'finance'],
  [changeBatchCall.path]: ['manager', 'finance'],
  [settleRefundCall.path]: ['manager', 'finance'],
  [storeFileCall.path]: ['manager', 'finance'],
  [removeFileCall.path]: ['manager', 'finance'],
  [takeOutGiftCall.path]: ['manager', 'finance'],
  ...Object.fromEntries(
    [
      ...[makeCallTimeListCall, changeCallTimeListCall, callTimeListsCall, openCallTimeListCall],
      ...[correctAskCall, followUpAskCall, deleteCallTimeListCall],
      ...[takeBlockCall, recordAskCall, handBackBlockCall, steerBlockCall, exportCallTimeCall],
    ].map(({ path }) => [path, ['manager', 'finance'] as const]),
  ),
  [recordPledgeCall.path]: ['manager', 'finance'],
  [changePledgeCall.path]: ['manager', 'finance'],
  [namePartnersCall.path]: ['manager', 'finance'],
  [noteLetterCall.path]: ['manager', 'finance'],
  [saveAffiliationCall.path]: ['manager', 'finance'],
  [allotGiftCall.path]: ['manager', 'finance'],
  [saveEventCall.path]: ['manager', 'field'],
  [eventStateCall.path]: ['manager', 'field'],
  [eventCostsCall.path]: ['manager', 'finance'],
  [eventPictureCall.path]: ['manager', 'field'],
  [saveEventTemplateCall.path]: ['manager', 'field'],
  [removeEventTemplateCall.path]: ['manager', 'field'],
  // Hosts work with the roster of their own event, whatever their role: the handlers look for that.
  ...Object.fromEntries(
    [
      calendarFeedCall,
      createCalendarFeedCall,
      eventPageCall,
      rosterCall,
      rsvpStateCall,
      signUpPersonCall,
      countRosterMessageCall,
      sendRosterMessageCall,
      withdrawRosterMessageCall,
    ].map(({ path }) => [path, roles]),
  ),
  [fieldRegionsCall.path]: ['manager', 'field'],
  [launchStepCall.path]: ['manager', 'field'],
  [launchCodeCall.path]: ['manager', 'field'],
  [walkUpCall.path]: ['manager', 'field'],
  [exportRosterCall.path]: ['manager', 'finance'],
  ...Object.fromEntries(
    [suggestPeopleCall, decideFormPostCall, addHostLinkCall, endHostLinkCall, hostLinkCall].map(
      ({ path }) => [path, ['manager', 'finance', 'field'] as const],
    ),
  ),
  [saveAppointmentCall.path]: ['manager', 'finance', 'field', 'user'],
  [decideAppointmentCall.path]: ['manager'],
  [privateHoursCall.path]: ['manager'],
  [protectTimeCall.path]: ['manager'],
  [publicRequestsCall.path]: ['manager'],
  [requestFormCall.path]: ['manager', 'finance', 'field', 'user'],
  [recordConsentCall.path]: ['manager', 'finance', 'field'],
  [personConsentCall.path]: ['manager', 'finance', 'field', 'user'],
  [closedContactsCall.path]: ['manager', 'finance', 'field', 'user'],
  [closedContactsExportCall.path]: ['manager', 'finance'],
  [exportFoundPeopleCall.path]: ['manager', 'finance'],
  [exchangeMappingCall.path]: ['manager'],
  [exchangePreviewCall.path]: ['manager'],
  [exchangeExportCall.path]: ['manager'],
  [saveTagCall.path]: ['manager', 'finance', 'field'],
  [retagCall.path]: ['manager', 'finance', 'field'],
  [countTagsCall.path]: ['manager', 'finance', 'field', 'user'],
  [deletePersonCall.path]: ['manager', 'finance', 'field'],
  [duplicateDecisionsCall.path]: ['manager', 'finance', 'field'],
  ...Object.fromEntries(
    [
      ...[openPeopleCall, peoplePartsCall, peopleChangesCall, bulkPeopleCall, saveAudienceCall],
      ...[deleteAudienceCall, listAudiencesCall, audienceMembersCall, countAudienceCall],
      changeListCall,
    ].map(({ path }) => [path, ['manager', 'finance', 'field'] as const]),
  ),
  [mergePeopleCall.path]: ['manager', 'finance', 'field'],
  [continueMergeCall.path]: ['manager', 'finance', 'field'],
  [listMergesCall.path]: ['manager', 'finance', 'field', 'user'],
  [previewUnmergeCall.path]: ['manager', 'finance', 'field'],
  [unmergePeopleCall.path]: ['manager', 'finance', 'field'],
  [addPersonCall.path]: ['manager', 'finance', 'field'],
  [completeTaskCall.path]: seesDashboard,
  [nextFollowUpCall.path]: ['manager', 'field'],
  [reportFollowUpCall.path]: ['manager', 'field'],
  [undoFollowUpCall.path]: ['manager', 'field'],
  [addFollowUpCall.path]: ['manager', 'field'],
  [assignFollowUpCall.path]: ['manager', 'field'],
  [sendAnnouncementCall.path]: ['manager'],
  [profilePeopleCall.path]: ['manager'],
  [insightsCall.path]: seesDashboard,
  [teamActivityCall.path]: seesDashboard,
  [analyticsCall.path]: seesDashboard,
  [voterExportCall.path]: ['manager'],
  [voterOpenCall.path]: ['manager', 'field'],
  [voterTermsCall.path]: ['manager', 'field'],
  [turfTakeCall.path]: ['manager', 'field', 'canvasser'],
  [turfLogCall.path]: ['manager', 'field', 'canvasser'],
  [turfReturnCall.path]: ['manager', 'field', 'canvasser'],
  [openCallListEndpoint.path]: ['manager', 'field'],
  [peopleCallListEndpoint.path]: ['manager', 'field'],
  [deleteCallListEndpoint.path]: ['manager', 'field'],
  [nextCallEndpoint.path]: ['manager', 'field', 'canvasser'],
  [reportCallEndpoint.path]: ['manager', 'field', 'canvasser'],
  [undoCallEndpoint.path]: ['manager', 'field', 'canvasser'],
  [approvePositionEndpoint.path]: ['manager'],
  [publishPositionEndpoint.path]: ['manager'],
  [retirePositionEndpoint.path]: ['manager'],
};
const ofVoterFiles: readonly Role[] = ['manager', 'field'];
/** Roles that a call refuses, whatever it is about. */
export function refusedRoles(path: string): Role[] {
  const some: readonly Role[] = /^\/api\/(imports|exports)/.test(path) ? ['manager', 'finance', 'field'] : [];
  const files = path.startsWith('/api/voters/files/') ? ofVoterFiles : some;
  const allowed = ['admin', ...(shared[path] ?? files)];
  return roles.filter((role) => !allowed.includes(role));
}
