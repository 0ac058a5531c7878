import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { outbox } from '#shared/collections/index.ts';
import { outboxRetentionMs } from '#shared/constants.ts';
import type { HandOver } from '../mail/mailer.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

export type Message = z.output<typeof outbox.schema>;
/** A message's reason: `key` is the same each time that there is this reason to send it. */
export type Reason = Pick<Message, 'organization_id' | 'kind' | 'uid' | 'to'> & { key: string };

const moment = (millis: number) => Timestamp.fromMillis(millis);
export const outboxReference = (db: Firestore, key: string) => db.collection(outbox.path('')).doc(key);
const parse = (data: unknown): Message => outbox.schema.parse(data);

/** Milliseconds for which an offer may still be answered; one that is older ended without an answer. */
const offerMs = 5 * 60_000;

export type Offer = { is: 'offered'; offer: string } | { is: 'settled'; state: Message['state'] };

/**
 * Marks a message as offered, which is written before it is handed over: whoever finds it so does not send it. An offer that
 * was never answered becomes `unknown`, and stays that. A read and a write.
 */
export const offerMessage = (db: Firestore, { key, ...about }: Reason, now: number): Promise<Offer> =>
  runTransactionWithRetry(db, async (transaction): Promise<Offer> => {
    const reference = outboxReference(db, key);
    const found = await transaction.get(reference);
    const stored = found.exists ? parse(found.data()) : null;
    if (stored && stored.state !== 'queued') {
      const { state, offered_at } = stored;
      const isLost = state === 'offered' && (offered_at?.toMillis() ?? 0) + offerMs < now;
      if (!isLost) return { is: 'settled', state };
      const reason = 'It was handed over, and nobody heard what became of it.';
      transaction.update(reference, { state: 'unknown', reason, settled_at: moment(now) });
      return { is: 'settled', state: 'unknown' };
    }
    const offer = randomUUID();
    const message: Message = {
      ...about,
      ...{ state: 'offered', offer, reason: null, attempts: (stored?.attempts ?? 0) + 1 },
      ...{ queued_at: stored?.queued_at ?? moment(now), offered_at: moment(now), settled_at: null },
      expires_at: moment(now + outboxRetentionMs),
    };
    transaction.set(reference, message);
    return { is: 'offered', offer };
  });

/** Notes a message that must not be sent. What was offered before stays as it is. */
export const refuseMessage = (
  db: Firestore,
  { key, ...about }: Reason,
  reason: string,
  now: number,
): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const reference = outboxReference(db, key);
    const found = await transaction.get(reference);
    const stored = found.exists ? parse(found.data()) : null;
    if (stored && stored.state !== 'queued') return;
    const message: Message = {
      ...about,
      ...{ state: 'refused', offer: null, reason, attempts: stored?.attempts ?? 0 },
      ...{ queued_at: stored?.queued_at ?? moment(now), offered_at: null, settled_at: moment(now) },
      expires_at: moment(now + outboxRetentionMs),
    };
    transaction.set(reference, message);
  });

/** Notes what became of an offer. What certainly did not go out, and may another time, is queued again. */
export const settleMessage = (
  db: Firestore,
  key: string,
  { offer }: { offer: string },
  outcome: HandOver,
  now: number,
): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const reference = outboxReference(db, key);
    const found = await transaction.get(reference);
    if (!found.exists || parse(found.data()).offer !== offer) return;
    const isQueued = outcome.is === 'refused' && !outcome.permanent;
    const reason = 'reason' in outcome ? outcome.reason.trim().slice(0, 500).trim() || null : null;
    transaction.update(reference, {
      ...{ state: isQueued ? 'queued' : outcome.is, reason, offer: null },
      ...(isQueued ? { offered_at: null } : { settled_at: moment(now) }),
    });
  });
