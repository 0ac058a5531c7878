import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { twoFactorTrustedDevices } from '#shared/collections/index.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { createOnce } from '../create-once.ts';
import { parseOrNull } from '../document-change.ts';
import { profileOf } from '../http/guard.ts';

type Event = { params: { id: string }; data?: DocumentSnapshot | undefined; authId?: string };

const { user_id, device_name } = twoFactorTrustedDevices.schema.shape;
const removed = z.object({ user_id, device_name });

/**
 * Tells the audit that a member removed one of their trusted devices. What functions remove goes with something that has
 * a line of its own, and what expires is nobody's doing.
 */
export const deviceRemoved =
  ({ db }: { db: Firestore }) =>
  async ({ params: { id }, data, authId }: Event): Promise<void> => {
    const device = parseOrNull(removed, data?.data());
    if (!device || device.user_id !== authId) return;
    const profile = await profileOf(db, device.user_id);
    if (!profile) return;
    await createOnce(
      auditReference(db, profile.organization_id, `device-removed-${id}`),
      auditEntry({
        type: 'device_removed',
        ...actorFields({ uid: device.user_id, fullName: profile.full_name }),
        subject_id: device.user_id,
        subject_name: device.device_name,
      }),
    );
  };
