import { due } from '../../../collections/due.ts';
import { people } from '../../../collections/people.ts';
import { currentPack, type PackState, peoplePackState } from '../../../collections/people-packs.ts';
import { givingBackfill } from '../../../domain/due/giving-backfill.ts';
import { partId } from '../../../domain/people/pack/change-log.ts';
import {
  type PeoplePack,
  packFullMs,
  packPeopleMax,
  partBytesMax,
  partRows,
  peoplePacks,
} from '../../../domain/people/pack/pack-limits.ts';
import { packPart, partOfPerson } from '../../../domain/people/pack/pack-part.ts';
import type { PackRow } from '../../../domain/people/pack/pack-rows.ts';
import { RefusedError } from '../../../refusals.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import type { PackContext } from './log-people.ts';
import { LeaseLostError, type PackLease, publishPacks, takeLease, writeParts } from './pack-lease.ts';
import { packHash, packSources, type RowMaking, rowOf } from './pack-sources.ts';

const pageSize = 1_000;

async function readAll({ read }: PackContext, pack: PeoplePack, making: RowMaking): Promise<PackRow[]> {
  const rows: PackRow[] = [];
  const source = packSources[pack] as typeof packSources.cards;
  let page = await read.page(source, { limit: pageSize });
  for (;;) {
    for (const fields of page.rows) {
      const row = rowOf(pack, fields.id, fields, making);
      if (row) rows.push(row);
    }
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

/** More people than packs take: they are dropped, so that no change is logged, and nobody counts again for a day. */
async function refuseFull(context: PackContext, lease: PackLease): Promise<never> {
  const full = { ...lease.before, built_at: null, busy_until: lease.until };
  for (const pack of peoplePacks) {
    const { change } = full[pack];
    full[pack] = { change, folded: change, oldest: change + 1, parts: [] };
  }
  await dropLeftovers(context, await publishPacks(context, lease, full));
  const full_until = context.instant(context.now() + packFullMs);
  await publishPacks(context, lease, { ...full, busy_until: null, full_until });
  throw new RefusedError('people.packFull', { most: packPeopleMax });
}

/** A donor who gave before their record had what segments are told from. */
const lacksGiving = (row: PackRow): boolean => 'giving' in row && row.total > 0 && row.giving === '';

/** They get it a moment later, and the log of changes tells it. */
async function scheduleGiving({ organization, tx, instant, now, newId }: PackContext): Promise<void> {
  const wanted = givingBackfill(organization, { at: instant(now()) });
  await tx(async (store) => store.set(due, wanted.id, wanted.document(newId())));
}

/** Builds all packs for the holder of the lease, and gives it back. */
async function buildHeld(context: PackContext, lease: PackLease): Promise<PackState> {
  const { before, until } = lease;
  if ((await context.read.count(people, {})) > packPeopleMax) return refuseFull(context, lease);
  const making = { hide: packHash(lease.salt), now: context.now() };
  const built: PackState = { ...before, salt: lease.salt, busy_until: until, full_until: null };
  built.built_at = context.instant(context.now());
  for (const pack of peoplePacks) {
    const rows = await readAll(context, pack, making);
    if (rows.some(lacksGiving)) await scheduleGiving(context);
    const packed = await partsOf(rows, Math.max(1, Math.ceil(rows.length / partRows[pack])));
    const { change } = before[pack];
    const parts: PackState[PeoplePack]['parts'] = [];
    for (const { hash, rows: count } of packed) parts.push({ version: context.newId(), hash, rows: count });
    await writeParts(
      context,
      lease,
      packed.map(({ data }, at) => ({ id: partId(pack, at, parts[at]?.version ?? ''), pack, data })),
    );
    built[pack] = { change, folded: change, oldest: change + 1, parts };
  }
  await dropLeftovers(context, await publishPacks(context, lease, built));
  return publishPacks(context, lease, { ...built, busy_until: null });
}

/**
 * Builds all packs from the collections: a read for each person and facet. Null where somebody else is at it. Interrupted,
 * another one may begin five minutes later. `held`: the lease of a fold that found that it has to.
 */
export async function buildPacks(context: PackContext, held?: PackLease): Promise<PackState | null> {
  const isFull = ({ full_until }: PackState) => (full_until?.toMillis() ?? 0) > context.now();
  const lease = held ?? (await takeLease(context, (state) => !isFull(state)));
  if (!lease) {
    const state = await context.read.get(peoplePackState, currentPack);
    if (state && isFull(state)) throw new RefusedError('people.packFull', { most: packPeopleMax });
    return null;
  }
  try {
    return await buildHeld(context, lease);
  } catch (error) {
    if (error instanceof LeaseLostError) return null;
    throw error;
  }
}
