import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Five, the default, are soon used up where many write at once. */
const maxAttempts = 20;
/** Fresh starts after a transaction that was closed, each after up to so many more milliseconds. */
export const startsMax = 6;
const pauseMs = 100;

/** `INVALID_ARGUMENT` in the numbers of gRPC. */
const invalidArgument = 3;
const wasClosed = (error: unknown): boolean =>
  error instanceof Error &&
  Reflect.get(error, 'code') === invalidArgument &&
  error.message.includes('Transaction is invalid or closed');

/**
 * A transaction on documents that many may write at once. Also begun anew where it was closed under its own reads to
 * let another one pass, which the SDK does not take for contention: seen on the emulator, of two admins who remove each
 * other at once. Throws what `work` throws.
 */
export async function runTransactionWithRetry<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let starts = 1; ; starts++) {
    try {
      return await db.runTransaction(work, { maxAttempts });
    } catch (error) {
      if (starts === startsMax || !wasClosed(error)) throw error;
      await sleep(Math.random() * pauseMs * starts);
    }
  }
}
