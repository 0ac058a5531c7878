import {
  currentPack,
  type PackState,
  peoplePackChanges,
  peoplePackParts,
  peoplePackState,
} from '../../../collections/people-packs.ts';
import {
  changesByPart,
  foldRows,
  logDocument,
  logDocumentId,
  logDocumentsAfter,
  newestChanges,
  type PackChange,
  partId,
} from '../../../domain/people/pack/change-log.ts';
import {
  changesPerDocument,
  foldDocumentsMax,
  type PeoplePack,
  partBytesMax,
  peoplePacks,
} from '../../../domain/people/pack/pack-limits.ts';
import { PackError, packPart, unpackPart } from '../../../domain/people/pack/pack-part.ts';
import type { PackRow } from '../../../domain/people/pack/pack-rows.ts';
import { RefusedError } from '../../../refusals.ts';
import type { Reads } from '../../store.ts';
import { buildPacks } from './build-packs.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import { isFolded, type PackContext } from './log-people.ts';
import { LeaseLostError, type PackLease, publishPacks, takeLease, writeParts } from './pack-lease.ts';

export const parsedChange = ({ n, id, row }: PackChange): PackChange<PackRow> => ({
  n,
  id,
  row: row === null ? null : JSON.parse(row),
});

/** Changes of a pack after one, from its log. A read for each document. */
export async function changesAfter(
  reads: Reads,
  pack: PeoplePack,
  since: number,
  state: PackState[PeoplePack],
): Promise<PackChange[]> {
  const ids = logDocumentsAfter(since, state).map((document) => logDocumentId(pack, document));
  const found = await reads.getAll(peoplePackChanges, ids);
  return found
    .flatMap((document) => document?.changes ?? [])
    .filter(({ n }) => n > since && n <= state.change);
}

/**
 * One pack with its changes, of a log that is long its oldest ones, in new versions of the parts that they touch; null where
 * it has to be built again.
 */
async function foldPack(
  context: PackContext,
  lease: PackLease,
  pack: PeoplePack,
): Promise<PackState[PeoplePack] | null> {
  const state = lease.before[pack];
  const last = (logDocument(state.folded + 1) + foldDocumentsMax) * changesPerDocument;
  const change = Math.min(state.change, last);
  const changes = (await changesAfter(context.read, pack, state.folded, { ...state, change })).map(
    parsedChange,
  );
  const parts = [...state.parts];
  const written: Parameters<typeof writeParts>[2][number][] = [];
  for (const [at, ofPart] of changesByPart(newestChanges(changes), parts.length)) {
    const part = parts[at];
    const stored = part && (await context.read.get(peoplePackParts, partId(pack, at, part.version)));
    if (!part || !stored) return null;
    const rows = foldRows(await unpackPart(stored.data, part.hash), ofPart);
    const { data, hash } = await packPart(rows);
    if (data.length > partBytesMax) return null;
    const version = context.newId();
    written.push({ id: partId(pack, at, version), pack, data });
    parts[at] = { version, hash, rows: rows.length };
  }
  await writeParts(context, lease, written);
  return { change: state.change, folded: change, oldest: state.folded + 1, parts };
}

/** Null where a part is damaged, missing or too large. */
async function foldHeld(context: PackContext, lease: PackLease): Promise<PackState | null> {
  const folded: PackState = { ...lease.before, busy_until: lease.hasLeftovers ? lease.until : null };
  try {
    for (const pack of peoplePacks) {
      if (lease.before[pack].change <= lease.before[pack].folded) continue;
      const next = await foldPack(context, lease, pack);
      if (!next) return null;
      folded[pack] = next;
    }
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
  const state = await publishPacks(context, lease, folded, (store) => {
    for (const pack of peoplePacks) {
      const { parts, oldest } = lease.before[pack];
      for (const [at, { version }] of parts.entries())
        if (folded[pack].parts[at]?.version !== version)
          store.delete(peoplePackParts, partId(pack, at, version));
      const first = logDocument(Math.max(1, oldest));
      for (let document = first; document < logDocument(folded[pack].oldest); document += 1)
        store.delete(peoplePackChanges, logDocumentId(pack, document));
    }
  });
  if (!lease.hasLeftovers) return state;
  await dropLeftovers(context, state);
  return publishPacks(context, lease, { ...state, busy_until: null });
}

/**
 * Folds the change logs into the parts, one at a time. New versions lie beside the old ones until one transaction names
 * them, so a fold that ends anywhere leaves the packs as they were. A part that is damaged or too large has all packs built
 * again. Says whether changes came meanwhile.
 */
export async function foldPacks(context: PackContext): Promise<'folded' | 'behind'> {
  const isNeeded = (state: PackState) => state.built_at !== null && !isFolded(state);
  const found = await context.read.get(peoplePackState, currentPack);
  if (!found || !isNeeded(found)) return 'folded';
  const lease = await takeLease(context, isNeeded);
  if (!lease) return 'behind';
  try {
    const state = (await foldHeld(context, lease)) ?? (await buildPacks(context, lease));
    return state && isFolded(state) ? 'folded' : 'behind';
  } catch (error) {
    // Too many people by now: there are no packs any more.
    if (error instanceof RefusedError) return 'folded';
    if (error instanceof LeaseLostError) return 'behind';
    throw error;
  }
}
