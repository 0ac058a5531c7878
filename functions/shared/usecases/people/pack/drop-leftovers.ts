import type { Shape } from '../../../collections/define.ts';
import { type PackState, peoplePackChanges, peoplePackParts } from '../../../collections/people-packs.ts';
import { logDocument, logDocumentId, partId } from '../../../domain/people/pack/change-log.ts';
import { peoplePacks } from '../../../domain/people/pack/pack-limits.ts';
import type { Source, Store } from '../../store.ts';
import type { PackContext } from './log-people.ts';

const pageSize = 500;

/** Whether the packs still need a document of the log: not what came before the oldest change that a device may ask for. */
function isLogged(state: PackState, id: string): boolean {
  const pack = peoplePacks.find((one) => id.startsWith(`${one}-`));
  if (!pack || state.built_at === null) return false;
  const document = Number(id.slice(pack.length + 1));
  return document >= logDocument(Math.max(1, state[pack].oldest)) && id === logDocumentId(pack, document);
}

async function idsOf<S extends Shape>({ read }: PackContext, source: Source<S>): Promise<string[]> {
  const ids: string[] = [];
  let after = '';
  for (;;) {
    const found = await read.find(source, { after, limit: pageSize, select: [] });
    ids.push(...found.map(({ id }) => id));
    if (found.length < pageSize) return ids;
    after = found.at(-1)?.id ?? '';
  }
}

/**
 * Deletes parts that the packs do not name and changes from before them: what a build replaces, and what one that was broken
 * off leaves. Only the holder of the lease may, because a part that is being written is not named yet. A read for each
 * part and document of the log, without its content.
 */
export async function dropLeftovers(context: PackContext, state: PackState): Promise<void> {
  const named = new Set(
    peoplePacks.flatMap((pack) => state[pack].parts.map(({ version }, at) => partId(pack, at, version))),
  );
  const parts = (await idsOf(context, peoplePackParts)).filter((id) => !named.has(id));
  const logs = (await idsOf(context, peoplePackChanges)).filter((id) => !isLogged(state, id));
  const all: ((store: Store) => void)[] = [
    ...parts.map((id) => (store: Store) => store.delete(peoplePackParts, id)),
    ...logs.map((id) => (store: Store) => store.delete(peoplePackChanges, id)),
  ];
  for (let at = 0; at < all.length; at += pageSize)
    await context.tx(async (store) => {
      for (const drop of all.slice(at, at + pageSize)) drop(store);
    });
}
