import type { Role } from '#shared/access.ts';
import { Moment } from '#shared/demo/clock.ts';
import { accounts, sample, sampleOrganization } from '#shared/demo/sample.ts';
import { today } from '#shared/rules/days.ts';
import { instantAt, loadDocuments, putDocument } from '../data/demo-database.ts';
import { CallError, wordsFor } from '../data/errors.ts';
import type { Operation } from '../data/journal/entry.ts';
import { type Act, type Kept, keepActs, recallActs } from './acts.ts';
import { answers } from './calls/index.ts';
import { derive } from './derive.ts';
import { type Actor, openWorld, type World } from './world.ts';
import { write } from './write.ts';

/** Whom a visitor is in a role: a member of the sample campaign. */
export function actorOf(role: Role): Actor {
  const account = accounts.find((one) => one.organization === sampleOrganization && one.role === role);
  if (!account) throw new Error(`Nobody in the sample campaign is ${role}.`);
  const { uid, full_name: fullName, email } = account;
  return { uid, fullName, email, role };
}

/** The records that lists show, which the first screen does without. */
const isLarge = (path: string): boolean => /\/(donations|donors|volunteers)\//.test(path);

const stamped = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Moment ? instantAt(value.toMillis()) : value,
    ]),
  );

/** Does one act, and what follows from it. Throws `CallError` as the server would; then nothing is done. */
function act(world: World, one: Act): unknown {
  world.at(one.at);
  if (one.is === 'write') {
    write(world, one.operation);
    derive(world);
    return;
  }
  const found = answers.find(({ path }) => path === one.path);
  if (!found) throw new CallError('failed-precondition', wordsFor({ code: 'failed-precondition' }));
  const answer = found.answer(world, one.body);
  if (found.writes) derive(world);
  return answer;
}

/**
 * Opens the demo: the sample campaign, and on top of it what the visitor did in this tab before. `ready` resolves when
 * the first screen's documents are there, `whole` when all are.
 */
export function openServer() {
  const kept: Kept = recallActs();
  const actor = actorOf(kept.role);
  const documents = new Map<string, object>();
  let put = (path: string, fields: object | null): void => {
    if (fields) documents.set(path, fields);
    else documents.delete(path);
  };
  const world = openWorld(actor, instantAt, (path, fields) => put(path, fields));
  for (const { path, data } of sample(today(new Date()))) world.load(path, stamped(data));
  world.at(Date.now());
  derive(world);
  for (const one of kept.acts)
    try {
      act(world, one);
    } catch {
      // What an earlier version of the demo took and this one does not is left out.
    }
  const all = [...documents].map(([path, fields]) => ({ path, fields }));
  put = putDocument;
  const ready = loadDocuments(all.filter(({ path }) => !isLarge(path)));
  const whole = ready.then(() => loadDocuments(all.filter(({ path }) => isLarge(path))));

  const keep = (one: Act) => {
    kept.acts.push(one);
    keepActs(kept);
  };
  const made = (): { at: number; by: string } => ({ at: Date.now(), by: actor.uid });
  return {
    world,
    actor,
    ready,
    whole,
    acts: (): readonly Act[] => kept.acts,
    write(operation: Operation): void {
      const one: Act = { ...made(), is: 'write', operation };
      act(world, one);
      keep(one);
    },
    call(path: string, body: unknown): unknown {
      const one: Act = { ...made(), is: 'call', path, body };
      const answer = act(world, one);
      if (answers.some((each) => each.path === path && each.writes)) keep(one);
      return answer;
    },
    /** Goes on in another role: the page starts anew with what was done so far. */
    become(role: Role): void {
      keepActs({ ...kept, role });
      location.reload();
    },
  };
}
export type DemoServer = ReturnType<typeof openServer>;

let opened: DemoServer | null = null;
/** This tab's. */
export const server = (): DemoServer => {
  opened ??= openServer();
  return opened;
};
