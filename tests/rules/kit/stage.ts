import { type Actor, actors, profileOf, theirs, tokenOf, type Who } from './actors.ts';
import { type Client, client, type Write } from './client.ts';
import { clearDocuments, loadRules } from './emulator.ts';
import type { Fields } from './values.ts';

/** Where one case plays: an organization and an account of its own, so that cases may run side by side. */
export type Place = { organization: string; uid: string };
export type Documents = { readonly [path: string]: Fields };
export type Scene = { at: Place; asker: Client; owner: Client };

export type Stage = {
  project: string;
  /** Puts the asker's profile and the documents there, past the rules, in one request. */
  play: (who: Who, documents?: (at: Place) => Documents) => Promise<Scene>;
};

export async function openStage(project: string, rules: string): Promise<Stage> {
  await loadRules(project, rules);
  await clearDocuments(project);
  const owner = client(project, 'owner');
  const seed = together((writes: Write[]) => owner.commit(...writes));
  let played = 0;
  return {
    project,
    play: async (who, documents = () => ({})) => {
      played += 1;
      const at = { organization: `campaign-${played}`, uid: `${who}-${played}` };
      const seeds = { ...profiles(who, at), ...documents(at) };
      const writes = Object.entries(seeds).map(([set, fields]): Write => ({ set, fields }));
      if (writes.length > 0) await seed(writes);
      return { at, asker: client(project, tokenFor(project, who, at)), owner };
    },
  };
}

/** Cases side by side share a request: what one wants sent while another's is on its way goes with the next. */
function together<T>(send: (items: T[]) => Promise<unknown>) {
  let waiting: T[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<unknown> | undefined;
  const sendAll = () => {
    const items = waiting;
    waiting = [];
    next = undefined;
    return send(items);
  };
  return (items: readonly T[]): Promise<unknown> => {
    waiting.push(...items);
    last = next ??= last.then(sendAll, sendAll);
    return next;
  };
}

const actorOf = (who: Exclude<Who, 'nobody'>): Actor => actors[who];

function profiles(who: Who, at: Place): Documents {
  if (who === 'nobody') return {};
  const actor = actorOf(who);
  if (actor.organization === null) return {};
  const organization = actor.organization === theirs ? `${theirs}-${at.uid}` : at.organization;
  return { [`user_profiles/${at.uid}`]: profileOf(at.uid, { ...actor, organization }) };
}

const tokenFor = (project: string, who: Who, at: Place) =>
  who === 'nobody' ? null : tokenOf(project, at.uid, actorOf(who));
