import { approvePositionEndpoint } from '../../api/policy-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { issues } from '../../collections/issues.ts';
import { positionDrafts } from '../../collections/position-drafts.ts';
import { positions, positionVersionId, positionVersions } from '../../collections/positions.ts';
import { approvedDocuments, decideApproval, isSameApproval } from '../../domain/policy/approval.ts';
import { RefusedError } from '../../refusals.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import { otherApprovers } from '../members/other-approvers.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Versions among which a repeated request finds what it made. */
const repeatedAmong = 20;

/**
 * Makes a draft in review the next version, unless it changed since the approver read it. An author is refused while
 * another member could approve it. The same request again answers with the version that it made. Four reads, and one
 * for each member where an author approves. Approvals of an issue that one process has under way wait for each other.
 */
export const approvePosition = command(
  approvePositionEndpoint,
  async ({ issueId, seen, reason }, { member, newId }, store) => {
    const { uid } = member;
    const profile = await requireCaller(store, member, 'policy.approve');
    const [issue, draft, position] = await Promise.all([
      store.get(issues, issueId),
      store.get(positionDrafts, issueId),
      store.get(positions, issueId),
    ]);
    if (draft?.updated_at.toMillis() !== seen) {
      const versions = await store.find(positionVersions, {
        where: [['issue_id', '==', issueId]],
        orderBy: ['number', 'desc'],
        limit: repeatedAmong,
      });
      const made = versions.find((one) => isSameApproval(one, uid, seen));
      if (made && position) return { version: made.number, status: position.status };
    }
    const others = draft?.authors.includes(uid) ? await otherApprovers(store, member, 'policy.approve') : [];
    const request = { seen, reason: reason ?? null };
    const decision = decideApproval(issue ? draft : null, position, { uid, others }, request);
    if (!decision.approved) throw new RefusedError(decision.refusal);
    // Decided on both above, which the compiler does not see.
    if (!issue || !draft) throw new Error('An approval without a draft.');
    const { version, selfApproved } = decision;
    const by = { ...member, fullName: profile.full_name };
    const documents = approvedDocuments(issueId, draft, position, by, decision, serverTime);
    store.set(positions, issueId, documents.position);
    store.create(positionVersions, positionVersionId(issueId, version), documents.version);
    store.delete(positionDrafts, issueId);
    const about = { subject_id: issueId, subject_name: issue.name };
    const type = selfApproved === null ? 'position_approved' : 'position_self_approved';
    store.create(audit, newId(), auditLine(by, { type, ...about, count: version }));
    store.set(
      activity,
      `position-${issueId}-${version}`,
      activityLine({
        ...{ type: 'position_approved', capability: 'dashboard.read', actor_id: uid },
        ...{ subject_collection: 'positions', ...about },
      }),
    );
    return { version, status: 'approved' as const };
  },
  { key: ({ issueId }) => `policy/${issueId}` },
);
