import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { foldAfterMs, peoplePacks } from '#shared/domain/people/pack/pack-limits.ts';
import { foldPacks } from '#shared/usecases/people/pack/fold-packs.ts';
import { logPeople, type PackContext } from '#shared/usecases/people/pack/log-people.ts';
import { coalesce } from '../coalesce.ts';
import type { DueHandler } from '../due/handler.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';

/** People whose rows one transaction writes. */
const atOnce = 100;

export function packContextOf(db: Firestore, organization: string): PackContext {
  const scope = { organization, uid: '' };
  return {
    organization,
    now: Date.now,
    instant: (millis) => Timestamp.fromMillis(millis),
    newId: randomUUID,
    read: firestoreReads(db, scope),
    tx: (work) =>
      runTransactionWithRetry(db, (transaction) => work(transactionStore(db, scope, transaction).store)),
  };
}

/** Changes of one campaign share a transaction: an import's people come by the thousand. Items are `<pack>/<person>`. */
export const peopleLogger = (db: Firestore) =>
  coalesce<string>(async (organization, items) => {
    const people = items.flatMap((item) => {
      const [name = '', id = ''] = item.split('/');
      const pack = peoplePacks.find((one) => one === name);
      return pack ? [{ pack, id }] : [];
    });
    const context = packContextOf(db, organization);
    for (let at = 0; at < people.length; at += atOnce)
      await context.tx((store) => logPeople(store, context, people.slice(at, at + atOnce)));
  });

/** Folds a campaign's change logs; what came meanwhile waits for the next hour. */
export const foldPeople =
  (db: Firestore): DueHandler =>
  async ({ organization_id }, { now }) =>
    (await foldPacks(packContextOf(db, organization_id))) === 'folded'
      ? 'done'
      : { again: now() + foldAfterMs };
