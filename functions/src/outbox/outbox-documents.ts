import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { outbox } from '#shared/collections/index.ts';
import { outboxRetentionMs } from '#shared/constants.ts';
import { createIfMissing } from '../create-once.ts';
import type { HandOver } from '../mail/mailer.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

export type Message = z.output<typeof outbox.schema>;
/** A message's reason: `key` is the same each time that there is this reason to send it. */
export type Reason = Pick<Message, 'organization_id' | 'kind' | 'uid' | 'to'> & { key: string };

const moment = (millis: number) => Timestamp.fromMillis(millis);
export const outboxReference = (db: Firestore, key: string) => db.collection(outbox.path('')).doc(key);
/** gRPC's NOT_FOUND and FAILED_PRECONDITION. */
const isChanged = (error: unknown): boolean =>
  [5, 9].includes(Number(error instanceof Error && Reflect.get(error, 'code')));
const parse = (data: unknown): Message => outbox.schema.parse(data);

/** Milliseconds for which an offer may still be answered; one that is older ended without an answer. */
const offerMs = 5 * 60_000;

/** `written`: when a first offer was stored, which nobody has touched while that is so; null after another attempt. */
export type Offered = { is: 'offered'; offer: string; written: Timestamp | null };
export type Offer = Offered | { is: 'settled'; state: Message['state'] };

function offeredNow(about: Omit<Reason, 'key'>, stored: Message | null, now: number) {
  const offer = randomUUID();
  const message: Message = {
    ...about,
    ...{ state: 'offered', offer, reason: null, attempts: (stored?.attempts ?? 0) + 1 },
    ...{ queued_at: stored?.queued_at ?? moment(now), offered_at: moment(now), settled_at: null },
    expires_at: moment(now + outboxRetentionMs),
  };
  return { offer, message };
}

/**
 * Marks a message as offered, which is written before it is handed over: whoever finds it so does not send it. An offer that
 * was never answered becomes `unknown`, and stays that. One write; where the message is known already, a read more.
 */
export async function offerMessage(db: Firestore, reason: Reason, now: number): Promise<Offer> {
  const { key, ...about } = reason;
  const { offer, message } = offeredNow(about, null, now);
  let written: Timestamp | null = null;
  const creating = outboxReference(db, key)
    .create(message)
    .then(({ writeTime }) => {
      written = writeTime;
    });
  return (await createIfMissing(creating)) ? { is: 'offered', offer, written } : offerAgain(db, reason, now);
}

const offerAgain = (db: Firestore, { key, ...about }: Reason, now: number): Promise<Offer> =>
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
    const { offer, message } = offeredNow(about, stored, now);
    transaction.set(reference, message);
    return { is: 'offered', offer, written: null };
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

function settledAs(outcome: HandOver, now: number) {
  const isQueued = outcome.is === 'refused' && !outcome.permanent;
  const reason = 'reason' in outcome ? outcome.reason.trim().slice(0, 500).trim() || null : null;
  return {
    ...{ state: isQueued ? 'queued' : outcome.is, reason, offer: null },
    ...(isQueued ? { offered_at: null } : { settled_at: moment(now) }),
  };
}

/**
 * Notes what became of an offer, unless somebody else has settled it since. What certainly did not go out, and may another
 * time, is queued again. One write, and a read after a second attempt.
 */
export async function settleMessage(
  db: Firestore,
  key: string,
  { offer, written }: Pick<Offered, 'offer' | 'written'>,
  outcome: HandOver,
  now: number,
): Promise<void> {
  const reference = outboxReference(db, key);
  const fields = settledAs(outcome, now);
  if (written !== null) {
    await reference.update(fields, { lastUpdateTime: written }).catch((error: unknown) => {
      if (!isChanged(error)) throw error;
    });
    return;
  }
  await runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.get(reference);
    if (found.exists && parse(found.data()).offer === offer) transaction.update(reference, fields);
  });
}
