import { hasCapability } from '../access.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '../api/field-api.ts';
import type { Stored } from '../collections/define.ts';
import { turfs } from '../collections/turfs.ts';
import {
  returnChanges,
  type TurfAssignment,
  takeChanges,
  whyNotReadable,
  whyNotReturned,
  whyNotTaken,
} from '../domain/field/turf-checkout.ts';
import { RefusedError, refuseIf } from '../refusals.ts';
import { openTurfsBucket, turfNewsBucket } from './buckets.ts';
import { readTurfLog } from './read-turf-log.ts';
import { type Reads, type Store, serverTime } from './store.ts';
import { type Attempt, type Context, command, useCase } from './use-case.ts';

type Turf = Stored<typeof turfs>;

async function turfIn(reads: Reads, id: string): Promise<Turf> {
  const turf = await reads.get(turfs, id);
  if (!turf) throw new RefusedError('turfs.notFound');
  return turf;
}

/** Writes what changes of a turf, with who changed it; nothing where nothing does. */
function writeTurfChange(store: Store, id: string, change: TurfAssignment, by: string): void {
  if (Object.keys(change).length === 0) return;
  store.update(turfs, id, { ...change, updated_at: serverTime, updated_by: by });
}

/** Counts an open turf that a member is about to take; of one that they know, that they ask about it again. */
async function countTurf(turf: Turf, { member, now, countAttempt }: Context): Promise<Attempt | null> {
  const { uid, organization } = member;
  refuseIf(whyNotTaken(turf, uid, now()));
  if (turf.assigned_to === uid || turf.holders.includes(uid)) {
    await countAttempt(turfNewsBucket(organization, uid));
    return null;
  }
  return countAttempt(openTurfsBucket(organization, uid)).catch((error: unknown) => {
    throw error instanceof RefusedError && error.key === 'attempts.tooMany'
      ? new RefusedError('turfs.many')
      : error;
  });
}

/**
 * Assigns a turf to the member who asks for it, or answers again about one that is theirs. Of many who take an open one at
 * once one has it, and nobody takes more of them a day than anybody walks: one account would read every name and address of
 * them. Three reads, at most two writes, and what `readTurfLog` reads of all that happened there.
 */
export const takeTurf = useCase(turfTakeCall, async ({ turf: id }, context) => {
  const { member, now, read, tx } = context;
  const attempt = await countTurf(await turfIn(read, id), context);
  const turf = await tx(async (store) => {
    const found = await turfIn(store, id);
    refuseIf(whyNotTaken(found, member.uid, now()));
    const change = takeChanges(found, { uid: member.uid, name: member.fullName }, now());
    writeTurfChange(store, id, change, member.uid);
    return { ...found, ...change };
  }).catch(async (error: unknown) => {
    await attempt?.takeBack();
    throw error;
  });
  return readTurfLog(context, turf, null);
});

/**
 * Tells what became of a turf to who has it, and to who may read every voter, as often as anybody who walks asks. Two reads
 * and a write, and what `readTurfLog` reads.
 */
export const getTurfLog = useCase(turfLogCall, async ({ turf: id, since }, context) => {
  const { member, now, read, countAttempt } = context;
  const turf = await turfIn(read, id);
  if (!hasCapability(member, 'voters.read')) refuseIf(whyNotReadable(turf, member.uid, now()));
  await countAttempt(turfNewsBucket(member.organization, member.uid));
  return readTurfLog(context, turf, since);
});

/** Takes a turf back from who has it. Also after its time is over; again, it changes nothing. One read, at most one write. */
export const returnTurf = command(turfReturnCall, async ({ turf: id, done }, { member }, store) => {
  const found = await turfIn(store, id);
  refuseIf(whyNotReturned(found, member.uid));
  writeTurfChange(store, id, returnChanges(found, member.uid, done), member.uid);
  return { ok: true as const };
});
