import type { Role } from '#shared/access.ts';
import { instantAt, loadDocuments, putDocument } from '../data/demo-database.ts';
import type { Operation } from '../data/journal/entry.ts';
import { type Act, forgetActs, type Kept, keepActs, recallActs } from './acts.ts';
import { answers } from './calls/index.ts';
import { idle } from './idle.ts';
import { actorOf, openCampaign, play, replay } from './play.ts';

/** The records that lists show, which the first screen does without. */
const isLarge = (path: string): boolean => /\/(donations|donors|volunteers)\//.test(path);

/** Documents in one go: some 50 ms on a phone. */
const atOnce = 120;

/**
 * Opens the demo: the sample campaign, and on top of it what the visitor did in this tab before. `ready` resolves when
 * the first screen's documents are there; `rest` brings the others, some at a time, so that a tap is answered meanwhile.
 */
export function openServer() {
  const kept: Kept = recallActs();
  const actor = actorOf(kept.role);
  const documents = new Map<string, object>();
  let put = (path: string, fields: object | null): void => {
    if (fields) documents.set(path, fields);
    else documents.delete(path);
  };
  const world = openCampaign(actor, instantAt, (path, fields) => put(path, fields), Date.now());
  replay(world, kept.acts);
  const all = [...documents].map(([path, fields]) => ({ path, fields }));
  put = putDocument;
  const ready = loadDocuments(all.filter(({ path }) => !isLarge(path)));
  const large = all.filter(({ path }) => isLarge(path));
  const rest = async (): Promise<void> => {
    await ready;
    for (let from = 0; from < large.length; from += atOnce) {
      await idle(50);
      await loadDocuments(large.slice(from, from + atOnce));
    }
  };

  let over = false;
  const keep = (one: Act) => {
    // What could still be taken back is done when the page goes, even where it goes to begin anew.
    if (over) return;
    kept.acts.push(one);
    keepActs(kept);
  };
  const made = (): { at: number; by: string } => ({ at: Date.now(), by: actor.uid });
  return {
    world,
    actor,
    ready,
    rest,
    acts: (): readonly Act[] => kept.acts,
    write(operation: Operation): void {
      const one: Act = { ...made(), is: 'write', operation };
      play(world, one);
      keep(one);
    },
    call(path: string, body: unknown): unknown {
      const one: Act = { ...made(), is: 'call', path, body };
      const answer = play(world, one);
      if (answers.some((each) => each.path === path && each.writes)) keep(one);
      return answer;
    },
    /** Goes on in another role: the page starts anew with what was done so far. */
    become(role: Role): void {
      kept.role = role;
      keepActs(kept);
      location.reload();
    },
    /** Forgets what was done; the page has to start anew afterwards. */
    forget(): void {
      over = true;
      forgetActs();
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
