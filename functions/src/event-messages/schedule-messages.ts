import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { events } from '#shared/collections/index.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { messagesAbout, messageWindows } from '#shared/domain/events/message-plan.ts';
import { parseOrNull } from '../document-change.ts';
import { dueReference, readDue } from '../due/due-documents.ts';
import { sha256 } from '../hash.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/**
 * Makes the messages of an event's shifts what it says by now: scheduled, or none of a draft and of one that was cancelled. A
 * delivery that comes again changes nothing. Two reads and at most one write.
 */
export const scheduleEventMessages = (
  db: Firestore,
  organization: string,
  id: string,
  now: number,
): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const key = dueId(organization, 'event_messages', id);
    const found = await transaction.get(db.collection(events.path(organization)).doc(id));
    const stored = await readDue(transaction, db, key);
    const event = parseOrNull(events.schema, found.data());
    const about = event ? planName(event) : '';
    const moments = event
      ? event.shifts
          .flatMap((shift) => messageWindows(event.zone, shift))
          .filter(({ until }) => until > now)
          .map(({ at }) => at)
      : [];
    if (about === '' || moments.length === 0) {
      if (stored) transaction.delete(dueReference(db, key));
      return;
    }
    if (stored && stored !== 'unreadable' && stored.about === about) return;
    const wanted = { organization, kind: 'event_messages', ref: id, about } as const;
    const at = Timestamp.fromMillis(Math.max(now, Math.min(...moments)));
    transaction.set(
      dueReference(db, key),
      dueDocument({ ...wanted, at, since: Timestamp.fromMillis(now) }, randomUUID()),
    );
  });

/** The plan in few characters, however many shifts it has; '' where there is none. */
export function planName(event: Parameters<typeof messagesAbout>[0]): string {
  const about = messagesAbout(event);
  return about === '' ? '' : sha256(about);
}
