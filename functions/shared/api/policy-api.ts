import * as z from 'zod/mini';
import { recordId, text } from '../collections/define.ts';
import { callTimeoutMs } from '../constants.ts';
import { positionStatuses, selfApprovalReason, versionMax } from '../domain/policy/policy-limits.ts';
import { endpoint } from './endpoint.ts';

const guard = { level: 'member', capability: 'policy.approve' } as const;
const version = z.int().check(z.minimum(1), z.maximum(versionMax));
const answer = z.strictObject({ version, status: z.enum(positionStatuses) });

/**
 * Makes a draft that is in review the next version of its issue's position. `seen`: when the draft that the approver read
 * was last changed, in milliseconds since 1970. `reason`: of an author, where nobody else could approve it.
 */
export const approvePositionEndpoint = endpoint({
  path: '/api/policy/approve',
  timeoutMs: callTimeoutMs.long,
  guard,
  request: z.strictObject({
    issueId: recordId,
    seen: z.int().check(z.minimum(0)),
    reason: z.optional(text(selfApprovalReason.most).check(z.minLength(selfApprovalReason.least))),
  }),
  response: answer,
});

/** Marks the current version as published. */
export const publishPositionEndpoint = endpoint({
  path: '/api/policy/publish',
  guard,
  request: z.strictObject({ issueId: recordId, version }),
  response: answer,
});

/** Takes a position out of use; its versions stay. */
export const retirePositionEndpoint = endpoint({
  path: '/api/policy/retire',
  guard,
  request: z.strictObject({ issueId: recordId }),
  response: answer,
});
