import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import type { turfLogCall } from '#shared/api/field-api.ts';
import { whyNotReadable } from '#shared/domain/field/turf-checkout.ts';
import { turfNewsBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import type { Member } from '../http/guard.ts';
import { throwIfRefused } from '../voters/files/voter-file-documents.ts';
import { readTurfLog } from './read-turf-log.ts';
import { turfAt, turfIn } from './turf-documents.ts';

/**
 * Tells what became of a turf to who has it, and to who may read every voter, as often as anybody who walks asks. Two reads and
 * a write, and what `readTurfLog` reads.
 */
export function getTurfLog({ db, now = Date.now }: { db: Firestore; now?: () => number }) {
  const countAttempt = attemptCounter(db);
  return async (
    member: Member,
    { turf: id, since }: z.output<typeof turfLogCall.request>,
  ): Promise<z.output<typeof turfLogCall.response>> => {
    const { uid, organization } = member;
    const turf = turfIn(await turfAt(db, organization, id).get());
    if (!hasCapability(member, 'voters.read')) throwIfRefused(whyNotReadable(turf, uid, now()));
    await countAttempt(turfNewsBucket(organization, uid));
    return readTurfLog(db, organization, turf, since, now());
  };
}
