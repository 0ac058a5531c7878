import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { findSalt, saltFor } from '#shared/usecases/consent/contact-salt.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';

/** The organization's salt, from which keys of links and forms follow; made where there was none. One read. */
export async function organizationSalt(db: Firestore, organization: string): Promise<string> {
  const scope = { organization, uid: '' };
  const found = await findSalt(firestoreReads(db, scope));
  if (found !== null) return found;
  return runTransactionWithRetry(db, async (transaction) => {
    const made = await saltFor(transactionStore(db, scope, transaction).store, { newId: randomUUID });
    made.save();
    return made.salt;
  });
}
