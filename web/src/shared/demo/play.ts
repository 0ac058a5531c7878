import type { Role } from '#shared/access.ts';
import type { Instant } from '#shared/collections/define.ts';
import { type Account, accounts } from '#shared/demo/accounts.ts';
import { Moment } from '#shared/demo/clock.ts';
import { sample, sampleOrganization } from '#shared/demo/sample.ts';
import { today } from '#shared/rules/days.ts';
import type { Act } from './acts.ts';
import { answers } from './calls/index.ts';
import { derive } from './derive.ts';
import { refuse } from './refuse.ts';
import type { Heard } from './table.ts';
import { type Actor, openWorld, type World } from './world.ts';
import { write } from './write.ts';

const members = accounts.filter(({ organization }) => organization === sampleOrganization);
const actorFrom = ({ uid, full_name: fullName, email, role }: Account): Actor => ({
  uid,
  fullName,
  email,
  role,
});

/** Whom a visitor is in a role: a member of the sample campaign. */
export function actorOf(role: Role): Actor {
  const account = members.find((one) => one.role === role);
  if (!account) throw new Error(`Nobody in the sample campaign is ${role}.`);
  return actorFrom(account);
}

const stamped = (fields: object, instant: (millis: number) => Instant): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Moment ? instant(value.toMillis()) : value,
    ]),
  );

/** The sample campaign as it is at a moment, with what is computed from it. Parameters as `openWorld`'s. */
export function openCampaign(
  visitor: Actor,
  instant: (millis: number) => Instant,
  changed: Heard,
  now: number,
): World {
  const world = openWorld(visitor, instant, changed);
  for (const { path, data } of sample(today(new Date(now)))) world.load(path, stamped(data, instant));
  world.at(now);
  derive(world);
  return world;
}

/** Does one act, and what follows from it. Throws `CallError` as the server would; then nothing is done. */
export function play(world: World, act: Act): unknown {
  const by = members.find(({ uid }) => uid === act.by);
  world.at(act.at, by && actorFrom(by));
  if (act.is === 'write') {
    write(world, act.operation);
    derive(world);
    return;
  }
  const found = answers.find(({ path }) => path === act.path);
  if (!found) throw refuse('failed-precondition');
  const answer = found.answer(world, act.body);
  if (found.writes) derive(world);
  return answer;
}

/** Does again what was done before the page was loaded. */
export function replay(world: World, acts: readonly Act[]): void {
  for (const act of acts)
    try {
      play(world, act);
    } catch {
      // What an earlier version of the demo took and this one does not is left out.
    }
}
