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
import { type PeoplePack, partBytesMax, peoplePacks } from '../../../domain/people/pack/pack-limits.ts';
import { PackError, packPart, unpackPart } from '../../../domain/people/pack/pack-part.ts';
import type { PackRow } from '../../../domain/people/pack/pack-rows.ts';
import type { Reads } from '../../store.ts';
import { buildPacks } from './build-packs.ts';
import { isFolded, type PackContext } from './log-people.ts';

export const parsedChange = ({ n, id, row }: PackChange): PackChange<PackRow> => ({
  n,
  id,
  row: row === null ? null : JSON.parse(row),
});

/** Changes of a pack after one, from its log. A read for each two hundred. */
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

/** One pack with its changes in new versions of the parts that they touch; null where it has to be built again. */
async function foldPack(
  { read, tx }: PackContext,
  pack: PeoplePack,
  state: PackState[PeoplePack],
): Promise<PackState[PeoplePack] | null> {
  const changes = (await changesAfter(read, pack, state.folded, state)).map(parsedChange);
  const parts = [...state.parts];
  for (const [at, ofPart] of changesByPart(newestChanges(changes), parts.length)) {
    const part = parts[at];
    const stored = part && (await read.get(peoplePackParts, partId(pack, at, part.version)));
    if (!part || !stored) return null;
    const rows = foldRows(await unpackPart(stored.data, part.hash), ofPart);
    const { data, hash } = await packPart(rows);
    if (data.length > partBytesMax) return null;
    const version = part.version + 1;
    await tx(async (store) => store.set(peoplePackParts, partId(pack, at, version), { pack, data }));
    parts[at] = { version, hash, rows: rows.length };
  }
  return { change: state.change, folded: state.change, oldest: state.folded + 1, parts };
}

/**
 * Folds the change logs into the parts. New versions lie beside the old ones until one transaction names them, so a fold that
 * ends anywhere, or runs twice at once, leaves the packs as they were. A part that is damaged or too large has all packs
 * built again. Says whether changes came meanwhile.
 */
export async function foldPacks(context: PackContext): Promise<'folded' | 'behind'> {
  const state = await context.read.get(peoplePackState, currentPack);
  if (!state || isFolded(state)) return 'folded';
  const folded: Partial<Record<PeoplePack, PackState[PeoplePack]>> = {};
  try {
    for (const pack of peoplePacks) {
      if (state[pack].change <= state[pack].folded) continue;
      const next = await foldPack(context, pack, state[pack]);
      if (!next) throw new PackError('A part is missing or too large.');
      folded[pack] = next;
    }
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    await buildPacks(context);
    return 'behind';
  }
  return context.tx(async (store) => {
    const now = await store.get(peoplePackState, currentPack);
    if (!now) return 'folded';
    const { id: _, ...fields } = now;
    const changed = { ...fields };
    for (const pack of peoplePacks) {
      const next = folded[pack];
      // Another fold or a build was faster: its parts stay.
      if (!next || JSON.stringify(now[pack].parts) !== JSON.stringify(state[pack].parts)) continue;
      changed[pack] = { ...next, change: now[pack].change };
      for (const [at, part] of state[pack].parts.entries())
        if (next.parts[at]?.version !== part.version)
          store.delete(peoplePackParts, partId(pack, at, part.version));
      const first = logDocument(Math.max(1, state[pack].oldest));
      for (let document = first; document < logDocument(next.oldest); document += 1)
        store.delete(peoplePackChanges, logDocumentId(pack, document));
    }
    store.set(peoplePackState, currentPack, changed);
    return isFolded({ ...changed }) ? 'folded' : 'behind';
  });
}
