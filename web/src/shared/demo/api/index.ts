import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/api/account-api.ts';
import { calendarFeedCall, createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import { startCampaignCall } from '#shared/api/campaigns-api.ts';
import { decideFormPostCall, eventPageCall } from '#shared/api/event-pages-api.ts';
import { hostLinkCall } from '#shared/api/host-links-api.ts';
import { acceptInvitationCall, previewInvitationCall } from '#shared/api/invitations.ts';
import { launchCodeCall } from '#shared/api/launch-api.ts';
import { leaveOrganizationCall } from '#shared/api/members-api.ts';
import { deleteOrganizationCall } from '#shared/api/organization.ts';
import { requestFormCall } from '#shared/api/schedule-api.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/api/two-factor-api.ts';
import { useCaseHandlers } from '../usecases/use-case-handlers.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { defineRefusal, type Handler } from './handler.ts';
import { monitoringHandlers } from './monitoring-handlers.ts';
import { numberHandlers } from './number-handlers.ts';

/** Calls that are about the account of who asks, about secret addresses, or about public pages, which a demo does not have. */
const ofAnAccount = [
  calendarFeedCall,
  createCalendarFeedCall,
  eventPageCall,
  requestFormCall,
  launchCodeCall,
  hostLinkCall,
  decideFormPostCall,
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  journalKeyCall,
  endSessionsCall,
  leaveOrganizationCall,
  deleteOrganizationCall,
  previewInvitationCall,
  acceptInvitationCall,
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
  startCampaignCall,
];

/** Every endpoint that a screen of the demo may ask. */
export const handlers: readonly Handler[] = [
  ...numberHandlers,
  ...monitoringHandlers,
  ...campaignHandlers,
  ...useCaseHandlers,
  ...ofAnAccount.map(defineRefusal),
];
