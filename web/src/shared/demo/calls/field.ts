import type * as z from 'zod/mini';
import { turfReturnCall, turfTakeCall } from '#shared/calls/field.ts';
import { today } from '#shared/rules/days.ts';
import {
  type Handed,
  returned,
  taken,
  turfRefusals,
  whyNotReturned,
  whyNotTaken,
} from '#shared/rules/field/holding.ts';
import { leftOutBy } from '#shared/rules/field/left_out.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import type { Why } from '#shared/rules/voters/receiving.ts';
import { refuse } from '../refuse.ts';
import type { World } from '../world.ts';
import { answering } from './answering.ts';

function allow(why: Why | null): void {
  if (why) throw refuse(why.code, why.words);
}

function turfIn({ turfs }: World, id: string) {
  const turf = turfs.get(id);
  if (!turf) throw refuse(turfRefusals.gone.code, turfRefusals.gone.words);
  return turf;
}

function hand({ turfs, actor, now, instant }: World, id: string, change: Handed): void {
  if (Object.keys(change).length === 0) return;
  turfs.patch(id, { ...change, updated_at: instant(now()), updated_by: actor.uid });
}

/** By the very checks of the server. Looks at all that the visitor learned: a few hundred events, not thousands. */
function take(world: World, { turf: id }: z.output<typeof turfTakeCall.request>) {
  const { actor, now, voter_events } = world;
  const turf = turfIn(world, id);
  allow(whyNotTaken(turf, actor.uid, now()));
  const change = taken(turf, { uid: actor.uid, name: actor.fullName }, now());
  hand(world, id, change);
  const inside = new Set(turf.voter_ids);
  const learned = voter_events.all().filter(({ voter_id }) => inside.has(voter_id));
  return {
    expiresAt: { ...turf, ...change }.expires_at,
    leftOut: leftOutBy(learned.map(learnedOf), today(new Date(now()))).out,
  };
}

function giveBack(world: World, { turf: id, done }: z.output<typeof turfReturnCall.request>) {
  const turf = turfIn(world, id);
  allow(whyNotReturned(turf, world.actor.uid));
  hand(world, id, returned(turf, world.actor.uid, done));
  return { ok: true } as const;
}

export const fieldAnswers = [answering(turfTakeCall, take, true), answering(turfReturnCall, giveBack, true)];
