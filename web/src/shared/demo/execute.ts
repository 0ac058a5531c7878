import type { Role } from '#shared/access.ts';
import type { Instant } from '#shared/collections/define.ts';
import { type Account, accounts } from '#shared/demo/accounts.ts';
import { Moment } from '#shared/demo/clock.ts';
import type { Doc } from '#shared/demo/documents.ts';
import { monitoringDocuments } from '#shared/demo/sample.ts';
import { sampleOrganization } from '#shared/demo/sample-campaigns.ts';
import type { Handler } from './api/handler.ts';
import { handlers } from './api/index.ts';
import type { DemoCommand } from './demo-commands.ts';
import { type Actor, type DemoStore, openDemoStore } from './demo-store.ts';
import type { OnDocumentChange } from './demo-table.ts';
import { derive } from './derive.ts';
import { asCallError, refuse } from './refuse.ts';
import { sampleAt } from './sample-texts.ts';
import { write } from './write.ts';

const actorFrom = ({ uid, organization, full_name: fullName, email, role }: Account): Actor => ({
  uid,
  organization,
  fullName,
  email,
  role,
  grants: [],
});

/**
 * Whom a visitor is in a role at first: a member of a sample campaign, its admin where nobody has the role. `uid`: who has it
 * by now, where it changed hands.
 */
export function actorOf(role: Role, uid?: string, organization: string = sampleOrganization): Actor {
  const members = accounts.filter((one) => one.organization === organization);
  const account =
    members.find((one) => one.uid === uid) ?? members.find((one) => one.role === role) ?? members[0];
  if (!account) throw new Error(`Nobody is in the campaign ${organization}.`);
  return actorFrom(account);
}

/** Who has a role now: whoever had it at first, if they still do; null where nobody has it. */
export function holderOf({ user_profiles, organization }: DemoStore, role: Role): string | null {
  const holders = user_profiles.all().filter((one) => one.role === role);
  return (
    (holders.find(({ id }) => id === actorOf(role, undefined, organization).uid) ?? holders[0])?.id ?? null
  );
}

const isList = (value: unknown): value is object[] => Array.isArray(value) && typeof value[0] === 'object';

export const stamped = (fields: object, instant: (millis: number) => Instant): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Moment) return [name, instant(value.toMillis())];
      return [name, isList(value) ? value.map((one) => stamped(one, instant)) : value];
    }),
  );

/** Stands for what is taken along to a turf until that is packed, which the first screen does without. */
export const pendingPacket = 'AAAA';

function openPackets({ turfs, turf_packets }: DemoStore): void {
  for (const { id, created_at, created_by, updated_at, updated_by } of turfs.all())
    turf_packets.put(id, { packed: pendingPacket, created_at, created_by, updated_at, updated_by });
}

/** The sample campaign as it is at a moment, with what is computed from it. Parameters as `openDemoStore`'s. */
export function openCampaign(
  visitor: Actor,
  instant: (millis: number) => Instant,
  changed: OnDocumentChange,
  now: number,
): DemoStore {
  const world = openDemoStore(visitor, instant, changed);
  const load = ({ path, data }: Doc) => world.load(path, stamped(data, instant));
  sampleAt(now, visitor.organization).forEach(load);
  openPackets(world);
  world.at(now);
  derive(world);
  return world;
}

/** How the sample campaign's app has done so far: for screens that few open first. */
export function openMonitoring(world: DemoStore, now: number): void {
  for (const { path, data } of monitoringDocuments(now, world.organization))
    world.load(path, stamped(data, world.instant));
}

/** Begins an act: what it stores has its time and its actor. */
function begin(world: DemoStore, act: DemoCommand): void {
  const by = accounts.find(({ uid, organization }) => uid === act.by && organization === world.organization);
  world.at(act.at, by && actorFrom(by));
}

/** As the server's guard: nobody acts who is not in the campaign, or was taken out of it. */
function admit({ user_profiles }: DemoStore, { by }: DemoCommand): void {
  if (!accounts.some(({ uid }) => uid === by) || !user_profiles.get(by)) throw refuse('permission-denied');
}

/** Does one write, and what follows from it. Throws `CallError` as the server would; then nothing is done. */
export function executeWrite(world: DemoStore, act: DemoCommand & { is: 'write' }): void {
  begin(world, act);
  admit(world, act);
  write(world, act.operation);
  // Nothing is computed from what was learned of voters, and there may be thousands of it.
  if (act.operation.table !== 'voter_events') derive(world);
}

/** Also of a handler that throws before it answers. */
const answerOf = async ({ answer }: Handler, world: DemoStore, { body, id }: DemoCommand & { is: 'call' }) =>
  answer(world, body, id);

/** Does one act, and what follows from it. Throws `CallError` as the server would; then nothing is done. */
export async function execute(world: DemoStore, act: DemoCommand): Promise<unknown> {
  if (act.is === 'write') return executeWrite(world, act);
  begin(world, act);
  admit(world, act);
  const found = handlers.find(({ path }) => path === act.path);
  if (!found) throw refuse('failed-precondition');
  const before = world.version();
  const answer = await answerOf(found, world, act).catch(async (error: unknown) => {
    throw await asCallError(error);
  });
  if (world.version() !== before) {
    // Another act may have begun meanwhile.
    begin(world, act);
    derive(world);
  }
  return answer;
}

/** Does again what was done before the page was loaded. Answers with what this version of the demo does not take. */
export async function replayCommands(world: DemoStore, acts: readonly DemoCommand[]): Promise<DemoCommand[]> {
  const failed: DemoCommand[] = [];
  for (const act of acts) {
    try {
      await execute(world, act);
    } catch {
      failed.push(act);
    }
  }
  return failed;
}
