import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { rosterMessages } from '#shared/collections/index.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { type Messaging, mailSignedUp } from './mail-signed-up.ts';
import { readEvent } from './signed-up.ts';

type Message = z.output<typeof rosterMessages.schema>;

/** The message, from now on its way; null where it was taken back or is done. */
const takeMessage = (db: Firestore, organization: string, id: string): Promise<Message | null> =>
  runTransactionWithRetry(db, async (transaction) => {
    const reference = db.collection(rosterMessages.path(organization)).doc(id);
    const message = parseOrNull(rosterMessages.schema, (await transaction.get(reference)).data());
    if (!message || message.state === 'withdrawn' || message.state === 'sent') return null;
    if (message.state === 'waiting') transaction.update(reference, { state: 'sending' });
    return message;
  });

const stateMessage = (db: Firestore, organization: string, id: string, state: Message['state']) =>
  db.collection(rosterMessages.path(organization)).doc(id).update({ state });

/**
 * Mails what somebody wrote to the people who signed up, to each address once. What a mail server refuses for now is tried
 * again. Reads: the message, its event, the campaign, and each sign-up.
 */
export const mailRosterMessage =
  (messaging: Messaging): DueHandler =>
  async ({ organization_id: organization, ref }, turn) => {
    const { db } = messaging;
    const message = await takeMessage(db, organization, ref);
    const event = message && (await readEvent(db, organization, message.event_id));
    if (!message || !event) return 'done';
    // “See you at ten” must not follow “it is cancelled”; what was written after that goes out.
    if (event.state === 'cancelled' && event.cancelled?.act !== message.cancelled_by_act) {
      await stateMessage(db, organization, ref, 'withdrawn');
      return 'done';
    }
    const { subject, body, shift_id: shift, states } = message;
    const meant = { kind: 'word', shift, states, before: Number.POSITIVE_INFINITY, key: ref } as const;
    const isDone = await mailSignedUp(
      messaging,
      organization,
      event,
      { ...meant, text: { subject, body } },
      turn,
    );
    if (!isDone) return { again: turn.now() };
    await stateMessage(db, organization, ref, 'sent');
    return 'done';
  };
