import { analyticsCall } from '#shared/api/analytics-api.ts';
import {
  readAnnouncementsCall,
  sendAnnouncementCall,
  withdrawAnnouncementCall,
} from '#shared/api/announcements-api.ts';
import { calendarFeedCall, createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import { campaignsCall, startCampaignCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import { reportErrorsCall, settleErrorCall } from '#shared/api/errors-api.ts';
import { decideFormPostCall, eventPageCall } from '#shared/api/event-pages-api.ts';
import {
  eventCostsCall,
  eventPictureCall,
  eventStateCall,
  removeEventTemplateCall,
  saveEventCall,
  saveEventTemplateCall,
} from '#shared/api/events-api.ts';
import {
  addFollowUpCall,
  assignFollowUpCall,
  nextFollowUpCall,
  reportFollowUpCall,
  undoFollowUpCall,
} from '#shared/api/follow-ups-api.ts';
import { addHostLinkCall, endHostLinkCall, hostLinkCall } from '#shared/api/host-links-api.ts';
import { acceptInvitationCall, previewInvitationCall } from '#shared/api/invitations.ts';
import { launchCodeCall, launchStepCall, walkUpCall } from '#shared/api/launch-api.ts';
import { teamActivityCall } from '#shared/api/leaderboard.ts';
import { metricsCall, pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { ensurePreferencesCall } from '#shared/api/preferences-api.ts';
import { insightsCall, profilePeopleCall } from '#shared/api/profile-api.ts';
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
import { completeTaskCall } from '#shared/api/tasks-api.ts';
import { lineOf } from '#shared/domain/metric-lines.ts';
import type { Tried } from './tried.ts';

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
const measured = lineOf({
  ...{ metric_type: 'api_response', metric_name: '/api/export', unit: 'ms' },
  ...{ value: 10, timestamp: Date.now() },
});

/** Announcements, tasks, counts, reports and the campaigns of an account. */
export const campaignCalls: readonly Tried[] = [
  { ...sendAnnouncementCall, body: { title: 'Hello', body: 'All', audience: { to: 'everyone' } } },
  { ...withdrawAnnouncementCall, body: { id: 'nothing' } },
  { ...readAnnouncementsCall, body: { ids: ['nothing'] } },
  { ...nextFollowUpCall, body: { kind: null, chosen: null, release: null, isNextRequested: false } },
  {
    ...reportFollowUpCall,
    body: { id: 'nothing', report: 'r', outcome: 'done', note: null, later: null, phone: null },
  },
  { ...undoFollowUpCall, body: { id: 'nothing', report: 'r', phone: null } },
  {
    ...addFollowUpCall,
    body: { id: 'f', person: 'nothing', kind: 'question', owner: null, due: 1, note: null },
  },
  { ...assignFollowUpCall, body: { id: 'nothing', owner: null } },
  { ...completeTaskCall, body: { taskId: 'nothing', isDone: true, day: '2026-11-27' } },
  {
    ...saveEventCall,
    body: {
      ...{ id: 'nothing', mode: 'one', isPublished: false, fields: { title: 'Forum' } },
      ...{ street: null, zone: null, shifts: [], removedShifts: [], series: null },
      ...{ hosts: { add: [], remove: [] }, tags: { add: [], remove: [] } },
    },
  },
  { ...eventStateCall, body: { id: 'nothing', scope: 'one', change: { is: 'publish' } } },
  {
    ...eventCostsCall,
    body: {
      id: 'nothing',
      seen: 0,
      edit: 'nothing',
      after: null,
      ticket: null,
      goal: null,
      cost: 0,
      in_kind: [],
      note: null,
    },
  },
  { ...eventPictureCall, body: { id: 'nothing', scope: 'one', picture: null } },
  { ...saveEventTemplateCall, body: { id: 'nothing', event: 'nothing', name: 'Canvass' } },
  { ...removeEventTemplateCall, body: { id: 'nothing' } },
  { ...addHostLinkCall, body: { id: 'nothing', event: 'nothing', name: 'Ruth' } },
  { ...endHostLinkCall, body: { id: 'nothing' } },
  { ...hostLinkCall, body: { id: 'nothing', language: 'en' } },
  { ...calendarFeedCall, body: { revoke: false } },
  { ...createCalendarFeedCall, body: { language: 'en' } },
  { ...eventPageCall, body: { id: 'nothing', language: 'en' } },
  {
    ...signUpPersonCall,
    body: {
      ...{ event: 'nothing', shifts: [{ shift: 's', id: 'nothing' }], person: { id: 'nothing' } },
      ...{ guests: 0, needs: null, answers: [], note: null, arrivedAt: null },
    },
  },
  { ...rsvpStateCall, body: { id: 'nothing', change: { is: 'confirm' } } },
  { ...countRosterMessageCall, body: { event: 'nothing', shift_id: null, states: ['confirmed'] } },
  {
    ...sendRosterMessageCall,
    body: {
      ...{ id: 'nothing', event: 'nothing', shift_id: null, states: ['confirmed'] },
      ...{ subject: 'Parking', body: 'Park behind the hall.' },
    },
  },
  { ...withdrawRosterMessageCall, body: { id: 'nothing' } },
  { ...suggestPeopleCall, body: { event: 'nothing', shift: 's' } },
  { ...rosterCall, body: { event: 'nothing' } },
  { ...launchCodeCall, body: { event: 'nothing', language: 'en' } },
  { ...walkUpCall, body: { id: 'nothing', change: { is: 'refuse' } } },
  { ...launchStepCall, body: { rsvp: 'nothing', step: { is: 'train' } } },
  { ...exportRosterCall, body: { event: 'nothing' } },
  { ...decideFormPostCall, body: { id: 'nothing', decision: 'reject' } },
  {
    ...saveAppointmentCall,
    body: { id: 'nothing', mode: 'edit', fields: { title: 'Coffee' }, times: null, over: null },
  },
  { ...decideAppointmentCall, body: { id: 'nothing', seen: 'requested', change: { is: 'reopen' } } },
  { ...privateHoursCall, body: { id: 'nothing', title: 'School play', times: null } },
  { ...publicRequestsCall, body: { isOpen: false, zone: 'America/New_York' } },
  { ...requestFormCall, body: { language: 'en' } },
  { ...protectTimeCall, body: { seen: 9, zone: 'America/New_York', protected: [] } },
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
];
