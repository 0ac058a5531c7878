import * as z from 'zod/mini';
import {
  positionLimits,
  positionStatuses,
  selfApprovalReason,
  versionMax,
} from '../domain/policy/policy-limits.ts';
import { positionFields } from '../domain/policy/position-content.ts';
import { collection, inOrganization, instant, line, recordId, text } from './define.ts';

const number = z.int().check(z.minimum(1), z.maximum(versionMax));

const approvedContent = {
  ...positionFields,
  note: z.nullable(text(positionLimits.note)),
  authors: z.array(text(128)).check(z.minLength(1), z.maxLength(positionLimits.authors)),
  /** When the draft that was approved had last been changed: an approval sent twice is told by it. */
  drafted_at: instant,
  approved_by: text(128),
  /** Their name then: a position outlives the member. */
  approved_name: line(120),
  approved_at: instant,
  /** The reason with which an author approved their own work; null where somebody else did. */
  self_approved: z.nullable(text(selfApprovalReason.most)),
} as const;

/** The approved position on an issue, under the issue's id. Written by functions alone. */
export const positions = collection({
  name: 'positions',
  path: inOrganization('positions'),
  access: { read: 'dashboard.read' },
  rules: { refused: { write: 'functions write what was approved' } },
  // There is always an issue beside it.
  isWork: false,
  fixedIds: true,
  schema: z.strictObject({
    ...approvedContent,
    version: number,
    status: z.enum(positionStatuses),
    /** The version that is published, which an approved one may be ahead of; null where none is. */
    public_version: z.nullable(number),
    public_at: z.nullable(instant),
    updated_at: instant,
  }),
});

/** Every version that was approved, for good. Written by functions alone. */
export const positionVersions = collection({
  name: 'position_versions',
  path: inOrganization('position_versions'),
  access: { read: 'dashboard.read' },
  rules: { refused: { write: 'functions write what was approved' } },
  // There is always an issue beside it.
  isWork: false,
  fixedIds: true,
  schema: z.strictObject({ ...approvedContent, issue_id: recordId, number }),
});

export const positionVersionId = (issue: string, version: number): string => `${issue}_${version}`;
