import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import { RefusedError } from '#shared/refusals.ts';
import { changeEventRsvp } from '#shared/usecases/rsvps/change-rsvp.ts';
import { requireEvent } from '#shared/usecases/rsvps/places.ts';
import { type SignUp, signUp } from '#shared/usecases/rsvps/sign-up.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';
import type { PlaceAllocator } from './place-allocator.ts';

type Setup = { db: Firestore; places: PlaceAllocator; now?: () => number };
type Link = { id: string; event_id: string };
type WalkIn = Pick<SignUp, 'shifts' | 'person' | 'guests' | 'needs' | 'answers'>;

const instant = (millis: number) => Timestamp.fromMillis(millis);
/** Who wrote it, where a host without an account did. */
const byOf = ({ id }: Link): string => `host-${id}`.slice(0, 128);

/** What a host does by their link, with the sign-ups of its event and with no other. */
export function changeAsHost({ db, places, now = Date.now }: Setup) {
  const scopeOf = (organization: string) => ({ organization, uid: '' });
  return {
    async change(organization: string, link: Link, rsvp: string, change: RsvpCommand): Promise<void> {
      if (!recordIdPattern.test(rsvp)) throw new RefusedError('rsvps.gone');
      const who = { organization, by: byOf(link), isPerson: false };
      const context = { now, instant, newId: randomUUID, ...who };
      await runTransactionWithRetry(db, (transaction) =>
        changeEventRsvp(transactionStore(db, scopeOf(organization), transaction).store, context, {
          ...{ id: rsvp, event: link.event_id, change },
        }),
      );
      await places(organization, link.event_id);
    },
    /** Somebody who walked in and is there. */
    async walkIn(organization: string, link: Link, input: WalkIn): Promise<void> {
      const scope = scopeOf(organization);
      const event = await requireEvent(firestoreReads(db, scope), link.event_id);
      const signing = { now, instant, newId: randomUUID, by: byOf(link) };
      await runTransactionWithRetry(db, async (transaction) => {
        const { store } = transactionStore(db, scope, transaction);
        const [known] = await store.getAll(
          rsvps,
          input.shifts.map(({ id }) => id),
        );
        // The same form again.
        if (known) return;
        await signUp(store, event, signing, {
          ...{ ...input, arrivedAt: now(), note: null, language: null },
          ...{ source: 'walk_in' as const, source_code: null, consents: [] },
        });
      });
    },
  };
}
