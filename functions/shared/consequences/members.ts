import * as z from 'zod/mini';
import { twoFactorTrustedDevices } from '../collections/two-factor.ts';
import { userProfiles } from '../collections/user-profiles.ts';
import { isSameEntry } from '../domain/directory.ts';
import type { Consequence, Rule } from './consequence.ts';
import { auditLine } from './lines.ts';

const { organization_id } = userProfiles.schema.shape;
const membership = z.object({ organization_id });
/** Fields that this version does not know yet leave the others readable. */
const readableProfile = z.object(userProfiles.schema.shape);

/**
 * A membership: its entry in the directory follows name, role and organization, and one that ended takes its backups along,
 * however it ended: they hold the campaign's strategy.
 */
export const membershipWritten: Rule = (before, after, { id: uid, changedAt, now }, read) => {
  const left = read(membership, before)?.organization_id;
  const isLeft = left && left !== read(membership, after)?.organization_id;
  const was = read(readableProfile, before);
  const is = read(readableProfile, after);
  const isSame = was?.organization_id === is?.organization_id && isSameEntry(was, is);
  const organizations = new Set(isSame ? [] : [was, is].flatMap((one) => one?.organization_id ?? []));
  return [
    ...(isLeft ? [{ is: 'drop-backups', uid, organization: left, leftAt: changedAt ?? now } as const] : []),
    ...[...organizations].map(
      (organization): Consequence => ({ is: 'copy-directory-entry', organization, uid }),
    ),
  ];
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
