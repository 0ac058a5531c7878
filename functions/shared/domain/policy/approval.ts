import type { Stored } from '../../collections/define.ts';
import type { positionDrafts } from '../../collections/position-drafts.ts';
import type { positions, positionVersions } from '../../collections/positions.ts';
import type { RefusalKey } from '../../refusals.ts';
import { contentFieldsOf, readContent } from './position-content.ts';

type Draft = Omit<Stored<typeof positionDrafts>, 'id'>;
type Position = Omit<Stored<typeof positions>, 'id'>;
type Version = Omit<Stored<typeof positionVersions>, 'id'>;

/** Who approves: `others` are the other members who hold `policy.approve`. */
export type Approver = { uid: string; others: readonly string[] };
export type ApprovalRequest = {
  /** When the draft that the approver read was last changed, in milliseconds since 1970. */
  seen: number;
  reason: string | null;
};

/** Whether a member needs somebody else, or at least a reason, to approve a draft. */
export type ApprovalNeed = 'nothing' | 'reason' | 'somebody-else';
export function approvalNeed(authors: readonly string[], { uid, others }: Approver): ApprovalNeed {
  if (!authors.includes(uid)) return 'nothing';
  return others.some((other) => !authors.includes(other)) ? 'somebody-else' : 'reason';
}

export type ApprovalDecision =
  | { approved: true; version: number; selfApproved: string | null }
  | { approved: false; refusal: RefusalKey };

const refused = (refusal: RefusalKey): ApprovalDecision => ({ approved: false, refusal });

/** Whether a draft becomes the next version. Of an approver who is no author, `others` is not looked at. */
export function decideApproval(
  draft: Draft | null,
  position: Pick<Position, 'version'> | null,
  approver: Approver,
  { seen, reason }: ApprovalRequest,
): ApprovalDecision {
  if (!draft) return refused('policy.noDraft');
  if (draft.updated_at.toMillis() !== seen) return refused('policy.changed');
  if (draft.state !== 'review') return refused('policy.notInReview');
  const current = position?.version ?? 0;
  if (draft.base_version !== current) return refused('policy.outdatedBase');
  if (!readContent(draft)) return refused('policy.unreadable');
  const need = approvalNeed(draft.authors, approver);
  if (need === 'somebody-else') return refused('policy.ownDraft');
  if (need === 'reason' && reason === null) return refused('policy.reasonMissing');
  return { approved: true, version: current + 1, selfApproved: need === 'reason' ? reason : null };
}

/** Whether a version is what this approver's same request made before: then it is only answered again. */
export const isSameApproval = (
  version: Pick<Version, 'drafted_at' | 'approved_by'>,
  uid: string,
  seen: number,
): boolean => version.approved_by === uid && version.drafted_at.toMillis() === seen;

/** A position and its new version as they are stored, `now` as the database's own value. */
export function approvedDocuments<Now>(
  issue: string,
  draft: Draft,
  position: Position | null,
  by: { uid: string; fullName: string },
  { version, selfApproved }: Extract<ApprovalDecision, { approved: true }>,
  now: Now,
) {
  const approved = {
    ...contentFieldsOf(draft),
    note: draft.note,
    authors: draft.authors,
    drafted_at: draft.updated_at,
    approved_by: by.uid,
    approved_name: by.fullName,
    approved_at: now,
    self_approved: selfApproved,
  };
  return {
    position: {
      ...approved,
      version,
      status: 'approved' as const,
      public_version: position?.public_version ?? null,
      public_at: position?.public_at ?? null,
      updated_at: now,
    },
    version: { ...approved, issue_id: issue, number: version },
  };
}

/** Why a version may not be published; null where it may, or is already. */
export function whyNotPublished(position: Position | null, version: number): RefusalKey | null {
  if (!position) return 'policy.noPosition';
  if (position.status === 'retired') return 'policy.retired';
  return position.version === version ? null : 'policy.outdatedVersion';
}
