import type { Firestore } from 'firebase-admin/firestore';
import type { Capability } from '#shared/access.ts';
import { activity } from '#shared/collections/index.ts';
import { byteOrderMark, csvLine } from '#shared/rules/import/cells.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { line } from '../activity/line.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import type { Download } from '../http/download.ts';
import { demand, type Member } from '../http/guard.ts';
import { columns } from './columns.ts';
import { everyOf, pagesOf } from './pages.ts';

const readers: Record<ImportKind, Capability> = {
  donors: 'donors.read',
  donations: 'donations.read',
  volunteers: 'volunteers.read',
};

/**
 * A whole collection as CSV. The lines of feed and audit are written before the first byte leaves, so that no
 * export, broken off or not, goes unseen.
 */
export const exportRecords =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { kind }: { kind: ImportKind }): Promise<Download> => {
    demand(member, readers[kind]);
    const { organization } = member;
    const rows = await everyOf(db, organization, kind).count().get();
    const { count } = rows.data();
    const batch = db.batch();
    batch.create(
      db.collection(activity.path(organization)).doc(),
      line({
        type: 'export_made',
        capability: 'members.write',
        actor_id: member.uid,
        subject_collection: kind,
        count,
      }),
    );
    batch.create(
      auditReference(db, organization),
      auditEntry({ type: 'data_exported', ...by(member), what: kind, count }),
    );
    await batch.commit();
    return { name: `${kind}.csv`, type: 'text/csv; charset=utf-8', chunks: csv(db, organization, kind) };
  };

async function* csv(db: Firestore, organization: string, kind: ImportKind): AsyncGenerator<string> {
  const shown = columns[kind];
  yield byteOrderMark + csvLine(shown.map(([header]) => header));
  for await (const page of pagesOf(db, organization, kind)) {
    yield page.map((record) => csvLine(shown.map(([, cell]) => String(cell(record) ?? '')))).join('');
  }
}
