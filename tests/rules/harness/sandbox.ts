import { type Actor, type ActorName, actors, otherOrganization, profileOf, tokenOf } from './actors.ts';
import type { Fields } from './field-values.ts';
import { type Client, restClient, type Write } from './rest-client.ts';
import { clearDocuments, loadRules } from './rules-emulator.ts';

/** Where one case plays: an organization and an account of its own, so that cases may run side by side. */
export type Place = { organization: string; uid: string };
export type Documents = { readonly [path: string]: Fields };
export type Scene = { at: Place; client: Client; owner: Client };

export type Sandbox = {
  project: string;
  /** Puts the asker's profile and the documents there, past the rules, in one request. */
  prepare: (actorName: ActorName, documents?: (at: Place) => Documents) => Promise<Scene>;
};

export async function openSandbox(project: string, rules: string): Promise<Sandbox> {
  await loadRules(project, rules);
  await clearDocuments(project);
  const owner = restClient(project, 'owner');
  const seed = together((writes: Write[]) => owner.commit(...writes));
  let count = 0;
  return {
    project,
    prepare: async (actorName, documents = () => ({})) => {
      count += 1;
      const at = { organization: `campaign-${count}`, uid: `${actorName}-${count}` };
      const seeds = { ...profiles(actorName, at), ...documents(at) };
      const writes = Object.entries(seeds).map(([set, fields]): Write => ({ set, fields }));
      if (writes.length > 0) await seed(writes);
      return { at, client: restClient(project, tokenFor(project, actorName, at)), owner };
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

const actorOf = (actorName: Exclude<ActorName, 'nobody'>): Actor => actors[actorName];

function profiles(actorName: ActorName, at: Place): Documents {
  if (actorName === 'nobody') return {};
  const actor = actorOf(actorName);
  if (actor.organization === null) return {};
  const organization =
    actor.organization === otherOrganization ? `${otherOrganization}-${at.uid}` : at.organization;
  return { [`user_profiles/${at.uid}`]: profileOf(at.uid, { ...actor, organization }) };
}

const tokenFor = (project: string, actorName: ActorName, at: Place) =>
  actorName === 'nobody' ? null : tokenOf(project, at.uid, actorOf(actorName));
