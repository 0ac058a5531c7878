import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  callCallers,
  callClaims,
  callLists,
  callPackets,
  callProgress,
  callStates,
  callTallies,
} from '#shared/collections/index.ts';
import { type Caller, newCaller } from '#shared/domain/phonebank/caller.ts';
import { type Claim, claimRetentionMs } from '#shared/domain/phonebank/claim.ts';
import { callerId, hourMs, packetId } from '#shared/domain/phonebank/list.ts';
import { nextAt, type PacketStates } from '#shared/domain/phonebank/target-states.ts';
import type { HourlyCount } from '#shared/domain/phonebank/target-transitions.ts';
import { RefusedError } from '#shared/refusals.ts';
import { parseOrNull } from '../document-change.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../http/guard.ts';
import { keyedMutex } from '../keyed-mutex.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

export type CallList = z.output<typeof callLists.schema>;
export type Job = { db: Firestore; member: Member; id: string; list: CallList; now: () => number };
export type PacketState = z.output<typeof callStates.schema>;

/** Where everything of an organization's call lists lies. */
export const callingIn = (db: Firestore, organization: string) => {
  const of = (collection: { path: (organization: string) => string }) =>
    db.collection(collection.path(organization));
  const states = of(callStates);
  const packets = of(callPackets);
  const callers = of(callCallers);
  return {
    ...{ states, packets, callers },
    list: (id: string) => of(callLists).doc(id),
    progress: (id: string) => of(callProgress).doc(id),
    tally: (id: string) => of(callTallies).doc(id),
    state: (list: string, number: number) => states.doc(packetId(list, number)),
    packet: (list: string, number: number) => packets.doc(packetId(list, number)),
    caller: (list: string, uid: string) => callers.doc(callerId(list, uid)),
    // A file's ids may be no document's: they may have a slash.
    claim: (voter: string) => of(callClaims).doc(sha256(voter)),
  };
};
export type Calling = ReturnType<typeof callingIn>;

export const readState = (found: DocumentSnapshot): PacketState | null =>
  found.exists ? callStates.schema.parse(found.data()) : null;

/** One read. */
export const readClaim = async (
  transaction: Transaction,
  calling: Calling,
  voter: string,
): Promise<Claim | null> =>
  parseOrNull(callClaims.schema, (await transaction.get(calling.claim(voter))).data());

/** What is said of a claim, and for how long it stands. */
export function writeClaim(
  transaction: Transaction,
  calling: Calling,
  voter: string,
  fields: Partial<Claim>,
  now: number,
): void {
  const expires_at = Timestamp.fromMillis(now + claimRetentionMs);
  transaction.set(calling.claim(voter), { ...fields, expires_at }, { merge: true });
}

/** Another organization's list is not there: the path is the scope. One read. */
export async function listIn(calling: Calling, id: string): Promise<CallList> {
  const found = await calling.list(id).get();
  if (!found.exists) throw new RefusedError('phonebank.notFound');
  return callLists.schema.parse(found.data());
}

/**
 * How many people a member was given lately on other lists where they called within the hour: one list could otherwise be
 * left for the next, and the file be read so. One read for each of these lists, at least one. Outside of the transaction
 * that gives: a query in it made forty callers wait for each other seven times as long, and what several requests of one
 * member at the same moment gain is one person each.
 */
export async function hoursElsewhere(
  calling: Calling,
  { list, uid, now }: { list: string; uid: string; now: number },
): Promise<readonly HourlyCount[]> {
  const { docs } = await calling.callers
    .where('uid', '==', uid)
    .where('last_at', '>', now - hourMs)
    .get();
  const callers = docs.map((found) => callCallers.schema.parse(found.data()));
  return callers.filter(({ list_id }) => list_id !== list).map(({ hour }) => hour);
}

export const readCaller = (found: DocumentSnapshot, list: string, member: Member, now: number): Caller =>
  found.exists ? callCallers.schema.parse(found.data()) : newCaller(list, member.uid, member.fullName, now);

const turns = keyedMutex();

/**
 * A transaction on one packet, after those on it that this process has under way: forty callers at once then wait for each
 * other here, and not for the database to refuse them. Other processes are kept apart by the transaction.
 */
export const onPacket = <T>(
  db: Firestore,
  state: DocumentReference,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => turns(state.path, () => runTransactionWithRetry(db, work));

/** Keeps a packet's states as they are now. */
export function writeStates(
  transaction: Transaction,
  calling: Calling,
  before: PacketState,
  targets: PacketStates,
): void {
  transaction.set(calling.state(before.list_id, before.number), {
    list_id: before.list_id,
    number: before.number,
    targets,
    next_at: nextAt(targets),
    version: before.version + 1,
    changed_at: FieldValue.serverTimestamp(),
  });
}
