import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { keyedMutex } from '#shared/keyed-mutex.ts';
import type { Effect } from '#shared/usecases/effects.ts';
import type { Accounts, Context, InvitationLinks } from '#shared/usecases/use-case.ts';
import type { CountAttempt } from '../attempts/count.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from './firestore-store.ts';

/** What a use case runs on in functions. */
export type ContextSetup = {
  db: Firestore;
  countAttempt: CountAttempt;
  accounts: Accounts;
  /** The links of one member's invitations. */
  invitationLinks: (member: Member) => InvitationLinks;
  perform: (effect: Effect, member: Member) => Promise<void>;
  now: () => number;
};

const turns = keyedMutex();

/** A use case's context over Firestore, for one member's call. */
export function firestoreContext(
  { db, countAttempt, accounts, invitationLinks, perform, now }: ContextSetup,
  member: Member,
  callId: string | null = null,
): Context {
  return {
    member,
    now,
    callId,
    instant: (millis) => Timestamp.fromMillis(millis),
    newId: randomUUID,
    read: firestoreReads(db, member),
    async tx(work, { key } = {}) {
      const run = () =>
        runTransactionWithRetry(db, async (transaction) => {
          const { store, effects } = transactionStore(db, member, transaction);
          return { result: await work(store), effects };
        });
      const { result, effects } = await (key ? turns(`${member.organization}/${key}`, run) : run());
      for (const effect of effects) await perform(effect, member);
      return result;
    },
    perform: (effect) => perform(effect, member),
    accounts,
    invitationLinks: invitationLinks(member),
    countAttempt: (bucket) => countAttempt(bucket),
    warn: (message, details) => logger.warn(message, { organization: member.organization, ...details }),
  };
}
