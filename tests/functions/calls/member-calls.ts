import { inviteCall, resendInvitationCall, revokeInvitationCall } from '#shared/api/invitations.ts';
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
import { deleteOrganizationCall, requireTwoFactorCall } from '#shared/api/organization.ts';
import type { Tried } from './tried.ts';

/** Members, their rights and invitations. */
export const memberCalls: readonly Tried[] = [
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
];
