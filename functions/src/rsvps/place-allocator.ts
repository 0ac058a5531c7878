import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { keyedMutex } from '#shared/keyed-mutex.ts';
import { type Allocating, allocatePlaces } from '#shared/usecases/rsvps/allocate-places.ts';
import { coalesce } from '../coalesce.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';

export type PlaceAllocator = (organization: string, event: string) => Promise<void>;

const turns = keyedMutex();

/** What an allocator runs on, for nobody in particular. It causes nothing that waits for its commit. */
export function allocating(db: Firestore, organization: string, now = Date.now): Allocating {
  const scope = { organization, uid: '' };
  return {
    ...{ organization, now, newId: randomUUID },
    read: firestoreReads(db, scope),
    instant: (millis) => Timestamp.fromMillis(millis),
    tx: (work, { key = '' } = {}) =>
      turns(`${organization}/${key}`, () =>
        runTransactionWithRetry(db, (transaction) => work(transactionStore(db, scope, transaction).store)),
      ),
  };
}

/** Gives places of an event, one run after the other in this process: five hundred who ask at once are a few runs. */
export function placeAllocator(db: Firestore): PlaceAllocator {
  const inTurn = coalesce<never>((key) => {
    const [organization = '', event = ''] = key.split(' ');
    return allocatePlaces(allocating(db, organization), event);
  });
  return (organization, event) => inTurn(`${organization} ${event}`);
}
