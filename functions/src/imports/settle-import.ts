import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { importChunks } from '#shared/collections/index.ts';
import { isMetric } from '../rollups/rollup-metrics.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { skillCounter } from '../volunteers/settle-skills.ts';

const { parts, skills } = importChunks.schema.shape;
const changes = z.object({ parts, skills });

/** Recomputes what follows from an import so far: parts of the rollup, and how many carry each skill. */
export function importSettler({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'now'> }) {
  const settleSkills = skillCounter(db);
  return async (organization: string, importId: string): Promise<void> => {
    const { docs } = await db
      .collection(importChunks.path(organization))
      .where('import_id', '==', importId)
      .select('parts', 'skills')
      .get();
    const chunks = docs.map((chunk) => changes.parse(chunk.data()));
    const changed = new Set(chunks.flatMap((chunk) => chunk.parts).filter(isMetric));
    await Promise.all([
      rollup.now(organization, [...changed]),
      settleSkills(organization, [...new Set(chunks.flatMap((chunk) => chunk.skills))]),
    ]);
  };
}
