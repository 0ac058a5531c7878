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
  restoreContactsCall,
  sealContactsCall,
} from '#shared/api/consent-api.ts';
import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { duplicateDecisionsCall } from '#shared/api/duplicates-api.ts';
import { exportFoundPeopleCall } from '#shared/api/exports-api.ts';
import { settleRefundCall } from '#shared/api/file-refunds-api.ts';
import { removeFileCall, storeFileCall } from '#shared/api/files-api.ts';
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
import { addHoursCall, correctHoursCall, decideHoursCall } from '#shared/api/hours-api.ts';
import { letterSettingsCall, markThankedCall } from '#shared/api/letters-api.ts';
import { saveAffiliationCall } from '#shared/api/limits-api.ts';
import {
  continueMergeCall,
  listMergesCall,
  mergePeopleCall,
  previewUnmergeCall,
  unmergePeopleCall,
} from '#shared/api/merge-api.ts';
import { addPersonCall, deletePersonCall } from '#shared/api/people-api.ts';
import {
  bulkPeopleCall,
  openPeopleCall,
  peopleChangesCall,
  peoplePartsCall,
} from '#shared/api/people-pack-api.ts';
import { allotGiftCall, changePledgeCall, recordPledgeCall } from '#shared/api/pledges-api.ts';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { rateContactCall } from '#shared/api/rolodex-api.ts';
import { countTagsCall, retagCall, saveTagCall } from '#shared/api/tags-api.ts';
import type { Tried } from './tried.ts';

/** People: finding, adding, merging, consent and tags. */
export const peopleCalls: readonly Tried[] = [
  { ...deleteDonorCall, body: { donorId: 'nobody' } },
  {
    ...recordGiftCall,
    body: {
      ...{ id: 'gift', donorId: 'nobody', amount: 100, date: '2026-03-09', status: 'completed' },
      ...{ type: 'one_time', method: null, check_number: null, source_code: null, note: null },
      election: null,
    },
  },
  {
    ...changeGiftCall,
    body: { giftId: 'nothing', entryId: 'entry', change: { is: 'void' }, reason: null },
  },
  {
    ...moveGiftCall,
    body: {
      ...{ giftId: 'nothing', entryId: 'entry', reason: null },
      move: { is: 'redesignate', cents: 1, day: '2026-03-09', from: 'P2028', to: 'G2028' },
    },
  },
  {
    ...openBatchCall,
    body: {
      ...{ id: 'batch', received_on: '2026-03-09', account: null, note: null },
      ...{ expected_count: 1, expected_total: 100 },
    },
  },
  { ...creditGiftCall, body: { giftId: 'nothing', memberIds: [] } },
  { ...fundraisingPlanCall, body: { is: 'page', donation_page: null } },
  {
    ...saveAppealCall,
    body: {
      ...{ id: 'appeal', revision: null, name: 'Spring letter', channel: 'mail', starts_on: null },
      ...{ ends_on: null, cost: 0, goal: 0, note: null, packages: [] },
    },
  },
  {
    ...saveCommitteeMemberCall,
    body: {
      ...{ id: 'member', personId: 'nobody', goal: 0, commitment: 0, code: null },
      ...{ is_lobbyist: false, note: null, left_on: null },
    },
  },
  { ...letterSettingsCall, body: { is: 'head', paid_for: null, return_address: null } },
  { ...requestInformationCall, body: { donorIds: ['nothing'], way: 'letter', on: '2026-03-09' } },
  {
    ...answerInformationCall,
    body: {
      ...{ donorId: 'nothing', on: '2026-03-09', source: 'letter', employer: 'Clinic' },
      ...{ occupation: null, address: null, note: null },
    },
  },
  { ...closeInformationCall, body: { donorId: 'nothing', on: '2026-03-09', reason: null } },
  {
    ...decideResearchCall,
    body: { personId: 'nothing', decision: { is: 'open', contributor: 'a'.repeat(32) } },
  },
  {
    ...addHoursCall,
    body: {
      ...{ id: 'a3b5a1a4-58f3-4b6e-9d38-0f4a4b0f5a11', personId: 'nobody', minutes: 60 },
      ...{ day: '2026-03-09', note: null, besides: false },
    },
  },
  {
    ...correctHoursCall,
    body: {
      ...{ id: 'a3b5a1a4-58f3-4b6e-9d38-0f4a4b0f5a12', entryId: 'nothing', minutes: 60, seen: 30 },
      note: null,
    },
  },
  { ...decideHoursCall, body: { entryId: 'nothing', approve: true, reason: null } },
  {
    ...rateContactCall,
    body: { personId: 'nothing', relation: 'friend', capacity_cents: 25_000, ask_cents: 25_000 },
  },
  { ...markThankedCall, body: { giftIds: ['nothing'], as: 'call', on: '2026-03-09', note: null } },
  { ...changeBatchCall, body: { batchId: 'nothing', change: { is: 'discard' } } },
  { ...settleRefundCall, body: { refundId: 'nothing', change: { is: 'set_aside' } } },
  {
    ...storeFileCall,
    body: {
      ...{ owner: 'donations', ownerId: 'nothing', kind: 'check_picture' },
      ...{ sha256: 'a'.repeat(64), data: '/9j/' },
    },
  },
  { ...removeFileCall, body: { owner: 'donations', ownerId: 'nothing' } },
  { ...takeOutGiftCall, body: { batchId: 'nothing', giftId: 'nothing' } },
  {
    ...makeCallTimeListCall,
    body: {
      ...{ id: 'list', name: 'Donors', goalCents: 0, script: null, callers: [] },
      from: { is: 'people', people: ['nobody'] },
    },
  },
  { ...changeCallTimeListCall, body: { id: 'nothing', name: 'Donors' } },
  { ...callTimeListsCall, body: {} },
  { ...openCallTimeListCall, body: { id: 'nothing' } },
  {
    ...takeBlockCall,
    body: { list: 'nothing', block: 'block', session: 'session', goalCents: 0, minutes: 60 },
  },
  {
    ...recordAskCall,
    body: {
      ...{ id: 'outcome', block: 'nothing', person: 'nobody', outcome: 'no_answer', cents: null },
      ...{ dueOn: null, backAt: null, phone: null, note: null, at: 1 },
    },
  },
  {
    ...correctAskCall,
    body: {
      ...{ id: 'correction', ask: 'nothing', block: 'nothing', person: 'nobody', seen: null, to: null },
      ...{ reason: 'By mistake', at: 1 },
    },
  },
  { ...followUpAskCall, body: { id: 'follow-up', ask: 'nothing', how: 'text', at: 1 } },
  { ...deleteCallTimeListCall, body: { id: 'nothing' } },
  { ...handBackBlockCall, body: { block: 'nothing', isEnd: true, called: [] } },
  { ...steerBlockCall, body: { block: 'nothing', order: null, note: null } },
  { ...exportCallTimeCall, body: { list: 'nothing' } },
  {
    ...recordPledgeCall,
    body: {
      ...{ id: 'pledge', donorId: 'nobody', amount: 100, madeOn: '2026-03-09', firmness: 'hard' },
      installments: [{ due_on: '2026-04-09', cents: 100 }],
      ...{ election: null, sourceCode: null, note: null },
    },
  },
  { ...namePartnersCall, body: { giftId: 'nothing', partners: [], before: [] } },
  { ...noteLetterCall, body: { entryId: 'nothing', on: '2026-03-09' } },
  { ...saveAffiliationCall, body: { id: 'nothing', name: 'Nobody', donorIds: [] } },
  { ...allotGiftCall, body: { giftId: 'nothing', shares: [] } },
  { ...changePledgeCall, body: { pledgeId: 'nothing', change: { is: 'reopen' } } },
  { ...deletePersonCall, body: { personId: 'nobody' } },
  { ...duplicateDecisionsCall, body: {} },
  { ...openPeopleCall, body: { packs: ['cards'] } },
  { ...peoplePartsCall, body: { parts: [{ pack: 'cards', part: 0, version: 'nothing' }] } },
  { ...peopleChangesCall, body: { since: [{ pack: 'cards', n: 0 }] } },
  { ...bulkPeopleCall, body: { ids: ['nobody'], change: { is: 'tag', tag: 'VIP', on: true } } },
  {
    ...saveAudienceCall,
    body: {
      ...{ id: 'an-audience', name: 'Everybody', kind: 'search', isShared: false },
      filter: { all: [], except: [] },
      view: null,
    },
  },
  {
    ...changeListCall,
    body: { id: 'nothing', isPreview: true, change: { is: 'remove', people: '' } },
  },
  { ...exportFoundPeopleCall, body: { filter: { all: [], except: [] }, ids: null } },
  { ...deleteAudienceCall, body: { id: 'nothing' } },
  { ...listAudiencesCall, body: {} },
  { ...audienceMembersCall, body: { id: 'nothing' } },
  { ...countAudienceCall, body: { filter: { all: [], except: [] } } },
  {
    ...mergePeopleCall,
    body: {
      id: 'a-merge',
      survivorId: 'nobody',
      loserIds: ['somebody'],
      choices: {},
      emails: [],
      phones: [],
    },
  },
  { ...continueMergeCall, body: { mergeId: 'nothing' } },
  { ...listMergesCall, body: { personId: 'nobody' } },
  { ...previewUnmergeCall, body: { mergeId: 'nothing' } },
  { ...unmergePeopleCall, body: { mergeId: 'nothing' } },
  {
    ...addPersonCall,
    body: {
      id: 'somebody',
      contact: { name: 'Ana', email: null, phone: null },
      donor: null,
      volunteer: null,
    },
  },
  {
    ...recordConsentCall,
    body: {
      ...{ id: 'one', personId: 'nobody', what: 'opt_out', channel: 'all', address: null, grade: null },
      ...{ reason: null, words: null, source: 'call', happenedAt: null },
    },
  },
  { ...personConsentCall, body: { personId: 'nobody' } },
  { ...closedContactsCall, body: { channel: null, reason: null, address: null, after: null } },
  { ...closedContactsExportCall, body: {} },
  { ...sealContactsCall, body: { passphrase: 'a passphrase of words' } },
  { ...restoreContactsCall, body: { passphrase: 'a passphrase of words', header: '{}', page: '{}' } },
  { ...saveTagCall, body: { name: 'Host', look: null } },
  { ...retagCall, body: { from: 'Nobody has it', to: null } },
  { ...countTagsCall, body: { names: ['Host'] } },
];
