import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { Shape } from '#shared/collections/define.ts';
import * as functionsOnly from '#shared/collections/functions-only.ts';
import { membershipId, memberships } from '#shared/collections/memberships.ts';
import * as readOnly from '#shared/collections/read-only.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import * as written from '#shared/collections/written.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Effect } from '#shared/usecases/effects.ts';
import type { Source } from '#shared/usecases/store.ts';
import type { Accounts, Caller, Context, InvitationLinks, UseCase } from '#shared/usecases/use-case.ts';
import { attemptCounter } from '../../../functions/src/attempts/count.ts';
import { firestoreContext } from '../../../functions/src/usecases/firestore-context.ts';
import { type Table, tableOf } from '../../../web/src/shared/demo/demo-table.ts';
import { attemptsInMemory } from '../../../web/src/shared/demo/usecases/attempts-in-memory.ts';
import { memoryReads, memoryTransaction } from '../../../web/src/shared/demo/usecases/memory-store.ts';
import { insider } from '../candidate-records.ts';
import { db } from '../emulator-clients.ts';

/** A use case may name some fields of a collection; its table holds whole documents all the same. */
const definitions = new Map<string, Source<Shape>>(
  Object.values({ ...written, ...readOnly, ...functionsOnly }).map((one) => [one.name, one]),
);

/** Everybody can sign in. */
const accounts: Accounts = {
  findByEmail: async (email) => email.split('@')[0] ?? null,
  canSignIn: async (uids) => uids.length > 0,
  details: async (uids) => uids.map((uid) => ({ uid, email: null, lastActive: null })),
};

/** Links without a secret, so that both stores store the same; no mail goes out. */
const invitationLinks: InvitationLinks = {
  create: (id) => ({ token: `token-${id}`, hash: `hash-${id}` }),
  send: async ({ token }) => ({ mailed: false, link: token }),
};

type Outcome = { answer: unknown } | { refused: string; params: object };
type Call = { by: string; at: number; callId?: string; role?: Caller['role'] };

/** A moment that both stores can hold. */
export const moment = (millis: number): Timestamp => Timestamp.fromMillis(millis);

/**
 * One campaign in both stores. `isMemoryAlone`: in the memory's alone, for courses at random, of which many need to be fast. `call` runs a use case on each with the same member, clock and new ids, and expects the same
 * answer or refusal; `compare` expects the same documents. `began`: the real time, which the emulator's server times follow.
 */
export function bothStores({ isMemoryAlone = false } = {}) {
  const organization: string = randomUUID();
  const began = Date.now() - 1_000;
  const joined = moment(began - 24 * 3_600_000);
  const clocks = new Set<number>();
  const tables = new Map<string, Table<Shape>>();
  let version = 0;
  const countAttempt = attemptCounter(db);
  const attempts = attemptsInMemory();
  const effects: { server: Effect[]; memory: Effect[] } = { server: [], memory: [] };

  function tableIn<S extends Shape>(source: Source<S>, scope: string): Table<S>;
  function tableIn(source: Source<Shape>, scope: string): Table<Shape> {
    const path = source.path(scope);
    const table =
      tables.get(path) ??
      tableOf(definitions.get(source.name) ?? source, scope, () => {
        version += 1;
      });
    tables.set(path, table);
    return table;
  }
  const scopeOf = (source: Source<Shape>, uid: string) => (source.within === 'member' ? uid : organization);

  /** Stores a document in both. */
  async function seed<S extends Shape>(
    source: Source<S>,
    id: string,
    fields: z.output<S>,
    uid = '',
  ): Promise<void> {
    // Whoever has a profile has the membership that it holds.
    if (source.name === userProfiles.name) await seedMembership(userProfiles.schema.parse(fields));
    tableIn(source, scopeOf(source, uid)).put(id, fields);
    if (isMemoryAlone) return;
    await db
      .collection(source.path(scopeOf(source, uid)))
      .doc(id)
      .set(fields);
  }

  const seedMembership = (profile: z.output<typeof userProfiles.schema>): Promise<void> => {
    const { user_id, organization_id, full_name, role, grants, member_positions } = profile;
    const { two_factor_enabled, deletion_requested_at, created_at, updated_at } = profile;
    return seed(memberships, membershipId(user_id, organization_id), {
      ...{ user_id, organization_id, full_name, role, grants, member_positions },
      ...{ two_factor_enabled, deletion_requested_at, created_at, updated_at },
      ...{ state: 'active', suspended_at: null },
    });
  };

  /** Somebody who is in the campaign, or in another one, and has it active. */
  const seedMember = (
    uid: string,
    role: Role,
    more: Partial<z.output<typeof userProfiles.schema>> = {},
  ): Promise<void> =>
    seed(userProfiles, uid, {
      ...{ user_id: uid, organization_id: organization, full_name: uid, role, grants: [] },
      ...{ member_positions: [], two_factor_enabled: false, two_factor_required: false },
      ...{ sessions_valid_after: null, voters_open_until: null, deletion_requested_at: null },
      ...{ created_at: joined, updated_at: joined, ...more },
    });

  const outcomeOf = async (run: () => Promise<unknown>): Promise<Outcome> => {
    try {
      return { answer: await run() };
    } catch (error) {
      if (error instanceof RefusedError) return { refused: error.key, params: error.params };
      throw error;
    }
  };

  function contexts({
    by,
    at,
    callId = null,
    role = 'admin',
  }: { callId?: string | null } & Omit<Call, 'callId'>) {
    clocks.add(at);
    const member = { ...insider(organization, role), uid: by, signedInAt: at, fullName: `${by}’s name` };
    const ids = () => {
      let made = 0;
      return {
        newId() {
          made += 1;
          return `new-${at}-${made}`;
        },
        /** An attempt of a transaction that starts over makes the same ids again. */
        tx:
          (run: Context['tx']): Context['tx'] =>
          (work, options) => {
            const before = made;
            return run((store) => {
              made = before;
              return work(store);
            }, options);
          },
      };
    };
    const [serverIds, memoryIds] = [ids(), ids()];
    const firestore = firestoreContext(
      {
        ...{ db, countAttempt, accounts, invitationLinks: () => invitationLinks, now: () => at },
        perform: async (effect) => void effects.server.push(effect),
      },
      member,
      callId,
    );
    const server: Context = { ...firestore, newId: serverIds.newId, tx: serverIds.tx(firestore.tx) };
    const documents = { scope: member, tableOf: tableIn, version: () => version };
    const memory: Context = {
      ...server,
      newId: memoryIds.newId,
      read: memoryReads(documents),
      tx: memoryIds.tx(async (work) => {
        const done = await memoryTransaction(documents, moment(at), work);
        effects.memory.push(...done.effects);
        return done.result;
      }),
      perform: async (effect) => void effects.memory.push(effect),
      countAttempt: async (bucket) => attempts(bucket, at),
    };
    return { server, memory };
  }

  /** Calls a use case in both stores: the same answer, or the same refusal. */
  async function call<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
    { run }: UseCase<Q, A>,
    input: z.output<Q>,
    options: Call,
  ): Promise<Outcome> {
    const { server, memory } = contexts(options);
    if (isMemoryAlone) return outcomeOf(() => run(input, memory));
    const [one, other] = [
      await outcomeOf(() => run(input, server)),
      await outcomeOf(() => run(input, memory)),
    ];
    expect(other).toEqual(one);
    expect(effects.memory).toEqual(effects.server);
    return one;
  }

  const plain = (value: unknown, isServerTime: (millis: number) => boolean): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('toMillis' in value && typeof value.toMillis === 'function') {
      const millis = Number(value.toMillis());
      return isServerTime(millis) ? 'server time' : millis;
    }
    if (Array.isArray(value)) return value.map((one) => plain(one, isServerTime));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, isServerTime)]));
  };

  /** The audit's line of a deletion has the deleted version in its id, which each store counts in its own way. */
  const withoutVersion = (path: string): string => path.replace(/(\/audit\/deleted-.+)-[\d.]+$/, '$1');

  /** All documents of the campaign in each store; a time that the server set is told as such. */
  async function documents(): Promise<{ server: object; memory: object }> {
    const server: Record<string, unknown> = {};
    for (const collection of await db.doc(`organizations/${organization}`).listCollections())
      for (const found of (await collection.get()).docs)
        server[withoutVersion(found.ref.path)] = plain(
          found.data(),
          (millis) => clocks.has(millis) || (millis >= began && millis <= Date.now() + 1_000),
        );
    const memory: Record<string, unknown> = {};
    for (const { path, all } of tables.values())
      for (const { id, ...fields } of all())
        if (path.startsWith(`organizations/${organization}/`))
          memory[withoutVersion(`${path}/${id}`)] = plain(fields, (millis) => clocks.has(millis));
    return { server, memory };
  }

  /** The same documents in both stores. */
  async function compare(): Promise<void> {
    if (isMemoryAlone) return;
    const { server, memory } = await documents();
    if (!isDeepStrictEqual(server, memory)) expect(memory).toEqual(server);
  }

  return { organization, seed, seedMember, call, compare, documents, contexts, effects };
}
