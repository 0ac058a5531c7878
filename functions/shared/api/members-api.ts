import * as z from 'zod/mini';
import { grantable, roles } from '../access.ts';
import { recordId } from '../collections/define.ts';
import { positionLabels } from '../collections/position-labels.ts';
import { callTimeoutMs } from '../constants.ts';
import { endpoint } from './endpoint.ts';

const done = z.strictObject({ success: z.literal(true) });
const uid = recordId;
const role = z.enum(roles);

/** Gives a member another role. The last admin keeps theirs. */
export const changeRoleCall = endpoint({
  path: '/api/members/role',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({ uid, role }),
  response: done,
});

/**
 * Sets what a member may do beyond their role: the whole list, in any order. Refuses what their role has already or has
 * no use for (`grantsFor`).
 */
export const setGrantsCall = endpoint({
  path: '/api/members/grants',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'members.write', recent: true },
  request: z.strictObject({
    uid,
    grants: z.array(z.enum(grantable)).check(
      z.maxLength(grantable.length),
      z.refine((grants) => new Set(grants).size === grants.length),
    ),
  }),
  response: done,
});

/**
 * Takes a member out; their session is over at once, their account stays. Their open tasks, people and
 * events to come are the successor's then, or nobody's. `isMore`: some are still theirs, which `handOverWorkCall` hands over.
 */
export const removeMemberCall = endpoint({
  path: '/api/members/remove',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'members.write', recent: true },
  request: z.strictObject({ uid, successor: z.optional(z.nullable(uid)) }),
  response: z.strictObject({ success: z.literal(true), isMore: z.optional(z.literal(true)) }),
});

/** Hands over up to 400 open tasks, and as many people and events to come, of a member, or of somebody who was one. */
export const handOverWorkCall = endpoint({
  path: '/api/members/hand-over',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'members.write', recent: true },
  request: z.strictObject({ uid, successor: z.nullable(uid) }),
  response: z.strictObject({ isMore: z.boolean() }),
});

/**
 * Takes a member's access away, and keeps their place: `reinstateMemberCall` gives it back. Their open tasks, people and
 * events to come are the successor's then, or nobody's, their turfs nobody's. `isMore` as above.
 */
export const suspendMemberCall = endpoint({
  path: '/api/members/suspend',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'members.write', recent: true },
  request: z.strictObject({ uid, successor: z.optional(z.nullable(uid)) }),
  response: z.strictObject({ success: z.literal(true), isMore: z.optional(z.literal(true)) }),
});

export const reinstateMemberCall = endpoint({
  path: '/api/members/reinstate',
  guard: { level: 'member', capability: 'members.write', recent: true },
  request: z.strictObject({ uid }),
  response: done,
});

/** Sets what a member is on the campaign: the whole list, in any order. It gives no right. */
export const setPositionsCall = endpoint({
  path: '/api/members/positions',
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({ uid, positions: positionLabels }),
  response: done,
});

/** The caller leaves. The last admin cannot. */
export const leaveOrganizationCall = endpoint({
  path: '/api/members/leave',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', enrolling: true },
  request: z.strictObject({}),
  response: done,
});

/** Makes another member admin and gives the caller a role of their choice, both or neither. */
export const transferAdminCall = endpoint({
  path: '/api/members/transfer',
  guard: { level: 'member', capability: 'members.write', recent: true },
  request: z.strictObject({ uid, ownRole: role }),
  response: done,
});
