import type { Firestore } from 'firebase-admin/firestore';
import { chunksOfFile } from './voter-file-documents.ts';

/** Chunks of one deletion: together some 9 MB at most, which a commit may be about. */
const page = 10;

/**
 * Deletes the chunks of a file that never comes back: its state says so already, and no chunk is added after that. Broken
 * off, the same call again goes on with what is left. A read and a write for each chunk, one read where there is none.
 */
export async function dropChunks(db: Firestore, organization: string, fileId: string): Promise<void> {
  const left = chunksOfFile(db, organization, fileId).select().limit(page);
  for (let { docs } = await left.get(); docs.length > 0; { docs } = await left.get()) {
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < page) return;
  }
}
