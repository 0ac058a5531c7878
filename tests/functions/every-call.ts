import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/api/account-api.ts';
import { analyticsCall } from '#shared/api/analytics-api.ts';
import {
  readAnnouncementsCall,
  sendAnnouncementCall,
  withdrawAnnouncementCall,
} from '#shared/api/announcements-api.ts';
import {
  audienceMembersCall,
  changeListCall,
  countAudienceCall,
  deleteAudienceCall,
  listAudiencesCall,
  saveAudienceCall,
} from '#shared/api/audiences-api.ts';
import { campaignsCall, startCampaignCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import {
  closedContactsCall,
  closedContactsExportCall,
  personConsentCall,
  recordConsentCall,
} from '#shared/api/consent-api.ts';
import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { duplicateDecisionsCall } from '#shared/api/duplicates-api.ts';
import type { Guard } from '#shared/api/endpoint.ts';
import { ensureProfileCall } from '#shared/api/ensure-profile.ts';
import { reportErrorsCall, settleErrorCall } from '#shared/api/errors-api.ts';
import { exchangeExportCall, exchangeMappingCall, exchangePreviewCall } from '#shared/api/exchange-api.ts';
import { exportCall, exportFoundPeopleCall } from '#shared/api/exports-api.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import {
  importFilledCall,
  importGetCall,
  importListCall,
  importUndoCall,
  undoPreviewCall,
} from '#shared/api/import-history-api.ts';
import {
  importCheckCall,
  importFinishCall,
  importRowsCall,
  importStartCall,
} from '#shared/api/imports-api.ts';
import {
  acceptInvitationCall,
  inviteCall,
  previewInvitationCall,
  resendInvitationCall,
  revokeInvitationCall,
} from '#shared/api/invitations.ts';
import { teamActivityCall } from '#shared/api/leaderboard.ts';
import { memberDetailsCall } from '#shared/api/member-details-api.ts';
import {
  changeRoleCall,
  handOverWorkCall,
  leaveOrganizationCall,
  reinstateMemberCall,
  removeMemberCall,
  setGrantsCall,
  setPositionsCall,
  suspendMemberCall,
  transferAdminCall,
} from '#shared/api/members-api.ts';
import {
  continueMergeCall,
  listMergesCall,
  mergePeopleCall,
  previewUnmergeCall,
  unmergePeopleCall,
} from '#shared/api/merge-api.ts';
import { metricsCall, pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { deleteOrganizationCall, requireTwoFactorCall } from '#shared/api/organization.ts';
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
import {
  approvePositionEndpoint,
  publishPositionEndpoint,
  retirePositionEndpoint,
} from '#shared/api/policy-api.ts';
import { ensurePreferencesCall } from '#shared/api/preferences-api.ts';
import { insightsCall, profilePeopleCall } from '#shared/api/profile-api.ts';
import { signUpCall } from '#shared/api/sign-up.ts';
import { countTagsCall, retagCall, saveTagCall } from '#shared/api/tags-api.ts';
import { completeTaskCall } from '#shared/api/tasks-api.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/api/two-factor-api.ts';
import {
  raceColumnsCall,
  voterChunkCall,
  voterExportCall,
  voterFileCancelCall,
  voterFileFinishCall,
  voterFileStartCall,
  voterFileUndoCall,
  voterOpenCall,
} from '#shared/api/voters-api.ts';
import { proposedMapping } from '#shared/domain/exchange/code-mapping.ts';
import { lineOf } from '#shared/domain/metric-lines.ts';
import { isFull } from '../full.ts';
import { type Account, newAccount } from './accounts.ts';
import { refusalIn, send } from './call-endpoint.ts';
import { db } from './emulator-clients.ts';
import { join, newOrganization } from './new-members.ts';
import { allServed } from './serve-endpoints.ts';

export type Tried = { path: string; guard: Guard; request: z.ZodMiniType; body: object };

const row = { row: 1, name: 'Ana', email: null, phone: null, capacity: null, flags: [], extra: null };
const report = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  message: 'x is undefined',
  code: '',
  stack: '',
  severity: 'high',
  context: 'window',
  screen: '/',
  release: '',
  agent: '',
  breadcrumbs: [],
  at: 1,
};
const exchanged = {
  ...{ system: 'van', from: '2026-10-01', to: '2026-10-07', zone: 'America/New_York' },
  kinds: ['results'],
} as const;
const batch = { kind: 'donors', rows: [row] };
const measured = lineOf({
  ...{ metric_type: 'api_response', metric_name: '/api/export', unit: 'ms' },
  ...{ value: 10, timestamp: Date.now() },
});
const voterFile = {
  ...{ pack: 1, file_name: 'a.csv', layout: 'l2', us_state: null, source: 'a', dated: null },
  ...{ permitted_use: 'a', expires: null, refused: 0, elections: [] },
  counts: { voters: 1, households: 1, doors: 1, phones: 0, cells: 0, emails: 0, places: 0 },
  changes: { added: 1, changed: 0, gone: 0, unchanged: 0 },
  chunks: [{ id: 'nothing-0', rows: 1, bytes: 1, hash: '0'.repeat(64) }],
};
/** A sound request to each endpoint, and how far a caller must have come. */
export const calls: Tried[] = [
  { ...signUpCall, body: { organizationName: 'Any' } },
  { ...ensureProfileCall, body: {} },
  { ...importCheckCall, body: { batch } },
  { ...importStartCall, body: { kind: 'donors', fileName: 'a.csv', rowsTotal: 1 } },
  { ...importRowsCall, body: { importId: 'nothing', replace: false, batch } },
  { ...importFinishCall, body: { importId: 'nothing', status: 'finished' } },
  { ...importListCall, body: { before: null } },
  { ...importGetCall, body: { importId: 'nothing' } },
  { ...undoPreviewCall, body: { importId: 'nothing', from: null } },
  { ...importUndoCall, body: { importId: 'nothing', stop: false } },
  { ...importFilledCall, body: { importId: 'nothing', after: '' } },
  { ...exportCall, body: { kind: 'donors' } },
  { ...exchangeMappingCall, body: { system: 'van', mapping: proposedMapping('van'), seen: 1 } },
  { ...exchangePreviewCall, body: exchanged },
  {
    ...exchangeExportCall,
    body: {
      ...exchanged,
      ...{ part: 'upload', skip: 0, seen: { at: 0, revision: 0, file: 'nothing', contacts: 0 } },
    },
  },
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
  { ...memberDetailsCall, body: {} },
  { ...changeRoleCall, body: { uid: 'nobody', role: 'user' } },
  { ...setGrantsCall, body: { uid: 'nobody', grants: ['field.work'] } },
  { ...handOverWorkCall, body: { uid: 'nobody', successor: null } },
  { ...removeMemberCall, body: { uid: 'nobody' } },
  { ...suspendMemberCall, body: { uid: 'nobody' } },
  { ...reinstateMemberCall, body: { uid: 'nobody' } },
  { ...setPositionsCall, body: { uid: 'nobody', positions: ['treasurer'] } },
  { ...leaveOrganizationCall, body: {} },
  { ...transferAdminCall, body: { uid: 'nobody', ownRole: 'user' } },
  { ...requireTwoFactorCall, body: { required: true } },
  { ...deleteOrganizationCall, body: { name: 'Not it' } },
  { ...inviteCall, body: { email: 'guard-test@example.org', role: 'user' } },
  { ...resendInvitationCall, body: { id: 'nothing' } },
  { ...revokeInvitationCall, body: { id: 'nothing' } },
  { ...deleteDonorCall, body: { donorId: 'nobody' } },
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
  { ...saveTagCall, body: { name: 'Host', look: null } },
  { ...retagCall, body: { from: 'Nobody has it', to: null } },
  { ...countTagsCall, body: { names: ['Host'] } },
  { ...sendAnnouncementCall, body: { title: 'Hello', body: 'All', audience: { to: 'everyone' } } },
  { ...withdrawAnnouncementCall, body: { id: 'nothing' } },
  { ...readAnnouncementsCall, body: { ids: ['nothing'] } },
  { ...completeTaskCall, body: { taskId: 'nothing', isDone: true, day: '2026-11-27' } },
  { ...profilePeopleCall, body: { kind: 'volunteers' } },
  { ...insightsCall, body: {} },
  { ...teamActivityCall, body: { period: '7d' } },
  { ...analyticsCall, body: { range: '24h' } },
  { ...reportErrorsCall, body: { reports: [report] } },
  { ...settleErrorCall, body: { fingerprint: 'nothing', status: 'open' } },
  { ...metricsCall, body: { id: 'guard-test', session_id: 'guard-test', metrics: [measured] } },
  { ...pruneMetricsCall, body: { days: 365 } },
  { ...ensurePreferencesCall, body: {} },
  { ...previewInvitationCall, body: { token: 'nothing' } },
  { ...acceptInvitationCall, body: { token: 'nothing' } },
  { ...campaignsCall, body: {} },
  { ...switchCampaignCall, body: { organization: 'nothing' } },
  { ...startCampaignCall, body: { name: 'Any' } },
  { ...voterFileStartCall, body: { fileId: 'nothing', previous: null, file: voterFile } },
  { ...voterChunkCall, body: { fileId: 'none', index: 0, data: 'AAAA' } },
  { ...voterFileFinishCall, body: { fileId: 'none' } },
  { ...voterFileCancelCall, body: { fileId: 'none' } },
  { ...voterFileUndoCall, body: { fileId: 'none' } },
  { ...voterOpenCall, body: {} },
  { ...voterExportCall, body: { people: 1, name: null } },
  { ...raceColumnsCall, body: { isOn: false, reason: null } },
  { ...approvePositionEndpoint, body: { issueId: 'nothing', seen: 1 } },
  { ...publishPositionEndpoint, body: { issueId: 'nothing', version: 1 } },
  { ...retirePositionEndpoint, body: { issueId: 'nothing' } },
  { ...turfTakeCall, body: { turf: 'none' } },
  { ...turfLogCall, body: { turf: 'none', since: null } },
  { ...turfReturnCall, body: { turf: 'none', done: true } },
  {
    ...peopleCallListEndpoint,
    body: {
      ...{ id: 'a-list', filter: { all: [], except: [] } },
      plan: {
        ...{ name: 'Donors', goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
        ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: false },
      },
    },
  },
  { ...openCallListEndpoint, body: { list: 'nothing', drop: [] } },
  { ...nextCallEndpoint, body: { list: 'nothing', putBack: null, isNextRequested: true } },
  {
    ...reportCallEndpoint,
    body: {
      list: 'nothing',
      report: { id: 'r1', voter: 'V1', packet: 0, outcome: 'not_home', goalReached: false, callBackAt: null },
    },
  },
  { ...undoCallEndpoint, body: { list: 'nothing', report: 'nothing', voter: 'nobody', packet: 0 } },
  { ...deleteCallListEndpoint, body: { list: 'nothing' } },
];
export const at = (level: Guard['level']): Tried[] => calls.filter(({ guard }) => guard.level === level);
export const members = at('member');
export const confirmed = at('confirmed');
export const secondStep = at('second step');
/** One endpoint for each guard that differs: all with the same guard go through the same code. A full run takes all. */
export function oneOfEach(list: readonly Tried[]): Tried[] {
  const shapes = new Map(list.toReversed().map((each) => [JSON.stringify(each.guard), each]));
  return isFull ? [...list] : [...shapes.values()].toReversed();
}
export const demands = (proof: 'recent' | 'enrolling') => (each: Tried) => proof in each.guard;
export const recent = calls.filter(demands('recent'));

const sent = async ({ path, body }: Tried, token?: string) =>
  send(path, JSON.stringify(body), { token, at: await allServed() });

export const refused = async (tried: Tried, token?: string) => refusalIn(await sent(tried, token));

/** What a call is refused with; null where it is answered. */
export async function refusalCode(tried: Tried, token: string): Promise<string | null> {
  const answer = await sent(tried, token);
  return answer.status < 400 ? null : refusalIn(answer).code;
}

/** What only guards say: a caller that gets another answer, whichever it is, was let in. */
const guards = [
  'unauthenticated',
  'session-ended',
  'email-not-confirmed',
  'second-factor-required',
  'second-factor-setup-required',
  'recent-proof-required',
  'no-organization',
  'permission-denied',
  'internal',
];
export async function expectLetIn(tried: Tried, token: string): Promise<void> {
  const answer = await sent(tried, token);
  expect(guards).not.toContain(answer.status === 200 ? 'ok' : refusalIn(answer).code);
}

export const turnOnFactor = ({ uid }: Account) =>
  db.doc(`two_factor_settings/${uid}`).set({
    user_id: uid,
    enabled: true,
    totp_secret: '••••',
    backup_codes_left: 10,
    enabled_at: Timestamp.now(),
    updated_at: Timestamp.now(),
  });

/** A member with the second factor on, as the account and its profile say it. */
export async function newEnrolled(role: Role = 'admin', organization?: string): Promise<Account> {
  const account = await newAccount();
  await turnOnFactor(account);
  await join(account, organization ?? (await newOrganization()), { role, two_factor_enabled: true });
  return account;
}
