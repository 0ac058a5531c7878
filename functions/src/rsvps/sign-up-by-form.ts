import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { SignedUp } from '#shared/api/rsvps-api.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { changeOwnRsvp, type OwnChange } from '#shared/usecases/rsvps/change-rsvp.ts';
import { requireEvent } from '#shared/usecases/rsvps/places.ts';
import { type SignUp, signUp } from '#shared/usecases/rsvps/sign-up.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';
import type { PlaceAllocator } from './place-allocator.ts';

type Setup = { db: Firestore; places: PlaceAllocator; now?: () => number };
/** Who writes it, where a stranger's form does. */
const by = 'form';
const scopeOf = (organization: string) => ({ organization, uid: '' });
const instant = (millis: number) => Timestamp.fromMillis(millis);

/**
 * Signs a stranger up by a public form, with the event's source code, and answers with where they stand once places are given. Whoever is signed up already
 * stays as they are. Everything typed is checked by the caller's schema; refusals are those of `signUp`.
 */
export function signUpByForm({ db, places, now = Date.now }: Setup) {
  return async (
    organization: string,
    event: string,
    input: Omit<SignUp, 'arrivedAt' | 'note' | 'source_code'>,
  ): Promise<SignedUp> => {
    const scope = scopeOf(organization);
    const reads = firestoreReads(db, scope);
    const found = await requireEvent(reads, event);
    const signing = { now, instant, newId: randomUUID, by };
    const answer = await runTransactionWithRetry(db, (transaction) =>
      signUp(transactionStore(db, scope, transaction).store, found, signing, {
        ...{ ...input, source_code: found.source_code, arrivedAt: null, note: null },
      }),
    );
    await places(organization, event);
    const stored = await reads.getAll(
      rsvps,
      answer.rsvps.map(({ id }) => id),
    );
    return {
      ...answer,
      rsvps: answer.rsvps.map((one, at) => ({ ...one, state: stored[at]?.state ?? one.state })),
    };
  };
}

/** What somebody does by the link in their mail; gives what they free to others. */
export function changeByLink({ db, places, now = Date.now }: Setup) {
  return async (organization: string, id: string, version: number, change: OwnChange) => {
    const rsvp = await runTransactionWithRetry(db, (transaction) =>
      changeOwnRsvp(
        transactionStore(db, scopeOf(organization), transaction).store,
        { now, instant, newId: randomUUID, organization },
        { id, version, change },
      ),
    );
    await places(organization, rsvp.event_id);
    return rsvp;
  };
}
