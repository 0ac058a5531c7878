import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { importStartCall } from '#shared/api/imports-api.ts';
import { imports } from '#shared/collections/index.ts';
import type { Member } from '../http/guard.ts';
import { demandImport } from './access.ts';

type Input = z.output<typeof importStartCall.request>;

/** Opens an import. */
export const startImport =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { kind, fileName, rowsTotal }: Input): Promise<{ importId: string }> => {
    demandImport(member, kind);
    const opened = await db.collection(imports.path(member.organization)).add({
      kind,
      file_name: fileName,
      status: 'running',
      rows_total: rowsTotal,
      rows_done: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      created_cents: 0,
      unchanged_cents: 0,
      refused: 0,
      started_by: member.uid,
      started_at: FieldValue.serverTimestamp(),
      finished_at: null,
    });
    return { importId: opened.id };
  };
