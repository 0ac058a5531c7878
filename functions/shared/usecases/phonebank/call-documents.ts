import * as z from 'zod/mini';
import { callCallers } from '../../collections/call-callers.ts';
import { callClaims } from '../../collections/call-claims.ts';
import { callLists } from '../../collections/call-lists.ts';
import { callStates } from '../../collections/call-states.ts';
import type { Stored } from '../../collections/define.ts';
import { sha256 } from '../../demo/hash.ts';
import { type Caller, newCaller } from '../../domain/phonebank/caller.ts';
import { type Claim, claimRetentionMs } from '../../domain/phonebank/claim.ts';
import { callerId, hourMs, packetId } from '../../domain/phonebank/list.ts';
import { nextAt, type PacketStates } from '../../domain/phonebank/target-states.ts';
import type { HourlyCount } from '../../domain/phonebank/target-transitions.ts';
import { RefusedError } from '../../refusals.ts';
import { type Reads, type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';

export type CallList = Stored<typeof callLists>;
/** One member's call on one list. */
export type Job = { context: Context; list: CallList };
export type PacketState = Stored<typeof callStates>;

/** Another organization's list is not there: the path is the scope. One read. */
export async function listIn(reads: Reads, id: string): Promise<CallList> {
  const found = await reads.get(callLists, id);
  if (!found) throw new RefusedError('phonebank.notFound');
  return found;
}

/** The caller's own document; a new one where they have not called on the list yet. One read. */
export async function callerIn(reads: Reads, { context, list }: Job): Promise<Caller> {
  const { member, now } = context;
  const found = await reads.get(callCallers, callerId(list.id, member.uid));
  if (!found) return newCaller(list.id, member.uid, member.fullName, now());
  const { id: _, ...caller } = found;
  return caller;
}

export const writeCaller = (store: Store, caller: Caller): void =>
  store.set(callCallers, callerId(caller.list_id, caller.uid), caller);

/** One packet's state and its caller. Two reads. */
export const packetAndCaller = (
  store: Store,
  job: Job,
  number: number,
): Promise<[PacketState | null, Caller]> =>
  Promise.all([store.get(callStates, packetId(job.list.id, number)), callerIn(store, job)]);

/** A file's ids may be no document's: they may have a slash. */
const claimId = sha256;
/** As a claim may be found: one that lacks a field is none. */
const foundClaim = { ...callClaims, schema: z.partial(callClaims.schema) };

/** One read. */
export async function claimOf(store: Store, voter: string): Promise<Claim | null> {
  const found = await store.get(foundClaim, claimId(voter));
  if (!found) return null;
  const { list_id, until, called_at, reported_at } = found;
  if (list_id === undefined || until === undefined) return null;
  if (called_at === undefined || reported_at === undefined) return null;
  return { list_id, until, called_at, reported_at };
}

/** Writes some fields of a claim, which is worth keeping from now on for as long as anybody rests. */
export function writeClaim(
  store: Store,
  { instant }: Context,
  voter: string,
  fields: Partial<Claim>,
  now: number,
): void {
  store.merge(foundClaim, claimId(voter), { ...fields, expires_at: instant(now + claimRetentionMs) });
}

/** Keeps a packet's states as they are now. */
export function writeStates(
  store: Store,
  { list_id, number, version }: PacketState,
  targets: PacketStates,
): void {
  store.set(callStates, packetId(list_id, number), {
    list_id,
    number,
    targets,
    next_at: nextAt(targets),
    version: version + 1,
    changed_at: serverTime,
  });
}

/** Transactions on one packet wait for each other in their process: forty callers at once would contend for it. */
export const packetKey = (list: string, number: number): string => `call_states/${packetId(list, number)}`;

export const onPacket = <T>(
  { context, list }: Job,
  number: number,
  work: (store: Store) => Promise<T>,
): Promise<T> => context.tx(work, { key: packetKey(list.id, number) });

/**
 * How many people a member was given lately on other lists where they called within the hour: one list could otherwise be
 * left for the next, and the file be read so. One read for each of these lists, at least one. Outside of the transaction
 * that gives: a query in it made forty callers wait for each other seven times as long, and what several requests of one
 * member at the same moment gain is one person each.
 */
export async function hoursElsewhere({ context, list }: Job): Promise<readonly HourlyCount[]> {
  const { member, now, read } = context;
  const callers = await read.find(callCallers, {
    where: [
      ['uid', '==', member.uid],
      ['last_at', '>', now() - hourMs],
    ],
  });
  return callers.filter(({ list_id }) => list_id !== list.id).map(({ hour }) => hour);
}
