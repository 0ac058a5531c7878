import { sha256 } from '#shared/demo/hash.ts';
import type { Context, InvitationLinks } from '#shared/usecases/use-case.ts';
import { follow } from '../apply-consequences.ts';
import type { DemoStore } from '../demo-store.ts';
import { accountsIn } from './accounts-in-memory.ts';
import { attemptsInMemory } from './attempts-in-memory.ts';
import { memoryReads, memoryTransaction } from './memory-store.ts';
import { perform } from './perform.ts';

/** A demo's own counts: another campaign in the same process has others. */
const attemptsOf = new WeakMap<DemoStore, ReturnType<typeof attemptsInMemory>>();

function attemptsIn(world: DemoStore): ReturnType<typeof attemptsInMemory> {
  const attempts = attemptsOf.get(world) ?? attemptsInMemory();
  attemptsOf.set(world, attempts);
  return attempts;
}

/** Ids made by the moment of their act: another act may begin while one waits, also at the same moment. */
const idsOf = new WeakMap<DemoStore, Map<number, number>>();

function newIdAt(world: DemoStore, at: number): string {
  const counts = idsOf.get(world) ?? new Map<number, number>();
  const made = (counts.get(at) ?? 0) + 1;
  idsOf.set(world, counts.set(at, made));
  return `demo-${at.toString(36)}-c${made}`;
}

/** Links of invitations: no mail leaves the demo, and nobody can join with one. */
const linksIn = ({ organization }: DemoStore): InvitationLinks => ({
  create(id) {
    const token = `${organization}.${id}.${sha256(id).slice(0, 43)}`;
    return { token, hash: sha256(token) };
  },
  async send({ token }) {
    const { origin, pathname } = globalThis.location ?? { origin: '', pathname: '/' };
    return { mailed: false, link: `${origin}${pathname}#/invite/${token}` };
  },
});

/** A use case's context over the demo's documents, for the act that is under way. */
export function memoryContext(world: DemoStore, callId: string | null = null): Context {
  const { actor, organization, instant } = world;
  const at = world.now();
  const member = { ...actor, organization, signedInAt: at };
  const documents = { scope: member, tableOf: world.tableOf, version: world.version };
  const context: Context = {
    member,
    callId,
    now: () => at,
    instant,
    newId: () => newIdAt(world, at),
    read: memoryReads(documents),
    async tx(work) {
      const { result, effects, changes } = await memoryTransaction(documents, instant(at), work);
      // A use case tells the audit about deletions itself.
      for (const { collection, id, before, after } of changes)
        follow(world, collection, id, before, after(), { version: null });
      for (const effect of effects) await perform(context, effect);
      return result;
    },
    perform: (effect) => perform(context, effect),
    accounts: accountsIn(world),
    invitationLinks: linksIn(world),
    countAttempt: async (bucket) => attemptsIn(world)(bucket, at),
    warn: () => undefined,
  };
  return context;
}
