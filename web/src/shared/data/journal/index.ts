import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { recall } from '../../local-storage.ts';
import { onReconnect, reportServerSilence } from '../connectivity.ts';
import { CallError, messageFor } from '../error-messages.ts';
import type { Entry, Operation } from './entry.ts';
import type { CallEntity, CallReceipt, CommitReceipt } from './journal.ts';
import { getLoadedJournal } from './loaded-journal.ts';
import { waitsKey } from './waits-key.ts';

export type { Applied, Call, Entry, GiftShare, Operation, Table, WriteEntry } from './entry.ts';
export type { CallReceipt, CommitReceipt } from './journal.ts';
export type { Journal } from './journal-state.ts';
export { useJournal } from './journal-state.ts';
export type { Draft } from './open-drafts.ts';

/**
 * Milliseconds after the first screen until the journal is fetched where nothing calls for it: a screen of records does, a
 * form when it opens, and a change that waits. With it come the definitions of all that members write.
 */
const calmMs = 7_000;

let endCalm = () => {};
const calm = new Promise<void>((done) => {
  endCalm = done;
});

/** Fetches the journal now: a screen is open on which somebody may write once the connection is gone. */
export const expectWrites = (): void => endCalm();

// Fetched apart: what keeps and sends changes is not needed to show what is there.
const tab = async () =>
  getLoadedJournal() ??
  import('./tab.ts').catch(() => {
    const code = 'unavailable';
    throw new CallError(code, messageFor({ code }));
  });

/** Shows what this user's earlier pages left, and sends it; soon where something is there, else when all is calm. */
export async function resume(user: string): Promise<void> {
  if (recall(waitsKey) === null) await Promise.race([calm, new Promise((done) => setTimeout(done, calmMs))]);
  await tab().then(
    (journal) => journal.resume(user),
    () => {
      // Without a connection it is asked for when there is one; without the file of this version, by the next page.
      const stop = onReconnect(() => {
        stop();
        void resume(user);
      });
      reportServerSilence();
    },
  );
}

/** Milliseconds that an answer waits for the disk. */
const diskMs = 3_000;

/**
 * Resolves once the changes that wait on this device are known, so that an answer is not shown without them: at once
 * where none waits. Never rejects.
 */
export async function waitingKnown(): Promise<void> {
  if (recall(waitsKey) === null) return;
  const read = tab().then((journal) => journal.known());
  await Promise.race([read.catch(() => undefined), new Promise((done) => setTimeout(done, diskMs))]);
}

/**
 * The one way to write. Resolves when the change is safe on this device, then sends it; a change held for `holdMs` can
 * be taken back until it is sent. Throws "Not authenticated" without a member, `quota-exceeded` where the device has no
 * room for it and `invalid-argument` where it is larger than a document can be: then nothing is kept or sent.
 */
export const commit = async (operation: Operation, how?: { holdMs?: number }): Promise<CommitReceipt> =>
  (await tab()).commit(operation, how);

/**
 * Several changes at once, all of them or none, for one wait for the disk: 500 in the time of a few. Each answers when the
 * server has it, or rejects with its refusal. Throws as `commit` does.
 */
export const commitAll = async (operations: readonly Operation[]): Promise<Promise<void>[]> =>
  (await tab()).commitAll(operations);

/**
 * Calls an endpoint as `commit` writes: safe on this device first, then sent in order with the changes of `entity`, and done
 * once however often it is sent. Its use case has to be a `command`. Throws as `commit` does.
 */
export const commitCall = async <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  endpoint: EndpointDefinition<Q, A>,
  input: z.input<Q>,
  how: { entity: CallEntity; holdMs?: number },
): Promise<CallReceipt<z.output<A>>> => (await tab()).commitCall(endpoint, input, how);

/** Sends a failed entry once more; settles when the server has answered, as `synced` of a receipt does. */
export const retry = async (entry: Pick<Entry, 'id'>): Promise<void> => (await tab()).retry(entry);
/** Forgets a failed entry, for good. */
export const discard = async (entry: Pick<Entry, 'id'>): Promise<void> => (await tab()).discard(entry);
/** Forgets, for good, the entries that nobody can read any more. */
export const discardUnreadable = async (): Promise<void> => (await tab()).discardUnreadable();
/** Sends a failed entry once more with other data; its person has seen what the server has by now. */
export const edit = async (entry: Pick<Entry, 'id'>, data: object): Promise<void> =>
  (await tab()).edit(entry, data);
/** Sends a change once more that somebody else's stood in the way of: over theirs. */
export const overwriteRemote = async (entry: Pick<Entry, 'id'>): Promise<void> =>
  (await tab()).overwriteRemote(entry);
