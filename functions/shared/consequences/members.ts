import * as z from 'zod/mini';
import { memberships } from '../collections/memberships.ts';
import { twoFactorTrustedDevices } from '../collections/two-factor.ts';
import { userProfiles } from '../collections/user-profiles.ts';
import { isSameEntry } from '../domain/directory.ts';
import type { Rule } from './consequence.ts';
import { auditLine } from './lines.ts';

/** Fields that this version does not know yet leave the others readable. */
const { user_id: account, organization_id } = memberships.schema.shape;
const belonging = z.object({ user_id: account, organization_id });
const readableMembership = z.object(memberships.schema.shape);
const readableProfile = z.object(userProfiles.schema.shape);

/**
 * A membership: its entry in the directory follows name, role and state, and one that ended takes its backups along, however
 * it ended: they hold the campaign's strategy.
 */
export const membershipWritten: Rule = (before, after, { changedAt, now }, read) => {
  const was = read(readableMembership, before);
  const is = read(readableMembership, after);
  // Of a membership that has a fault elsewhere, too.
  const member = read(belonging, after ?? before);
  if (!member) return [];
  const { user_id: uid, organization_id: organization } = member;
  const isSame = was?.state === is?.state && isSameEntry(was, is);
  return [
    ...(after ? [] : [{ is: 'drop-backups', uid, organization, leftAt: changedAt ?? now } as const]),
    ...(isSame ? [] : [{ is: 'copy-directory-entry', organization, uid } as const]),
  ];
};

/** A profile: what every membership says of the account follows it. A switch changes nothing of that. */
export const userProfileWritten: Rule = (before, after, { id: uid }, read) => {
  const was = read(readableProfile, before);
  const is = read(readableProfile, after);
  const isSame =
    was?.full_name === is?.full_name &&
    was?.two_factor_enabled === is?.two_factor_enabled &&
    (was?.deletion_requested_at ?? null) === null &&
    (is?.deletion_requested_at ?? null) === null;
  return is && !isSame ? [{ is: 'copy-to-memberships', uid }] : [];
};

const { user_id, device_name } = twoFactorTrustedDevices.schema.shape;
const removed = z.object({ user_id, device_name });

/**
 * A trusted device that its member removed. What functions remove goes with something that has a line of its own, and
 * what expires is nobody's doing.
 */
export const deviceWritten: Rule = (before, after, { id, actor }, read) => {
  const device = after ? null : read(removed, before);
  if (!device || device.user_id !== actor) return [];
  return [
    {
      is: 'audit-line',
      id: `device-removed-${id}`,
      by: actor,
      line: auditLine({
        type: 'device_removed',
        subject_id: device.user_id,
        subject_name: device.device_name,
      }),
    },
  ];
};
