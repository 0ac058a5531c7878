import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { HandOver, Mail, Mailer, Transport } from '../mail/mailer.ts';
import { offerMessage, type Reason, refuseMessage, settleMessage } from './outbox-documents.ts';

/** Why an address must not be written to for a campaign's message of a kind; null where it may. */
export type MayNotify = (
  organization: string,
  address: string,
  now: number,
  kind: Reason['kind'],
) => Promise<string | null>;

export type Sent =
  /** It went out, now or before. */
  | { is: 'accepted' }
  /** It will not go out: refused for good, or nobody knows whether it did. */
  | { is: 'over'; state: 'refused' | 'unknown' | 'offered' }
  /** It did not go out, and may be tried again. */
  | { is: 'failed'; reason: string };

export type Outbox = { db: Firestore; transport: Transport; mayNotify: MayNotify; now?: () => number };
export type Send = (reason: Reason, mail: Mail) => Promise<Sent>;

/** What a transport that broke its word leaves behind. */
const handOver = (transport: Transport, mail: Mail): Promise<HandOver> =>
  transport(mail).catch((error: unknown): HandOver => {
    logger.error('a transport threw', { error });
    return { is: 'unknown', reason: 'The transport failed.' };
  });

/**
 * Sends a message once: it is offered before it is handed over, and one whose outcome nobody knows is not sent again. The one
 * way out for mail. Two writes beside what `mayNotify` reads; a read where it was sent or tried before.
 */
export const outboxSender =
  ({ db, transport, mayNotify, now = Date.now }: Outbox): Send =>
  async (reason, mail) => {
    const { organization_id: organization, key, kind } = reason;
    const closed = organization === null ? null : await mayNotify(organization, reason.to, now(), kind);
    if (closed !== null) {
      await refuseMessage(db, reason, closed, now());
      return { is: 'over', state: 'refused' };
    }
    const offered = await offerMessage(db, reason, now());
    if (offered.is === 'settled') {
      if (offered.state === 'accepted') return { is: 'accepted' };
      return { is: 'over', state: offered.state === 'queued' ? 'unknown' : offered.state };
    }
    const outcome = await handOver(transport, mail);
    await settleMessage(db, key, offered, outcome, now()).catch((error: unknown) => {
      // It stays offered, and becomes unknown: nobody sends it again.
      logger.error('an outcome was not noted', { key, outcome: outcome.is, error });
    });
    if (outcome.is === 'accepted') return { is: 'accepted' };
    if (outcome.is === 'refused' && !outcome.permanent) return { is: 'failed', reason: outcome.reason };
    return { is: 'over', state: outcome.is };
  };

/**
 * What an account is told of itself, and invitations: each is sent once, when it is asked for, so each is a reason of its own.
 * No campaign's opt-outs bind it.
 */
export const noticeMailer =
  (send: Send): Mailer =>
  (mail) =>
    send({ key: randomUUID(), organization_id: null, kind: 'notice', uid: null, to: mail.to }, mail).then(
      (sent) => sent.is === 'accepted',
      (error: unknown) => {
        logger.error('a mail was not sent', { error });
        return false;
      },
    );
