import { readAnnouncements } from './announcements/read-announcements.ts';
import { sendAnnouncement } from './announcements/send-announcement.ts';
import { withdrawAnnouncement } from './announcements/withdraw-announcement.ts';
import { changeList } from './audiences/change-list.ts';
import {
  audienceMembers,
  countOnServer,
  deleteAudience,
  listAudiences,
  saveAudience,
} from './audiences/saved-audiences.ts';
import { answerInformation } from './best-efforts/answer-information.ts';
import { closeInformation } from './best-efforts/close-information.ts';
import { requestInformation } from './best-efforts/request-information.ts';
import { correctAsk } from './call-time/correct-ask.ts';
import { deleteCallTimeList } from './call-time/delete-list.ts';
import { exportCallTime } from './call-time/export-outcomes.ts';
import { followUpAsk } from './call-time/follow-up-ask.ts';
import { handBackBlock } from './call-time/hand-back.ts';
import { callTimeLists, changeCallTimeList, openCallTimeList } from './call-time/lists.ts';
import { makeCallTimeList } from './call-time/make-list.ts';
import { recordAsk } from './call-time/record-ask.ts';
import { steerBlock } from './call-time/steer-block.ts';
import { takeBlock } from './call-time/take-block.ts';
import { closedContacts } from './consent/closed-contacts.ts';
import { exportClosedContacts } from './consent/export-closed.ts';
import { personConsent } from './consent/person-consent.ts';
import { recordConsent } from './consent/record-consent.ts';
import { restoreContacts } from './consent/restore-contacts.ts';
import { sealContacts } from './consent/seal-contacts.ts';
import { deleteDonor } from './donors/delete-donor.ts';
import type { DownloadCase } from './download-case.ts';
import { saveEventCosts } from './events/event-costs.ts';
import { changeEventPicture } from './events/event-picture.ts';
import { changeEventState } from './events/event-state.ts';
import { removeEventTemplate, saveEventTemplate } from './events/event-templates.ts';
import { addHostLink, endHostLink } from './events/host-links.ts';
import { saveEvent } from './events/save-event.ts';
import { exportExchange } from './exchange/export-exchange.ts';
import { previewExchange } from './exchange/preview-exchange.ts';
import { saveExchangeMapping } from './exchange/save-mapping.ts';
import { exportFoundPeople } from './exports/export-found-people.ts';
import { exportRecords } from './exports/export-records.ts';
import { removeFile, storeFile } from './files/check-pictures.ts';
import { addFollowUp, assignFollowUp } from './follow-ups/add-follow-up.ts';
import { nextFollowUp } from './follow-ups/next-follow-up.ts';
import { reportFollowUp, undoFollowUp } from './follow-ups/report-follow-up.ts';
import { changeGift } from './gifts/change-gift.ts';
import { creditGift } from './gifts/credit-gift.ts';
import { changeBatch, openBatch, takeOutGift } from './gifts/gift-batches.ts';
import { moveGift } from './gifts/move-gift.ts';
import { namePartners } from './gifts/name-partners.ts';
import { noteLetter } from './gifts/note-letter.ts';
import { recordGift } from './gifts/record-gift.ts';
import { settleRefund } from './gifts/settle-refund.ts';
import { saveAppeal } from './giving/save-appeal.ts';
import { saveCommitteeMember } from './giving/save-committee-member.ts';
import { saveFundraisingPlan } from './giving/save-fundraising-plan.ts';
import { addHours } from './hours/add-hours.ts';
import { correctHours } from './hours/correct-hours.ts';
import { decideHours } from './hours/decide-hours.ts';
import { checkRows } from './imports/check-rows.ts';
import { finishImport } from './imports/finish-import.ts';
import { importRows } from './imports/import-rows.ts';
import { startImport } from './imports/start-import.ts';
import { getImport, listFilled, listImports, previewUndo } from './imports/undo/import-history.ts';
import { undoImport } from './imports/undo/undo-import.ts';
import { invite } from './invitations/invite.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import { decideWalkUp } from './launch/decide-walk-up.ts';
import { launchStep } from './launch/launch-step.ts';
import { teamActivity } from './leaderboard/team-activity.ts';
import { saveLetterSettings } from './letters/letter-settings.ts';
import { markThanked } from './letters/mark-thanked.ts';
import { saveAffiliation } from './limits/save-affiliation.ts';
import { changeRole } from './members/change-role.ts';
import { handOverWork } from './members/hand-over-work.ts';
import { memberDetails } from './members/member-details.ts';
import { removeMember } from './members/remove-member.ts';
import { setGrants } from './members/set-grants.ts';
import { setPositions } from './members/set-positions.ts';
import { reinstateMember, suspendMember } from './members/suspend-member.ts';
import { transferAdmin } from './members/transfer-admin.ts';
import { requireTwoFactor } from './organization/require-two-factor.ts';
import { addPerson } from './people/add-person.ts';
import { bulkPeople } from './people/bulk-people.ts';
import { deletePerson } from './people/delete-person.ts';
import { listDuplicateDecisions } from './people/duplicates/list-decisions.ts';
import { continueMerge } from './people/merge/continue-merge.ts';
import { listMerges, previewUnmerge } from './people/merge/list-merges.ts';
import { mergePeople } from './people/merge/merge-people.ts';
import { unmergePeople } from './people/merge/unmerge-people.ts';
import { openPeople, peopleChanges, peopleParts } from './people/pack/open-people.ts';
import { deleteCallList } from './phonebank/delete-call-list.ts';
import { makePeopleCallList } from './phonebank/make-people-list.ts';
import { nextCall, reportCall } from './phonebank/next-call.ts';
import { openCallList } from './phonebank/open-call-list.ts';
import { undoCall } from './phonebank/undo-call.ts';
import { allotGift } from './pledges/allot-gift.ts';
import { changePledge } from './pledges/change-pledge.ts';
import { recordPledge } from './pledges/record-pledge.ts';
import { approvePosition } from './policy/approve-position.ts';
import { publishPosition, retirePosition } from './policy/publish-position.ts';
import { ensurePreferences } from './preferences/ensure-preferences.ts';
import { syncProfilePeople } from './profile/sync-profile-people.ts';
import { saveFieldRegions } from './regions/save-regions.ts';
import { decideResearch } from './research/decide-research.ts';
import { rateContact } from './rolodex/rate-contact.ts';
import { changeRsvp } from './rsvps/change-rsvp.ts';
import { exportRoster } from './rsvps/export-roster.ts';
import { readRoster } from './rsvps/roster.ts';
import { countRosterMessage, sendRosterMessage, withdrawRosterMessage } from './rsvps/roster-messages.ts';
import { signUpPerson } from './rsvps/sign-up-person.ts';
import { suggestPeople } from './rsvps/suggest-people.ts';
import { decideAppointment } from './schedule/decide-appointment.ts';
import { keepPrivateHours, protectTime } from './schedule/protect-time.ts';
import { switchPublicRequests } from './schedule/public-requests.ts';
import { saveAppointment } from './schedule/save-appointment.ts';
import { countTags } from './tags/count-tags.ts';
import { retag } from './tags/retag.ts';
import { saveTag } from './tags/save-tag.ts';
import { completeTask } from './tasks/complete-task.ts';
import { getTurfLog, returnTurf, takeTurf } from './turfs.ts';
import type { UseCase } from './use-case.ts';
import { cancelVoterFile } from './voters/cancel-voter-file.ts';
import { changeVoterTerms } from './voters/change-voter-terms.ts';
import { clearGone } from './voters/clear-gone.ts';
import { exportVoters } from './voters/export-voters.ts';
import { finishVoterFile } from './voters/finish-voter-file.ts';
import { openVoters } from './voters/open-voters.ts';
import { setRaceColumns } from './voters/race-columns.ts';
import { startVoterFile } from './voters/start-voter-file.ts';
import { storeVoterChunk } from './voters/store-voter-chunk.ts';
import { undoVoterFile } from './voters/undo-voter-file.ts';

/** Every use case: the routes of the server and the answers of the demo follow from this list. */
export const useCases: readonly UseCase[] = [
  invite,
  resendInvitation,
  revokeInvitation,
  deleteDonor,
  recordGift,
  changeGift,
  moveGift,
  namePartners,
  noteLetter,
  saveAffiliation,
  creditGift,
  saveAppeal,
  saveCommitteeMember,
  saveFundraisingPlan,
  saveFieldRegions,
  saveLetterSettings,
  markThanked,
  requestInformation,
  answerInformation,
  closeInformation,
  rateContact,
  decideResearch,
  addHours,
  correctHours,
  decideHours,
  countRosterMessage,
  sendRosterMessage,
  withdrawRosterMessage,
  signUpPerson,
  suggestPeople,
  changeRsvp,
  readRoster,
  launchStep,
  decideWalkUp,
  openBatch,
  changeBatch,
  takeOutGift,
  settleRefund,
  storeFile,
  removeFile,
  recordPledge,
  changePledge,
  allotGift,
  addPerson,
  recordConsent,
  restoreContacts,
  personConsent,
  closedContacts,
  deletePerson,
  bulkPeople,
  openPeople,
  peopleParts,
  peopleChanges,
  saveAudience,
  deleteAudience,
  changeList,
  listAudiences,
  audienceMembers,
  countOnServer,
  listDuplicateDecisions,
  mergePeople,
  continueMerge,
  listMerges,
  previewUnmerge,
  unmergePeople,
  saveTag,
  retag,
  countTags,
  completeTask,
  nextFollowUp,
  reportFollowUp,
  undoFollowUp,
  addFollowUp,
  assignFollowUp,
  sendAnnouncement,
  withdrawAnnouncement,
  readAnnouncements,
  takeTurf,
  getTurfLog,
  returnTurf,
  checkRows,
  startImport,
  importRows,
  finishImport,
  listImports,
  getImport,
  previewUndo,
  undoImport,
  listFilled,
  syncProfilePeople,
  startVoterFile,
  storeVoterChunk,
  finishVoterFile,
  cancelVoterFile,
  undoVoterFile,
  exportVoters,
  saveExchangeMapping,
  previewExchange,
  openVoters,
  setRaceColumns,
  clearGone,
  changeVoterTerms,
  memberDetails,
  changeRole,
  setGrants,
  setPositions,
  suspendMember,
  reinstateMember,
  removeMember,
  handOverWork,
  transferAdmin,
  requireTwoFactor,
  teamActivity,
  ensurePreferences,
  approvePosition,
  publishPosition,
  retirePosition,
  openCallList,
  makePeopleCallList,
  nextCall,
  reportCall,
  undoCall,
  deleteCallList,
  makeCallTimeList,
  changeCallTimeList,
  callTimeLists,
  openCallTimeList,
  takeBlock,
  recordAsk,
  handBackBlock,
  correctAsk,
  followUpAsk,
  deleteCallTimeList,
  steerBlock,
  saveEvent,
  changeEventState,
  saveEventCosts,
  changeEventPicture,
  addHostLink,
  endHostLink,
  saveEventTemplate,
  removeEventTemplate,
  saveAppointment,
  decideAppointment,
  protectTime,
  switchPublicRequests,
  keepPrivateHours,
];

/** Those that answer with a file. */
export const downloadCases: readonly DownloadCase[] = [
  exportRecords,
  exportFoundPeople,
  exportClosedContacts,
  sealContacts,
  exportExchange,
  exportCallTime,
  exportRoster,
];
