import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Language } from '#shared/themes.ts';
import { findSalt, saltFor } from '#shared/usecases/consent/contact-salt.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';
import { leaveToken } from './leave-token.ts';

export const leavePath = '/api/leave';

/** The link by which somebody leaves a campaign's mail that asks for money. One read; a write before the first evidence. */
export async function leaveLink(
  { db, appUrl }: { db: Firestore; appUrl: () => string },
  organization: string,
  { to, language }: { to: string; language: Language },
): Promise<string> {
  const scope = { organization, uid: '' };
  const salt =
    (await findSalt(firestoreReads(db, scope))) ??
    (await runTransactionWithRetry(db, async (transaction) => {
      const made = await saltFor(transactionStore(db, scope, transaction).store, { newId: randomUUID });
      made.save();
      return made.salt;
    }));
  return `${appUrl()}${leavePath}/${leaveToken(organization, salt, { address: to, language })}`;
}
