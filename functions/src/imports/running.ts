import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { importChunks, imports } from '#shared/collections/index.ts';
import { RefusedError } from '../http/refused-error.ts';
import { isMetric } from '../rollups/rollup-metrics.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { skillCounter } from '../volunteers/settle-skills.ts';

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

const missing = () => new RefusedError('not-found', 'This import was not found. Start it again.');

const chunksOf = (db: Firestore, organization: string, importId: string) =>
  db.collection(importChunks.path(organization)).where('import_id', '==', importId);

const { parts, skills } = importChunks.schema.shape;
const changes = z.object({ parts, skills });

/** Recomputes what follows from an import so far: parts of the rollup, and how many carry each skill. */
export function importSettler({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'now'> }) {
  const settleSkills = skillCounter(db);
  return async (organization: string, importId: string): Promise<void> => {
    const { docs } = await chunksOf(db, organization, importId).select('parts', 'skills').get();
    const chunks = docs.map((chunk) => changes.parse(chunk.data()));
    const changed = new Set(chunks.flatMap((chunk) => chunk.parts).filter(isMetric));
    await Promise.all([
      rollup.now(organization, [...changed]),
      settleSkills(organization, [...new Set(chunks.flatMap((chunk) => chunk.skills))]),
    ]);
  };
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
