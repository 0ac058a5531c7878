import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';
import { collection, inOrganization, instant } from '#shared/collections/define.ts';
import { type Store, serverTime, writesMax } from '#shared/usecases/store.ts';
import { type Context, command } from '#shared/usecases/use-case.ts';
import { crowd } from '../../full.ts';
import { db } from '../emulator-clients.ts';
import { bothStores, moment } from './both-stores.ts';

const counters = collection({
  name: 'contract_counters',
  path: inOrganization('contract_counters'),
  schema: z.strictObject({ sum: z.int(), by: z.string(), at: instant }),
});
const at = Date.now() - 3_600_000;
const counter = (sum: number) => ({ sum, by: 'ana', at: moment(at - 1) });

/** Adds to a sum, which a second run would show. */
const add = command(
  endpoint({
    path: '/api/test/add',
    guard: { level: 'member' },
    request: z.strictObject({ to: z.string(), by: z.int() }),
    response: z.strictObject({ sum: z.int() }),
  }),
  async ({ to, by }, { member }, store) => {
    const sum = ((await store.get(counters, to))?.sum ?? 0) + by;
    store.set(counters, to, { sum, by: member.uid, at: serverTime });
    store.after({ is: 'count-call-list', list: to });
    return { sum };
  },
);

describe('a call under an entry’s id', () => {
  it('is done once, and answered the same again', async () => {
    const { call, compare, effects } = bothStores();
    const options = { by: 'ana', at, callId: 'one' };
    expect(await call(add, { to: 'x', by: 2 }, options)).toEqual({ answer: { sum: 2 } });
    expect(await call(add, { to: 'x', by: 2 }, { ...options, at: at + 1 })).toEqual({ answer: { sum: 2 } });
    expect(await call(add, { to: 'x', by: 2 }, { ...options, callId: 'two' })).toEqual({
      answer: { sum: 4 },
    });
    expect(effects.server).toHaveLength(2);
    await compare();
  });

  it.each<[string, { by: string; input: { to: string; by: number } }]>([
    ['with other content', { by: 'ana', input: { to: 'x', by: 3 } }],
    ['by another member', { by: 'ben', input: { to: 'x', by: 2 } }],
  ])('is refused %s', async (_, { by, input }) => {
    const { call, compare } = bothStores();
    await call(add, { to: 'x', by: 2 }, { by: 'ana', at, callId: 'one' });
    expect(await call(add, input, { by, at, callId: 'one' })).toMatchObject({ refused: 'call.replayed' });
    await compare();
  });

  it('is done once when forty tabs and devices send it at the same moment', async () => {
    const stores = bothStores();
    const send = () => {
      const { server, memory } = stores.contexts({ by: 'ana', at, callId: 'one' });
      return [add.run({ to: 'x', by: 1 }, server), add.run({ to: 'x', by: 1 }, memory)];
    };
    const answers = await Promise.all(Array.from({ length: crowd(40) }, send).flat());
    expect(new Set(answers.map(({ sum }) => sum))).toEqual(new Set([1]));
    expect([stores.effects.server.length, stores.effects.memory.length]).toEqual([1, 1]);
    await stores.compare();
  });
});

/** What both stores do of one transaction: the documents after it, or how it failed. */
async function inBoth(work: (store: Store, context: Context) => Promise<unknown>) {
  const stores = bothStores();
  await stores.seed(counters, 'had', counter(1));
  const contexts = stores.contexts({ by: 'ana', at });
  const ended = async (context: Context) =>
    context
      .tx((store) => work(store, context))
      .then(
        () => 'done',
        () => 'failed',
      );
  const ends = [await ended(contexts.server), await ended(contexts.memory)];
  await stores.compare();
  return ends;
}

describe('both stores', () => {
  it.each<[string, string, (store: Store) => Promise<unknown>]>([
    ['commit', 'a create', async (store) => store.create(counters, 'new', counter(2))],
    ['fail', 'a create of what exists', async (store) => store.create(counters, 'had', counter(2))],
    ['commit', 'an update', async (store) => store.update(counters, 'had', { sum: 2 })],
    ['fail', 'an update of what is not there', async (store) => store.update(counters, 'none', { sum: 2 })],
    ['commit', 'a merge', async (store) => store.merge(counters, 'had', { sum: 3 })],
    ['commit', 'a deletion of what is not there', async (store) => store.delete(counters, 'none')],
    [
      'fail',
      'a read after a write',
      async (store) => {
        store.delete(counters, 'had');
        await store.get(counters, 'had');
      },
    ],
    [
      'fail',
      'a query after a write',
      async (store) => {
        store.update(counters, 'had', { sum: 9 });
        await store.find(counters, { where: [['sum', '==', 1]] });
      },
    ],
    [
      'fail',
      'all writes when the last one fails',
      async (store) => {
        store.set(counters, 'first', counter(1));
        store.create(counters, 'had', counter(2));
      },
    ],
  ])('%s %s', async (end, _, work) => {
    const done = end === 'commit' ? 'done' : 'failed';
    expect(await inBoth(work)).toEqual([done, done]);
  });

  it.each([
    [writesMax, 'done'],
    [writesMax + 1, 'failed'],
  ])('of %i writes in one transaction: %s', async (count, end) => {
    const work = async (store: Store) => {
      for (let index = 0; index < count; index++) store.set(counters, `c${index}`, counter(index));
    };
    expect(await inBoth(work)).toEqual([end, end]);
  });

  it('answer queries alike', async () => {
    const stores = bothStores();
    for (const [id, sum] of Object.entries({ a: 3, b: 1, c: 2, d: 2, e: 5 }))
      await stores.seed(counters, id, { ...counter(sum), by: sum === 2 ? 'ben' : 'ana' });
    const { server, memory } = stores.contexts({ by: 'ana', at });
    const ids = async ({ read }: Context) => [
      await read.find(counters, { where: [['by', '==', 'ben']] }),
      await read.find(counters, { where: [['sum', '>=', 2]], limit: 3 }),
      await read.find(counters, { orderBy: ['sum', 'desc'] }),
      await read.find(counters, { where: [['sum', 'in', [1, 5]]], select: ['sum'] }),
      await read.find(counters, { where: [['at', '<', moment(at)]], orderBy: ['at', 'desc'], limit: 2 }),
      (await read.getAll(counters, ['e', 'none', 'a'])).map((row) => row?.id ?? null),
      await read.count(counters, { where: [['sum', '>', 2]] }),
    ];
    const found = await ids(memory);
    expect(
      JSON.stringify(
        found.map((rows) => (Array.isArray(rows) ? rows.map((row) => Object(row).id ?? row) : rows)),
      ),
    ).toBe(
      JSON.stringify(
        (await ids(server)).map((rows) =>
          Array.isArray(rows) ? rows.map((row) => Object(row).id ?? row) : rows,
        ),
      ),
    );
    const pages: string[][] = [];
    for (const { read } of [server, memory]) {
      let page = await read.page(counters, { where: [], orderBy: ['sum', 'asc'], limit: 2 });
      const seen = page.rows.map(({ id }) => id);
      while (page.next) {
        page = await page.next();
        seen.push(...page.rows.map(({ id }) => id));
      }
      pages.push(seen);
    }
    expect(pages[1]).toEqual(pages[0]);
    expect(pages[0]).toHaveLength(5);
  });
});

it('performs effects once when a transaction is retried five times', async () => {
  for (const where of ['server', 'memory'] as const) {
    const stores = bothStores();
    await stores.seed(counters, 'busy', counter(0));
    const context = stores.contexts({ by: 'ana', at })[where];
    let attempts = 0;
    await context.tx(async (store) => {
      attempts += 1;
      await store.get(counters, 'busy');
      // Another writer gets in before each of the first attempts commits.
      if (where === 'memory' && attempts < 5)
        await stores.seed(counters, `busy-${attempts}`, counter(attempts));
      if (where === 'server' && attempts < 5) throw Object.assign(new Error('contention'), { code: 10 });
      store.set(counters, 'done', counter(attempts));
      store.after({ is: 'count-call-list', list: 'x' });
    });
    expect([attempts, stores.effects[where]]).toEqual([5, [{ is: 'count-call-list', list: 'x' }]]);
  }
});

it('keeps to the member’s organization', async () => {
  const [one, other] = [bothStores(), bothStores()];
  await one.seed(counters, 'x', counter(1));
  const { server, memory } = other.contexts({ by: 'ana', at });
  for (const { read } of [server, memory])
    expect([await read.get(counters, 'x'), await read.find(counters, {})]).toEqual([null, []]);
  expect((await db.collection(counters.path(one.organization)).get()).size).toBe(1);
});
