import type { Shape } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import { peoplePackChanges, peoplePackParts } from '#shared/collections/people-packs.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import type { PeoplePack } from '#shared/domain/people/pack/pack-limits.ts';
import { buildPacks } from '#shared/usecases/people/pack/build-packs.ts';
import { foldPacks } from '#shared/usecases/people/pack/fold-packs.ts';
import { loadPeople } from '#shared/usecases/people/pack/load-people.ts';
import { logPeople, type PackContext } from '#shared/usecases/people/pack/log-people.ts';
import type { Source } from '#shared/usecases/store.ts';
import { type Table, tableOf } from '../../../web/src/shared/demo/demo-table.ts';
import { memoryReads, memoryTransaction } from '../../../web/src/shared/demo/usecases/memory-store.ts';
import { donorRecord, personRecord, volunteerRecord } from '../../functions/sample-records.ts';
import { countedReads, countedStore, nothingCounted } from './counted-store.ts';

const organization = 'a-campaign';
const began = Date.parse('2026-10-05T00:00:00Z');
const hourMs = 3_600_000;
const moment = (millis: number) => ({ toMillis: () => millis });

/** A campaign in memory, whose packs are kept by the code of the server. */
function campaign(size: number) {
  const tables = new Map<string, Table<Shape>>();
  let version = 0;
  let now = began;
  function tableIn<S extends Shape>(source: Source<S>, scope: string): Table<S>;
  function tableIn(source: Source<Shape>, scope: string): Table<Shape> {
    const path = source.path(scope);
    const table =
      tables.get(path) ??
      tableOf(source, scope, () => {
        version += 1;
      });
    tables.set(path, table);
    return table;
  }
  const put = (source: Source<Shape>, id: string, fields: object) =>
    tableIn(source, organization).put(id, fields as never);
  const card = (at: number, city: string) =>
    put(people, `p${at}`, {
      ...personRecord({ name: `Ana Lopez ${at}`, emails: [`ana${at}@example.org`], city }),
      ...{ created_at: moment(began), updated_at: moment(began) },
    });
  for (let at = 0; at < size; at += 1) {
    card(at, 'Reno');
    if (at % 3 === 0) put(donors, `p${at}`, donorRecord({ name: `Ana Lopez ${at}` }));
    if (at % 10 === 0) put(volunteers, `p${at}`, volunteerRecord({ name: `Ana Lopez ${at}` }));
  }
  const documents = { scope: { organization, uid: '' }, tableOf: tableIn, version: () => version };
  const count = nothingCounted();
  const context: PackContext = {
    ...{ organization, now: () => now, instant: moment, newId: () => crypto.randomUUID() },
    read: countedReads(memoryReads(documents), count),
    tx: async (work) =>
      (await memoryTransaction(documents, moment(now), (store) => work(countedStore(store, count)))).result,
  };
  /** Somebody's card, giving or work changes, and the trigger logs it. */
  async function change(pack: PeoplePack, at: number): Promise<void> {
    if (pack === 'cards') card(at, `City ${at % 9}`);
    await context.tx((store) => logPeople(store, context, [{ pack, id: `p${at}` }]));
  }
  /** What something read, wrote and deleted. */
  async function counted(work: () => Promise<unknown>) {
    Object.assign(count, nothingCounted());
    await work();
    return { ...count };
  }
  const stored = () =>
    tableIn(peoplePackParts, organization)
      .all()
      .reduce((sum, part) => sum + Number(Reflect.get(part.data as object, 'length')), 0) +
    JSON.stringify(tableIn(peoplePackChanges, organization).all()).length;
  const pass = (millis: number) => {
    now += millis;
  };
  return { context, change, counted, stored, pass };
}

/** One day with so many changes of people, spread over its hours, each of which folds: the most that folding costs. */
export async function countUpkeep(size: number, changes: number) {
  const { context, change, counted, stored, pass } = campaign(size);
  await buildPacks(context);
  const [logging, folding] = [nothingCounted(), nothingCounted()];
  const add = (sum: typeof logging, one: typeof logging) => {
    for (const kind of ['reads', 'writes', 'deletes'] as const) sum[kind] += one[kind];
  };
  for (let at = 0; at < changes; at += 1) {
    const kind = at % 10;
    const pack = kind < 6 ? 'cards' : kind < 9 ? 'gifts' : 'work';
    const id = ((at * 7_919) % Math.floor(size / 30)) * 30;
    add(logging, await counted(() => change(pack, id)));
    if (Math.floor(((at + 1) * 24) / changes) > Math.floor((at * 24) / changes)) {
      pass(hourMs);
      add(folding, await counted(() => foldPacks(context)));
    }
  }
  const opening = await counted(() => loadPeople(context, ['cards', 'gifts', 'work']));
  return { logging, folding, opening, stored: stored() };
}
