import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { importChunks, imports } from '#shared/collections/index.ts';
import { Refused } from '../http/refused.ts';
import { isPart, type Part } from '../rollups/parts.ts';

export type Import = z.output<typeof imports.schema>;

/** As the database makes ids: no step of a path, none of its reserved names. */
export function importReference(db: Firestore, organization: string, importId: string) {
  if (!/^[A-Za-z0-9]+$/.test(importId)) throw missing();
  return db.collection(imports.path(organization)).doc(importId);
}

/** Another organization's import is not there: the path is the scope. */
export function importIn(found: DocumentSnapshot | undefined): Import {
  if (!found?.exists) throw missing();
  return imports.schema.parse(found.data());
}

const missing = () => new Refused('not-found', 'This import was not found. Start it again.');

const chunksOf = (db: Firestore, organization: string, importId: string) =>
  db.collection(importChunks.path(organization)).where('import_id', '==', importId);

/** Parts of the rollup that an import has changed so far. */
export async function partsOf(db: Firestore, organization: string, importId: string): Promise<Part[]> {
  const { docs } = await chunksOf(db, organization, importId).select('parts').get();
  const { parts } = importChunks.schema.shape;
  return [...new Set(docs.flatMap((chunk) => parts.parse(chunk.get('parts'))))].filter(isPart);
}

/** Deletes what was kept for chunks sent again. */
export async function forgetChunks(db: Firestore, organization: string, importId: string): Promise<void> {
  const page = chunksOf(db, organization, importId).select('import_id').limit(400);
  let { docs } = await page.get();
  while (docs.length > 0) {
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    ({ docs } = await page.get());
  }
}
