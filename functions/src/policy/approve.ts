import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { approvePositionEndpoint } from '#shared/api/policy-api.ts';
import { approvedDocuments, decideApproval, isSameApproval } from '#shared/domain/policy/approval.ts';
import { line, lineReference } from '../activity/line.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { keyedMutex } from '../keyed-mutex.ts';
import { demandStill } from '../members/caller.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import {
  otherApprovers,
  policyOf,
  readDraft,
  readIssue,
  readPosition,
  readVersion,
  refuse,
} from './policy-documents.ts';

type Request = z.output<typeof approvePositionEndpoint.request>;
type Answer = z.output<typeof approvePositionEndpoint.response>;

/** Approvals of an issue that this process has under way wait for each other, and not for the database to refuse them. */
const turns = keyedMutex();
/** Versions among which a repeated request finds what it made. */
const repeatedAmong = 20;

/**
 * Makes a draft in review the next version, unless it changed since the approver read it. An author is refused while
 * another member could approve it. The same request again answers with the version that it made. Four reads, and one
 * for each member where an author approves.
 */
export const approvePosition =
  ({ db }: { db: Firestore }) =>
  (member: Member, { issueId, seen, reason }: Request): Promise<Answer> => {
    const { organization, uid } = member;
    const policy = policyOf(db, organization);
    return turns(policy.draft(issueId).path, () =>
      runTransactionWithRetry(db, async (transaction) => {
        const profile = await demandStill(transaction, db, member, 'policy.approve');
        const [foundIssue, foundDraft, foundPosition] = await transaction.getAll(
          policy.issue(issueId),
          policy.draft(issueId),
          policy.position(issueId),
        );
        const issue = foundIssue && readIssue(foundIssue);
        const draft = foundDraft ? readDraft(foundDraft) : null;
        const position = foundPosition ? readPosition(foundPosition) : null;
        if (draft?.updated_at.toMillis() !== seen) {
          const { docs } = await transaction.get(
            policy.versions.where('issue_id', '==', issueId).orderBy('number', 'desc').limit(repeatedAmong),
          );
          const made = docs.map(readVersion).find((one) => one !== null && isSameApproval(one, uid, seen));
          if (made && position) return { version: made.number, status: position.status };
        }
        const others = draft?.authors.includes(uid)
          ? await otherApprovers(transaction, db, { organization, uid })
          : [];
        const decision = decideApproval(
          issue ? draft : null,
          position,
          { uid, others },
          { seen, reason: reason ?? null },
        );
        if (!decision.approved) throw refuse(decision.refusal);
        // Decided on both above, which the compiler does not see.
        if (!issue || !draft) throw new Error('An approval without a draft.');
        const { version, selfApproved } = decision;
        const by = { uid, fullName: profile.full_name };
        const documents = approvedDocuments(
          issueId,
          draft,
          position,
          by,
          decision,
          FieldValue.serverTimestamp(),
        );
        transaction.set(policy.position(issueId), documents.position);
        transaction.create(policy.version(issueId, version), documents.version);
        transaction.delete(policy.draft(issueId));
        const about = { subject_id: issueId, subject_name: issue.name };
        transaction.create(
          auditReference(db, organization),
          auditEntry({
            type: selfApproved === null ? 'position_approved' : 'position_self_approved',
            ...actorFields(by),
            ...about,
            count: version,
          }),
        );
        transaction.set(
          lineReference(db, organization, `position-${issueId}-${version}`),
          line({
            type: 'position_approved',
            capability: 'dashboard.read',
            actor_id: uid,
            subject_collection: 'positions',
            ...about,
          }),
        );
        return { version, status: 'approved' };
      }),
    );
  };
