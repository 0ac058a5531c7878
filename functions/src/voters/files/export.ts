import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { voterExportCall } from '#shared/api/voters-api.ts';
import { type Member, requireCapability } from '../../http/guard.ts';
import { recordExport } from './record-file-events.ts';

/** Told before the device writes its file, so that no export goes unseen. Of no use to who may not read voters. */
export const exportVoters =
  ({ db }: { db: Firestore }) =>
  async (member: Member, input: z.output<typeof voterExportCall.request>): Promise<{ ok: true }> => {
    requireCapability(member, 'voters.read');
    const batch = db.batch();
    recordExport(batch, db, member, input);
    await batch.commit();
    return { ok: true };
  };
