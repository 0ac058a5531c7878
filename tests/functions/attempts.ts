import { Timestamp } from 'firebase-admin/firestore';
import type { Bucket } from '#shared/usecases/buckets.ts';
import { db } from './emulator-clients.ts';

/** Counts so many attempts as if they had just been made one by one. */
export async function countAttempts({ id, limits }: Bucket, count: number): Promise<void> {
  const from = Date.now() - count - 1;
  const longest = Math.max(...limits.map(({ windowMs }) => windowMs));
  await db.doc(`two_factor_attempts/${id}`).set({
    failed_at: Array.from({ length: count }, (_, number) => from + number),
    expires_at: Timestamp.fromMillis(from + longest),
  });
}
