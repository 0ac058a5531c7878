import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { events, rsvps } from '#shared/collections/index.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import { parseOrNull } from '../document-change.ts';

export type SignedUp = z.output<typeof rsvps.schema> & { id: string };
export type StoredEvent = z.output<typeof events.schema> & { id: string };

const pageSize = 300;

export async function readEvent(
  db: Firestore,
  organization: string,
  id: string,
): Promise<StoredEvent | null> {
  const stored = await db.collection(events.path(organization)).doc(id).get();
  const fields = parseOrNull(events.schema, stored.data());
  return fields && { ...fields, id };
}

/** Sign-ups of an event, or of one of its shifts, that stand in one of these states. A read for each. */
export async function* signedUp(
  db: Firestore,
  organization: string,
  { event, shift }: { event: string; shift: string | null },
  states: readonly RsvpState[],
): AsyncGenerator<SignedUp[]> {
  const all = db.collection(rsvps.path(organization)).where('event_id', '==', event);
  const own = shift === null ? all : all.where('shift_id', '==', shift);
  let page = own.where('state', 'in', states).limit(pageSize);
  for (;;) {
    const { docs } = await page.get();
    yield docs.flatMap((one) => {
      const fields = parseOrNull(rsvps.schema, one.data());
      return fields ? [{ ...fields, id: one.id }] : [];
    });
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    page = page.startAfter(last);
  }
}
