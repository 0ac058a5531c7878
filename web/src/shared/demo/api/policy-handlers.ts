import type * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import {
  approvePositionEndpoint,
  publishPositionEndpoint,
  retirePositionEndpoint,
} from '#shared/api/policy-api.ts';
import { positionVersionId } from '#shared/collections/positions.ts';
import {
  approvedDocuments,
  decideApproval,
  isSameApproval,
  whyNotPublished,
} from '#shared/domain/policy/approval.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { DemoStore } from '../demo-store.ts';
import { addAuditLine, addFeedLine } from '../feed.ts';
import { defineHandler } from './handler.ts';

type Answer = z.output<typeof approvePositionEndpoint.response>;

const aboutIssue = ({ issues }: DemoStore, id: string) => ({
  subject_id: id,
  subject_name: issues.get(id)?.name ?? null,
});

function approve(
  world: DemoStore,
  { issueId, seen, reason }: z.output<typeof approvePositionEndpoint.request>,
): Answer {
  const { actor, user_profiles, issues, positions, position_drafts, position_versions } = world;
  const draft = issues.get(issueId) ? position_drafts.get(issueId) : null;
  const position = positions.get(issueId);
  const made = position_versions
    .all()
    .find((one) => one.issue_id === issueId && isSameApproval(one, actor.uid, seen));
  if (draft?.updated_at.toMillis() !== seen && made && position)
    return { version: made.number, status: position.status };
  const others = user_profiles
    .all()
    .filter((member) => member.id !== actor.uid && hasCapability(member, 'policy.approve'))
    .map(({ id }) => id);
  const decision = decideApproval(
    draft,
    position,
    { uid: actor.uid, others },
    { seen, reason: reason ?? null },
  );
  if (!decision.approved) throw new RefusedError(decision.refusal);
  if (!draft) throw new RefusedError('policy.noDraft');
  const now = world.instant(world.now());
  const documents = approvedDocuments(issueId, draft, position, actor, decision, now);
  positions.put(issueId, documents.position);
  position_versions.put(positionVersionId(issueId, decision.version), documents.version);
  position_drafts.remove(issueId);
  const about = aboutIssue(world, issueId);
  const type = decision.selfApproved === null ? 'position_approved' : 'position_self_approved';
  addAuditLine(world, { type, ...about, count: decision.version });
  addFeedLine(world, `position-${issueId}-${decision.version}`, {
    ...{ type: 'position_approved', capability: 'dashboard.read', actor_id: actor.uid },
    ...{ subject_collection: 'positions', ...about },
  });
  return { version: decision.version, status: 'approved' };
}

function publish(
  world: DemoStore,
  { issueId, version }: z.output<typeof publishPositionEndpoint.request>,
): Answer {
  const position = world.positions.get(issueId);
  const why = whyNotPublished(position, version);
  if (why) throw new RefusedError(why);
  if (position?.public_version !== version) {
    const now = world.instant(world.now());
    world.positions.patch(issueId, {
      ...{ status: 'public', public_version: version, public_at: now, updated_at: now },
    });
    addAuditLine(world, { type: 'position_published', ...aboutIssue(world, issueId), count: version });
  }
  return { version, status: 'public' };
}

function retire(world: DemoStore, { issueId }: z.output<typeof retirePositionEndpoint.request>): Answer {
  const position = world.positions.get(issueId);
  if (!position) throw new RefusedError('policy.noPosition');
  const { version } = position;
  if (position.status !== 'retired') {
    const updated_at = world.instant(world.now());
    world.positions.patch(issueId, {
      ...{ status: 'retired', public_version: null, public_at: null, updated_at },
    });
    addAuditLine(world, { type: 'position_retired', ...aboutIssue(world, issueId), count: version });
  }
  return { version, status: 'retired' };
}

/** Positions, decided by the same functions as on the server. */
export const policyHandlers = [
  defineHandler(approvePositionEndpoint, approve, true),
  defineHandler(publishPositionEndpoint, publish, true),
  defineHandler(retirePositionEndpoint, retire, true),
];
