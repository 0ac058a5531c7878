import { Timestamp } from 'firebase-admin/firestore';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { db } from './emulator-clients.ts';
import { insideOf } from './sample-records.ts';

const batchSize = 500;

/** Writes the same event so many times, each a millisecond after the one before. */
export async function writeMany(
  organization: string,
  draft: VoterDraft,
  { count, from, by = 'ben' }: { count: number; from: number; by?: string },
): Promise<void> {
  const { doc } = insideOf(db, organization);
  for (let start = 0; start < count; start += batchSize) {
    const batch = db.batch();
    for (let number = start; number < Math.min(count, start + batchSize); number++) {
      const at = from + number;
      batch.set(doc(`voter_events/many-${from}-${number}`), {
        ...fullEvent(draft),
        ...{ closes: mayClose(draft), happened_at: at, received_at: Timestamp.fromMillis(at), by },
      });
    }
    await batch.commit();
  }
}
