import type * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import { today } from '#shared/domain/days.ts';
import { affectedVoters, exclusionsBy } from '#shared/domain/field/door-exclusions.ts';
import {
  returnChanges,
  type TurfAssignment,
  takeChanges,
  turfRefusals,
  whyNotReadable,
  whyNotReturned,
  whyNotTaken,
} from '#shared/domain/field/turf-checkout.ts';
import { toTurfAdditions, toTurfLog } from '#shared/domain/field/turf-log.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { RefusalReason } from '#shared/domain/voters/receive-voter-file.ts';
import type { DemoStore } from '../demo-store.ts';
import { refuse } from '../refuse.ts';
import { defineHandler } from './handler.ts';

function allow(why: RefusalReason | null): void {
  if (why) throw refuse(why.code, why.message);
}

function turfIn({ turfs }: DemoStore, id: string) {
  const turf = turfs.get(id);
  if (!turf) throw refuse(turfRefusals.notFound.code, turfRefusals.notFound.message);
  return turf;
}
type Turf = ReturnType<typeof turfIn>;

function hand({ turfs, actor, now, instant }: DemoStore, id: string, change: TurfAssignment): void {
  if (Object.keys(change).length === 0) return;
  turfs.patch(id, { ...change, updated_at: instant(now()), updated_by: actor.uid });
}

/** What the server tells of a turf: all of it, whatever was named, for there are a few hundred events and not thousands. */
function turfUpdate({ now, voter_events, voter_additions }: DemoStore, turf: Turf) {
  const additions = voter_additions.all().filter(({ turf_id }) => turf_id === turf.id);
  const inside = new Set([...turf.voter_ids, ...additions.map(({ id }) => id)]);
  const events = voter_events.all().filter(({ voter_id }) => inside.has(voter_id));
  const learned = events.map(learnedOf);
  return {
    expiresAt: turf.expires_at,
    leftOut: exclusionsBy(learned, affectedVoters(learned), today(new Date(now()))),
    events: toTurfLog(events, turf.id),
    additions: toTurfAdditions(additions),
    until: now(),
  };
}

/** By the very checks of the server. */
function take(world: DemoStore, { turf: id }: z.output<typeof turfTakeCall.request>) {
  const { actor, now } = world;
  const turf = turfIn(world, id);
  allow(whyNotTaken(turf, actor.uid, now()));
  const change = takeChanges(turf, { uid: actor.uid, name: actor.fullName }, now());
  hand(world, id, change);
  return turfUpdate(world, { ...turf, ...change });
}

function tell(world: DemoStore, { turf: id }: z.output<typeof turfLogCall.request>) {
  const { actor, now } = world;
  const turf = turfIn(world, id);
  if (!hasCapability(actor, 'voters.read')) allow(whyNotReadable(turf, actor.uid, now()));
  return turfUpdate(world, turf);
}

function giveBack(world: DemoStore, { turf: id, done }: z.output<typeof turfReturnCall.request>) {
  const turf = turfIn(world, id);
  allow(whyNotReturned(turf, world.actor.uid));
  hand(world, id, returnChanges(turf, world.actor.uid, done));
  return { ok: true } as const;
}

export const fieldHandlers = [
  defineHandler(turfTakeCall, take, true),
  defineHandler(turfLogCall, tell),
  defineHandler(turfReturnCall, giveBack, true),
];
