import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { calltimeBlocks, calltimePeople, calltimeSessions } from '#shared/collections/index.ts';
import { emptiedSheets } from '#shared/domain/call-time/gone-sheets.ts';
import { sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** Blocks that are read at a time. */
const pageSize = 20;

/** Empties one block, ends its session, and gives back whom it still has. */
const emptyBlock = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const at = ({ path }: { path: (scope: string) => string }, key: string) =>
      db.collection(path(organization)).doc(key);
    const place = at(calltimeBlocks, id);
    const block = parseOrNull(calltimeBlocks.schema, (await transaction.get(place)).data());
    if (!block) return;
    const sheets = sheetsIn(block.sheets);
    const session = at(calltimeSessions, block.session_id);
    const [ended, ...known] = await transaction.getAll(
      session,
      ...sheets.map(({ person }) => at(calltimePeople, person)),
    );
    for (const one of known)
      if (one.get('block') === id) transaction.update(one.ref, { block: null, until: 0 });
    if (ended?.exists && ended.get('ended_at') === null)
      transaction.update(session, { ended_at: FieldValue.serverTimestamp() });
    transaction.update(place, {
      ...{ is_open: false, sheets: emptiedSheets(block.sheets), script: null, notes: {} },
    });
  });

/**
 * Empties the blocks of a list that was deleted, and frees their donors for other lists. Reads: each block twice, its session
 * and what is remembered of its donors. Done again it changes nothing.
 */
export async function emptyCallList(db: Firestore, organization: string, list: string): Promise<void> {
  const blocks = db
    .collection(calltimeBlocks.path(organization))
    .where('list_id', '==', list)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  for (let page = await blocks.get(); !page.empty; ) {
    for (const { id } of page.docs) await emptyBlock(db, organization, id);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await blocks.startAfter(last).get();
  }
}
