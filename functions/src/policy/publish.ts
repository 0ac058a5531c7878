import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { publishPositionEndpoint, retirePositionEndpoint } from '#shared/api/policy-api.ts';
import { whyNotPublished } from '#shared/domain/policy/approval.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { demandStill } from '../members/caller.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { policyOf, readIssue, readPosition, refuse } from './policy-documents.ts';

type Answer = z.output<typeof publishPositionEndpoint.response>;

/** Marks the current version as published; published already, nothing is written. Three reads. */
export const publishPosition =
  ({ db }: { db: Firestore }) =>
  (
    member: Member,
    { issueId, version }: z.output<typeof publishPositionEndpoint.request>,
  ): Promise<Answer> => {
    const { organization } = member;
    const policy = policyOf(db, organization);
    return runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'policy.approve');
      const position = readPosition(await transaction.get(policy.position(issueId)));
      const issue = readIssue(await transaction.get(policy.issue(issueId)));
      const refusal = whyNotPublished(position, version);
      if (refusal) throw refuse(refusal);
      if (position?.public_version !== version) {
        const now = FieldValue.serverTimestamp();
        transaction.update(policy.position(issueId), {
          ...{ status: 'public', public_version: version, public_at: now, updated_at: now },
        });
        transaction.create(
          auditReference(db, organization),
          auditEntry({
            ...{ type: 'position_published', ...actorFields(member), count: version },
            ...{ subject_id: issueId, subject_name: issue?.name ?? null },
          }),
        );
      }
      return { version, status: 'public' };
    });
  };

/** Takes a position out of use; out of use already, nothing is written. Three reads. */
export const retirePosition =
  ({ db }: { db: Firestore }) =>
  (member: Member, { issueId }: z.output<typeof retirePositionEndpoint.request>): Promise<Answer> => {
    const { organization } = member;
    const policy = policyOf(db, organization);
    return runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'policy.approve');
      const position = readPosition(await transaction.get(policy.position(issueId)));
      const issue = readIssue(await transaction.get(policy.issue(issueId)));
      if (!position) throw refuse('policy.noPosition');
      const { version } = position;
      if (position.status !== 'retired') {
        const updated_at = FieldValue.serverTimestamp();
        transaction.update(policy.position(issueId), {
          ...{ status: 'retired', public_version: null, public_at: null, updated_at },
        });
        transaction.create(
          auditReference(db, organization),
          auditEntry({
            ...{ type: 'position_retired', ...actorFields(member), count: version },
            ...{ subject_id: issueId, subject_name: issue?.name ?? null },
          }),
        );
      }
      return { version, status: 'retired' };
    });
  };
