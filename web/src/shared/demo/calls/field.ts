import type * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/calls/field.ts';
import { today } from '#shared/rules/days.ts';
import { heardAs, metAs } from '#shared/rules/field/heard.ts';
import {
  type Handed,
  returned,
  taken,
  turfRefusals,
  whyNotHeard,
  whyNotReturned,
  whyNotTaken,
} from '#shared/rules/field/holding.ts';
import { concernedBy, leftOutBy } from '#shared/rules/field/left_out.ts';
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
type Turf = ReturnType<typeof turfIn>;

function hand({ turfs, actor, now, instant }: World, id: string, change: Handed): void {
  if (Object.keys(change).length === 0) return;
  turfs.patch(id, { ...change, updated_at: instant(now()), updated_by: actor.uid });
}

/** What the server tells of a turf: all of it, whatever was named, for there are a few hundred events and not thousands. */
function heard({ now, voter_events, voter_additions }: World, turf: Turf) {
  const additions = voter_additions.all().filter(({ turf_id }) => turf_id === turf.id);
  const inside = new Set([...turf.voter_ids, ...additions.map(({ id }) => id)]);
  const events = voter_events.all().filter(({ voter_id }) => inside.has(voter_id));
  const learned = events.map(learnedOf);
  return {
    expiresAt: turf.expires_at,
    leftOut: leftOutBy(learned, concernedBy(learned), today(new Date(now()))),
    events: heardAs(events, turf.id),
    met: metAs(additions),
    until: now(),
  };
}

/** By the very checks of the server. */
function take(world: World, { turf: id }: z.output<typeof turfTakeCall.request>) {
  const { actor, now } = world;
  const turf = turfIn(world, id);
  allow(whyNotTaken(turf, actor.uid, now()));
  const change = taken(turf, { uid: actor.uid, name: actor.fullName }, now());
  hand(world, id, change);
  return heard(world, { ...turf, ...change });
}

function tell(world: World, { turf: id }: z.output<typeof turfLogCall.request>) {
  const { actor, now } = world;
  const turf = turfIn(world, id);
  if (!hasCapability(actor, 'voters.read')) allow(whyNotHeard(turf, actor.uid, now()));
  return heard(world, turf);
}

function giveBack(world: World, { turf: id, done }: z.output<typeof turfReturnCall.request>) {
  const turf = turfIn(world, id);
  allow(whyNotReturned(turf, world.actor.uid));
  hand(world, id, returned(turf, world.actor.uid, done));
  return { ok: true } as const;
}

export const fieldAnswers = [
  answering(turfTakeCall, take, true),
  answering(turfLogCall, tell),
  answering(turfReturnCall, giveBack, true),
];
