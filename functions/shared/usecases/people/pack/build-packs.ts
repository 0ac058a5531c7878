import {
  currentPack,
  type PackState,
  peoplePackParts,
  peoplePackState,
} from '../../../collections/people-packs.ts';
import { partId } from '../../../domain/people/pack/change-log.ts';
import {
  type PeoplePack,
  packBuildMs,
  packPeopleMax,
  partBytesMax,
  partRows,
  peoplePacks,
} from '../../../domain/people/pack/pack-limits.ts';
import { packPart, partOfPerson } from '../../../domain/people/pack/pack-part.ts';
import type { PackRow } from '../../../domain/people/pack/pack-rows.ts';
import { RefusedError } from '../../../refusals.ts';
import { saltFor } from '../../consent/contact-salt.ts';
import type { PackContext } from './log-people.ts';
import { packHash, packSalt, packSources, type RowMaking, rowOf } from './pack-sources.ts';

const pageSize = 1_000;
const noPack = { change: 0, folded: 0, oldest: 0, parts: [] };

/** One builds at a time. Changes go on into the log from here on, so that what is read while it changes is set right. */
async function begin({ tx, now, instant, newId }: PackContext) {
  return tx(async (store) => {
    const [state, salt] = await Promise.all([
      store.get(peoplePackState, currentPack),
      saltFor(store, { newId }),
    ]);
    if (state?.building_until && state.building_until.toMillis() > now()) return null;
    const { id: _, ...before } = state ?? {
      ...{ id: currentPack, cards: noPack, gifts: noPack, work: noPack },
      built_at: null,
    };
    salt.save();
    const building_until = instant(now() + packBuildMs);
    store.set(peoplePackState, currentPack, { ...before, building_until });
    return { before, building_until, salt: packSalt(salt.salt) };
  });
}

async function readAll({ read }: PackContext, pack: PeoplePack, making: RowMaking): Promise<PackRow[]> {
  const rows: PackRow[] = [];
  const source = packSources[pack] as typeof packSources.cards;
  let page = await read.page(source, { limit: pageSize });
  for (;;) {
    for (const fields of page.rows) {
      const row = rowOf(pack, fields.id, fields, making);
      if (row) rows.push(row);
    }
    if (rows.length > packPeopleMax) throw new RefusedError('people.packFull', { most: packPeopleMax });
    if (!page.next) return rows;
    page = await page.next();
  }
}

type PackedPart = { data: Uint8Array; hash: string; rows: number };

/** Rows in as many parts as fit into documents. */
async function partsOf(rows: readonly PackRow[], least: number): Promise<PackedPart[]> {
  const byPart: PackRow[][] = Array.from({ length: least }, () => []);
  for (const row of rows) byPart[partOfPerson(row.id, least)]?.push(row);
  const packed: PackedPart[] = [];
  for (const part of byPart) {
    const made = await packPart(part);
    if (made.data.length > partBytesMax) return partsOf(rows, least + Math.ceil(least / 2));
    packed.push({ ...made, rows: part.length });
  }
  return packed;
}

/**
 * Builds all packs from the collections: a read for each person and facet. Null where somebody else is at it. Interrupted,
 * another one may begin five minutes later.
 */
export async function buildPacks(context: PackContext): Promise<PackState | null> {
  const began = await begin(context);
  if (!began) return null;
  const { before, building_until, salt } = began;
  const version = context.now();
  const making = { hide: packHash(salt), now: context.now() };
  const built: Pick<PackState, PeoplePack> = { ...before };
  for (const pack of peoplePacks) {
    const rows = await readAll(context, pack, making);
    const parts = await partsOf(rows, Math.max(1, Math.ceil(rows.length / partRows[pack])));
    const { change } = before[pack];
    built[pack] = { change, folded: change, oldest: change + 1, parts: [] };
    for (const [at, { data, hash, rows: count }] of parts.entries()) {
      await context.tx(async (store) =>
        store.set(peoplePackParts, partId(pack, at, version), { pack, data }),
      );
      built[pack].parts.push({ version, hash, rows: count });
    }
  }
  return context.tx(async (store) => {
    const now = await store.get(peoplePackState, currentPack);
    if (now?.building_until?.toMillis() !== building_until.toMillis()) return null;
    const state: PackState = { ...built, building_until: null, built_at: context.instant(version) };
    // What changed meanwhile is in the log.
    for (const pack of peoplePacks) state[pack] = { ...state[pack], change: now[pack].change };
    store.set(peoplePackState, currentPack, state);
    for (const pack of peoplePacks)
      for (const [at, part] of before[pack].parts.entries())
        store.delete(peoplePackParts, partId(pack, at, part.version));
    return state;
  });
}
