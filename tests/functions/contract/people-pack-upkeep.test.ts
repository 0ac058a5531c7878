import { describe, expect, it } from 'vitest';
import { people } from '#shared/collections/people.ts';
import {
  currentPack,
  type PackState,
  peoplePackChanges,
  peoplePackParts,
  peoplePackState,
} from '#shared/collections/people-packs.ts';
import { partId } from '#shared/domain/people/pack/change-log.ts';
import {
  changesPerDocument,
  packBusyMs,
  packPeopleMax,
  peoplePacks,
} from '#shared/domain/people/pack/pack-limits.ts';
import { unpackPart } from '#shared/domain/people/pack/pack-part.ts';
import { countOnServer } from '#shared/usecases/audiences/saved-audiences.ts';
import { buildPacks } from '#shared/usecases/people/pack/build-packs.ts';
import { foldPacks } from '#shared/usecases/people/pack/fold-packs.ts';
import { logPeople, type PackContext } from '#shared/usecases/people/pack/log-people.ts';
import { peopleParts } from '#shared/usecases/people/pack/open-people.ts';
import { campaign, wardOne } from './people-campaign.ts';

type Campaign = Awaited<ReturnType<typeof campaign>>;

/** The packs on the server alone, and what is stored of them. */
async function onServer(stores: Campaign) {
  const { contexts, as } = stores;
  const server = (at = as()): PackContext => {
    const { server: context } = contexts(at);
    return { ...context, organization: context.member.organization };
  };
  const state = async () => (await server().read.get(peoplePackState, currentPack)) as PackState;
  const set = async (fields: Partial<PackState>) => {
    const { id: _, ...before } = (await state()) as PackState & { id: string };
    await server().tx(async (store) => store.set(peoplePackState, currentPack, { ...before, ...fields }));
  };
  const log = (id: string) => server().tx((store) => logPeople(store, server(), [{ pack: 'cards', id }]));
  const stored = async () => {
    const [parts, logs] = await Promise.all([
      server().read.find(peoplePackParts, { select: [] }),
      server().read.find(peoplePackChanges, { select: [] }),
    ]);
    return { parts: parts.map(({ id }) => id), logs: logs.map(({ id }) => id) };
  };
  const named = async () => {
    const now = await state();
    return peoplePacks.flatMap((pack) => now[pack].parts.map(({ version }, at) => partId(pack, at, version)));
  };
  return { server, state, set, log, stored, named };
}

const garbage = { pack: 'cards', data: new Uint8Array([1, 2, 3]) } as const;

describe('packs that are built again', () => {
  it('leave no part and no change of before behind', async () => {
    const stores = await campaign();
    const { server, state, set, log, stored, named } = await onServer(stores);
    await buildPacks(server());
    const { cards } = await state();
    // A log of three documents, of which the last one is still used.
    await set({ cards: { ...cards, change: 2 * changesPerDocument, folded: 0, oldest: 1 } });
    for (const document of [0, 1])
      await server().tx(async (store) =>
        store.set(peoplePackChanges, `cards-${document}`, {
          changes: [{ n: document * changesPerDocument + 1, id: 'gone', row: null }],
        }),
      );
    await log('p1');
    await buildPacks(server());
    expect((await stored()).logs).toEqual(['cards-2']);
    expect((await stored()).parts.toSorted()).toEqual((await named()).toSorted());
    await log('p2');
    expect((await state()).cards).toMatchObject({ change: 402, folded: 401, oldest: 402 });
  });

  it('clear what was broken off, by the next build or fold, and not what is being written', async () => {
    const stores = await campaign();
    const { server, set, log, stored, named } = await onServer(stores);
    const { instant } = server();
    const abandon = async (busy: number) => {
      await server().tx(async (store) => store.set(peoplePackParts, 'cards-0-lost', garbage));
      await set({ busy_until: instant(busy) });
    };
    await buildPacks(server());
    await log('p1');
    // Somebody is at it: neither begins, and nothing is cleared.
    await abandon(Date.now() + packBusyMs);
    expect(await foldPacks(server())).toBe('behind');
    expect(await buildPacks(server())).toBeNull();
    expect((await stored()).parts).toContain('cards-0-lost');

    await abandon(1);
    expect(await foldPacks(server())).toBe('folded');
    expect((await stored()).parts.toSorted()).toEqual((await named()).toSorted());

    await abandon(1);
    await buildPacks(server());
    expect((await stored()).parts.toSorted()).toEqual((await named()).toSorted());
  });

  it('count for nothing where another build began meanwhile', async () => {
    const stores = await campaign();
    const { server, set, state, stored, named } = await onServer(stores);
    await buildPacks(server());
    const before = (await state()).cards.parts;
    const slow = server();
    const { instant } = slow;
    const built = await buildPacks({
      ...slow,
      read: {
        ...slow.read,
        count: async (...args) => {
          await set({ busy_until: instant(Date.now() + 2 * packBusyMs) });
          return slow.read.count(...args);
        },
      },
    });
    expect(built).toBeNull();
    expect((await state()).cards.parts).toEqual(before);
    expect((await stored()).parts.toSorted()).toEqual((await named()).toSorted());
  });

  it('happen once where a part is damaged or missing, whoever finds it', async () => {
    const stores = await campaign();
    const { as, open } = stores;
    const { server, state, named } = await onServer(stores);
    await open(['cards']);
    const damage = async (id: string | undefined) =>
      server().tx(async (store) => store.set(peoplePackParts, id ?? '', garbage));
    const remove = async (id: string | undefined) =>
      server().tx(async (store) => store.delete(peoplePackParts, id ?? ''));
    const count = async () =>
      (await countOnServer.run({ filter: wardOne }, stores.contexts(as()).server)).people;
    await damage((await named())[0]);
    expect(await count()).toBe(20);
    await remove((await named())[0]);
    expect(await count()).toBe(20);
    // A device asks for a part: it is told to open again, and finds whole ones.
    const [{ version } = { version: '' }] = (await state()).cards.parts;
    await damage(partId('cards', 0, version));
    const parts = [{ pack: 'cards' as const, part: 0, version }];
    const { server: device } = stores.contexts(as());
    expect(await peopleParts.run({ parts }, device)).toEqual({ parts: [null] });
    const [next] = (await state()).cards.parts;
    expect(next?.version).not.toBe(version);
    const whole = await peopleParts.run(
      { parts: [{ ...parts[0], pack: 'cards', part: 0, version: next?.version ?? '' }] },
      device,
    );
    expect(whole.parts[0]).not.toBeNull();
  });
});

describe('two folds at once', () => {
  it('leave every part as the packs promise it', async () => {
    const stores = await campaign();
    const { server, state, log, stored, named } = await onServer(stores);
    await buildPacks(server());
    await log('p1');
    const slow = server();
    let isFirst = true;
    const read: PackContext['read'] = {
      ...slow.read,
      async getAll(...args) {
        const found = await slow.read.getAll(...args);
        // The other one begins after this one has read the log, and ends before it writes.
        if (isFirst) {
          isFirst = false;
          await log('p2');
          await foldPacks(server());
        }
        return found;
      },
    };
    await foldPacks({ ...slow, read });
    expect(isFirst).toBe(false);
    expect((await stored()).parts.toSorted()).toEqual((await named()).toSorted());
    for (const part of (await state()).cards.parts) {
      const data = (await server().read.get(peoplePackParts, partId('cards', 0, part.version)))?.data;
      await expect(unpackPart(data ?? new Uint8Array(0), part.hash)).resolves.toHaveLength(40);
    }
    expect(await foldPacks(server())).toBe('folded');
  });
});

describe('a campaign with more people than packs take', () => {
  it('is refused at once, without reading them again, until a day later', async () => {
    const stores = await campaign();
    const { server, state, set, log, stored } = await onServer(stores);
    await buildPacks(server());
    await log('p1');
    let counted = 0;
    const crowded = (people_: number): PackContext => {
      const context = server();
      const count = async () => {
        counted += 1;
        return people_;
      };
      return { ...context, read: { ...context.read, count } };
    };
    expect(await buildPacks(crowded(packPeopleMax))).not.toBeNull();
    const refused = { key: 'people.packFull', params: { most: packPeopleMax } };
    await expect(buildPacks(crowded(packPeopleMax + 1))).rejects.toMatchObject(refused);
    expect(await stored()).toEqual({ parts: [], logs: [] });
    for (let time = 0; time < 3; time += 1)
      await expect(buildPacks(crowded(packPeopleMax + 1))).rejects.toMatchObject(refused);
    expect(counted).toBe(2);
    // Changes are not logged for packs that are not there, and a fold finds nothing to do.
    await log('p2');
    expect((await stored()).logs).toEqual([]);
    expect(await foldPacks(crowded(packPeopleMax + 1))).toBe('folded');

    await set({ full_until: server().instant(1) });
    expect(await buildPacks(crowded(packPeopleMax))).not.toBeNull();
    expect((await state()).full_until).toBeNull();
  });
});

describe('the change log', () => {
  it('begins its next document before two hundred long rows pass a document', async () => {
    const stores = await campaign();
    const { seed, card } = stores;
    const { server, state } = await onServer(stores);
    await buildPacks(server());
    // Nearly the longest card that there may be: two hundred of them pass a document's 1 MiB.
    const tags = Array.from({ length: 30 }, (_, at) => `${'漢'.repeat(38)}${at + 10}`);
    const texts = { city: '漢'.repeat(80), source: '漢'.repeat(120), name_key: '漢'.repeat(120) };
    const long = { ...texts, tags, name: '漢'.repeat(120), facets: [] };
    const ids = Array.from({ length: 100 }, (_, at) => `long${at}`);
    await Promise.all(ids.map((id, at) => seed(people, id, card(at, long))));
    const changed = ids.map((id) => ({ pack: 'cards', id }) as const);
    for (let time = 0; time < 3; time += 1) await server().tx((store) => logPeople(store, server(), changed));
    const logs = await server().read.find(peoplePackChanges, {});
    const bytes = logs.map(({ changes }) => Buffer.byteLength(JSON.stringify(changes)));
    const all = bytes.reduce((sum, one) => sum + one, 0);
    expect((all / 300) * changesPerDocument).toBeGreaterThan(2 ** 20);
    expect(Math.max(...bytes)).toBeLessThan(2 ** 20);
    expect(logs.flatMap(({ changes }) => changes)).toHaveLength(300);
    // All of them are told and folded.
    const { change } = (await state()).cards;
    expect(change).toBeGreaterThan(300);
    expect(await foldPacks(server())).toBe('folded');
    expect((await state()).cards).toMatchObject({ change, folded: change });
    const anyone = { filter: { all: [], except: [] } };
    expect((await countOnServer.run(anyone, stores.contexts(stores.as()).server)).people).toBe(140);
  });
});
