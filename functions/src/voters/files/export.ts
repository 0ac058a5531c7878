import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { voterExportCall } from '#shared/calls/voters.ts';
import { demand, type Member } from '../../http/guard.ts';
import { tellOfExport } from './told.ts';

/** Told before the device writes its file, so that no export goes unseen. Of no use to who may not read voters. */
export const exportVoters =
  ({ db }: { db: Firestore }) =>
  async (member: Member, asked: z.output<typeof voterExportCall.request>): Promise<{ ok: true }> => {
    demand(member, 'voters.read');
    const batch = db.batch();
    tellOfExport(batch, db, member, asked);
    await batch.commit();
    return { ok: true };
  };
