import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import type { turfLogCall } from '#shared/calls/field.ts';
import { whyNotHeard } from '#shared/rules/field/holding.ts';
import { turfNewsBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import type { Member } from '../http/guard.ts';
import { allow } from '../voters/files/stored.ts';
import { heardOf } from './heard.ts';
import { turfAt, turfIn } from './stored.ts';

/**
 * Tells what became of a turf to who has it, and to who may read every voter, as often as anybody who walks asks. Two reads and
 * a write, and what `heardOf` reads.
 */
export function tellLog({ db, now = Date.now }: { db: Firestore; now?: () => number }) {
  const countAttempt = attemptCounter(db);
  return async (
    member: Member,
    { turf: id, since }: z.output<typeof turfLogCall.request>,
  ): Promise<z.output<typeof turfLogCall.response>> => {
    const { uid, organization } = member;
    const turf = turfIn(await turfAt(db, organization, id).get());
    if (!hasCapability(member, 'voters.read')) allow(whyNotHeard(turf, uid, now()));
    await countAttempt(turfNewsBucket(organization, uid));
    return heardOf(db, organization, turf, since, now());
  };
}
