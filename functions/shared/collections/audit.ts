import * as z from 'zod/mini';
import { grantable, roles } from '../access.ts';
import { dataUses } from '../domain/voters/voter-file-columns.ts';
import { collection, day, inOrganization, instant, text } from './define.ts';
import { positionLabels } from './position-labels.ts';

export const auditTypes = [
  'signed_in',
  'second_factor_failed',
  'second_factor_locked',
  'two_factor_enabled',
  'two_factor_disabled',
  'two_factor_required',
  'two_factor_optional',
  'backup_codes_generated',
  'device_trusted',
  'sessions_ended',
  'password_changed',
  'email_change_asked',
  'invitation_sent',
  'invitation_resent',
  'invitation_revoked',
  'invitation_accepted',
  'role_changed',
  'grants_changed',
  'positions_changed',
  'admin_transferred',
  'member_removed',
  'member_suspended',
  'member_reinstated',
  'member_left',
  'campaign_entered',
  'account_deletion_requested',
  'account_deleted',
  'data_exported',
  'import_undone',
  'people_merged',
  'people_unmerged',
  'people_opened',
  'record_deleted',
  'error_settled',
  'metrics_pruned',
  'device_removed',
  'voters_imported',
  'voters_undone',
  'voters_opened',
  'voter_terms_changed',
  'contacts_restored',
  'race_columns_on',
  'race_columns_off',
  'gone_voters_cleared',
  'position_approved',
  'position_self_approved',
  'position_published',
  'position_retired',
  'host_link_added',
  'host_link_ended',
  'host_link_opened',
  'roster_messaged',
  'hours_self_approved',
] as const;
export type AuditType = (typeof auditTypes)[number];

const uses = z.array(z.enum(dataUses)).check(z.maxLength(dataUses.length));
const grants = z.array(z.enum(grantable)).check(z.maxLength(grantable.length));

/** What concerns the safety of an organization's data. Functions write, admins read; nobody changes a line. */
export const audit = collection({
  name: 'audit',
  path: inOrganization('audit'),
  access: { read: 'members.write' },
  rules: { refused: { write: 'functions do; a line that an admin could change would prove nothing' } },
  isCached: false,
  isWork: false,
  schema: z.strictObject({
    type: z.enum(auditTypes),
    /** Null where the platform did not say. */
    actor_id: z.nullable(text(128)),
    /** As they were called then: the line outlives the member. */
    actor_name: z.nullable(text(120)),
    subject_id: z.nullable(text(128)),
    /** A member's name, an invited address, a record's name. */
    subject_name: z.nullable(text(254)),
    role: z.nullable(z.enum(roles)),
    previous_role: z.nullable(z.enum(roles)),
    /** What a member may do beyond their role from then on, and what before; only where that changed. */
    grants: z.optional(grants),
    previous_grants: z.optional(grants),
    /** What a member is on the campaign from then on, and before; only where that changed. */
    member_positions: z.optional(positionLabels),
    previous_positions: z.optional(positionLabels),
    /** Where columns of the campaign's own may appear from then on, and before. */
    uses: z.optional(uses),
    previous_uses: z.optional(uses),
    /** The last day of that permission from then on, and before; null where it has none. */
    expires: z.optional(z.nullable(day)),
    previous_expires: z.optional(z.nullable(day)),
    /** Why they did it, in their own words; only where that is asked. */
    reason: z.optional(text(500)),
    /** Which kind: a collection, or how the second factor was given. */
    what: z.nullable(text(64)),
    count: z.nullable(z.int()),
    at: instant,
  }),
});
