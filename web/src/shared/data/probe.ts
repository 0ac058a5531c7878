import { disableNetwork, enableNetwork, runTransaction } from 'firebase/firestore';
import { codeOf } from './error-messages.ts';
import { db } from './firestore.ts';

/** Answers that only the database itself gives; a network in between gives none, or `unavailable` and `unknown`. */
const answers = [
  'aborted',
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
];

/**
 * Asks the database itself, the way that changes are sent: a transaction of nothing is one small request, and neither
 * reads nor writes a document. Never throws.
 */
export const probeServer = (): Promise<boolean> =>
  runTransaction(db, async () => true, { maxAttempts: 1 }).catch((error: unknown) =>
    answers.includes(codeOf(error)),
  );

/** Opens the listeners' stream again at once: Firestore's own next attempt may be a minute away. */
export async function reopenStream(): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
