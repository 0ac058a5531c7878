import type { Role } from '#shared/access.ts';
import { sampleCampaigns, sampleOrganization } from '#shared/demo/sample-campaigns.ts';
import type { MemberPosition } from '#shared/member-positions.ts';
import { loadDocuments, putDocument, toInstant } from '../data/demo-database.ts';
import type { Operation } from '../data/journal/entry.ts';
import { language } from '../text/language.ts';
import '../text/demo/en.ts';
import { useAccent } from '../ui/accent.ts';
import { useTheme } from '../ui/theme-mode.ts';
import { handlers } from './api/index.ts';
import { monitoringPaths } from './api/monitoring-handlers.ts';
import { campaignOfTab, forgetCampaign } from './campaign-of-tab.ts';
import {
  clearCommands,
  type DemoCommand,
  readCommands,
  type StoredCommands,
  storeCommands,
} from './demo-commands.ts';
import type { Actor } from './demo-store.ts';
import type { OnDocumentChange } from './demo-table.ts';
import {
  actorOf,
  execute,
  executeWrite,
  holderOf,
  openCampaign,
  openMonitoring,
  replayCommands,
} from './execute.ts';
import { idle } from './idle.ts';
import { markRoleChosen } from './role-redirect.ts';

/** The records that lists show, which the first screen does without. */
const isLarge = (path: string): boolean =>
  /\/(donations|donors|gift_entries|error_\w+|metric_rollups|performance_metrics|volunteers|voter_events)\//.test(
    path,
  );

/** Milliseconds that documents in one go may take, so that a tap is answered meanwhile; how many those are, the device shows. */
const goMs = 25;
const atOnce = { first: 40, least: 20, most: 250 } as const;

/**
 * Opens the demo: the sample campaign, and on top of it what the visitor did in this tab before. `ready` resolves when
 * the first screen's documents are there; `lists`, `packets` (what is taken along to turfs) and then `watched` (what went
 * wrong, how fast the app was) bring the others, some at a time, so that a tap is answered meanwhile.
 */
async function openServer() {
  const organization = campaignOfTab();
  const isFirst = organization === sampleOrganization;
  const { lost, ...session } = readCommands(organization);
  const visitor = actorOf(session.role, session.uid, organization);
  const store = (next: StoredCommands): boolean => storeCommands(next, organization);
  const { uid } = visitor;
  const now = Date.now();
  const documents = new Map<string, object>();
  const collect: OnDocumentChange = (path, fields) => {
    if (fields) documents.set(path, fields);
    else documents.delete(path);
  };
  const collected = (): { path: string; fields: object }[] => {
    const all = [...documents].map(([path, fields]) => ({ path, fields }));
    documents.clear();
    return all;
  };
  let put = collect;
  const world = openCampaign(visitor, toInstant, (path, fields) => put(path, fields), now);
  // As this visitor has set their device, on the landing page or before.
  const { theme } = useTheme.getState();
  const { accent } = useAccent.getState();
  world.user_preferences.patch(uid, {
    ...{ theme, accent_color: accent, language, campaigns: sampleCampaigns.length },
  });
  // Acts about it cannot do without it; otherwise the first screen does not wait for it.
  const watches = session.acts.some((one) => one.is === 'call' && monitoringPaths.includes(one.path));
  if (watches) openMonitoring(world, now);
  const profile = world.candidate_profiles.get(world.organization);
  const untaken = new Set(await replayCommands(world, session.acts));
  session.acts = session.acts.filter((one) => !untaken.has(one));
  const all = collected();
  const ready = loadDocuments(all.filter(({ path }) => !isLarge(path)));
  put = putDocument;
  const loadAll = async (some: { path: string; fields: object }[]): Promise<void> => {
    let count: number = atOnce.first;
    for (let from = 0; from < some.length; ) {
      await idle(50);
      const began = performance.now();
      await loadDocuments(some.slice(from, from + count));
      from += count;
      const fits = Math.round((count * goMs) / Math.max(1, performance.now() - began));
      count = Math.min(Math.max(fits, atOnce.least), atOnce.most);
    }
  };
  const packets = async (): Promise<void> => {
    // The second campaign has no voters.
    if (!isFirst) return;
    const { packPackets } = await import('./voters/packets.ts');
    await idle(50);
    put = collect;
    packPackets(world, now);
    put = putDocument;
    await loadAll(collected());
  };
  const lists = async (): Promise<void> => {
    await ready;
    await loadAll(all.filter(({ path }) => isLarge(path)));
    const { openProfilePeople, openProfileHistory } = await import('./opened-profile.ts');
    await idle(50);
    await openProfilePeople(world);
    put = collect;
    if (isFirst) openProfileHistory(world, profile, now);
    put = putDocument;
    await loadAll(collected());
  };
  const watched = async (): Promise<void> => {
    if (watches) return;
    await idle(50);
    put = collect;
    openMonitoring(world, now);
    put = putDocument;
    await loadAll(collected());
  };

  let learned: Promise<void> | null = null;
  /** What the sample campaign learned of its voters: last, or when somebody looks at them. */
  const voters = (): Promise<void> => {
    if (!isFirst) return Promise.resolve();
    learned ??= import('./voters/sample-voter-file.ts').then(async ({ learnedAt }) => {
      const load = learnedAt(world, now);
      while (load.length > 0) {
        await idle(50);
        put = collect;
        for (const one of load.splice(0, atOnce.most)) one();
        put = putDocument;
        await loadAll(collected());
      }
    });
    return learned;
  };

  let over = false;
  let hasNotified = false;
  let reportStorageFailure = (): void => {};
  const keep = (one: DemoCommand) => {
    // What could still be taken back is done when the page goes, even where it goes to begin anew.
    if (over) return;
    session.acts.push(one);
    if (store(session) || hasNotified) return;
    hasNotified = true;
    reportStorageFailure();
  };
  let calls: Promise<unknown> = Promise.resolve();
  let onVisitorChange = (_: Actor): void => {};
  /** Tells the session where the visitor is another than before `change`. */
  const followed = (before: Actor): void => {
    const now = world.visitor;
    const isSame =
      now.role === before.role &&
      now.grants.join() === before.grants.join() &&
      now.fullName === before.fullName;
    if (!isSame) onVisitorChange(now);
  };
  const act = (one: DemoCommand & { is: 'write' }): void => {
    const before = world.visitor;
    executeWrite(world, one);
    followed(before);
  };
  const made = (): { at: number; by: string } => ({ at: Date.now(), by: uid });
  return {
    world,
    /** Things that the visitor did and that could not be brought back. */
    lost: lost + untaken.size,
    ready,
    lists,
    packets,
    watched,
    voters,
    acts: (): readonly DemoCommand[] => session.acts,
    write(operation: Operation): void {
      const one = { ...made(), is: 'write', operation } as const;
      act(one);
      keep(one);
    },
    /** Several, whose documents come as one. Answers with what each was refused by; null where it was not. */
    async writeAll(operations: readonly Operation[]): Promise<unknown[]> {
      put = (path, fields) => {
        collect(path, fields);
        // What goes comes with none of the others: it is there already.
        if (!fields) putDocument(path, null);
      };
      const refused = operations.map((operation) => {
        try {
          const one = { ...made(), is: 'write', operation } as const;
          act(one);
          session.acts.push(one);
          return null;
        } catch (error) {
          return error;
        }
      });
      put = putDocument;
      const last = session.acts.pop();
      if (last) keep(last);
      await loadDocuments(collected());
      return refused;
    },
    /** One call after the other, as their acts are kept. `id`: the journal's entry that it comes from. */
    call(path: string, body: unknown, id?: string): Promise<unknown> {
      const answer = calls.then(async () => {
        const one: DemoCommand = { ...made(), is: 'call', path, body, id };
        const [before, version] = [world.visitor, world.version()];
        const answer = await execute(world, one);
        followed(before);
        const isRecorded = handlers.find((each) => each.path === path)?.writes;
        if (isRecorded ?? world.version() !== version) keep(one);
        return answer;
      });
      calls = answer.catch(() => undefined);
      return answer;
    },
    /** Calls with who the visitor is, each time that their role, their grants or their name become others. */
    follow(next: (visitor: Actor) => void): void {
      onVisitorChange = next;
    },
    /** Calls when this browser does not keep what the visitor does. */
    onStorageFailure(listener: () => void): void {
      reportStorageFailure = listener;
    },
    /** Whether anybody has a role. */
    isAssigned: (role: Role): boolean => holderOf(world, role) !== null,
    /** What somebody who has the role is on the campaign. */
    positionsOf: (role: Role): readonly MemberPosition[] =>
      world.user_profiles.get(holderOf(world, role) ?? '')?.member_positions ?? [],
    /** Goes on as who has a role: the page starts anew with what was done so far. */
    become(role: Role): void {
      const next = { role, uid: holderOf(world, role) ?? undefined, acts: session.acts };
      if (store(next)) {
        Object.assign(session, next);
        markRoleChosen();
        location.reload();
      } else reportStorageFailure();
    },
    /** Forgets what was done; the page has to start anew afterwards. */
    forget(): void {
      over = true;
      clearCommands();
      forgetCampaign();
    },
  };
}
export type DemoServer = Awaited<ReturnType<typeof openServer>>;

let opening: Promise<DemoServer> | null = null;
let opened: DemoServer | null = null;

/** Opens this tab's demo, once. */
export function startServer(): Promise<DemoServer> {
  opening ??= openServer().then((server) => {
    opened = server;
    return server;
  });
  return opening;
}

/** This tab's, which `startServer` has opened. */
export function server(): DemoServer {
  if (!opened) throw new Error('The demo has not begun.');
  return opened;
}
