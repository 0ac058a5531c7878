import { currentPack, peoplePackParts, peoplePackState } from '../../../collections/people-packs.ts';
import { partId } from '../../../domain/people/pack/change-log.ts';
import type { PeoplePack } from '../../../domain/people/pack/pack-limits.ts';
import { PackError, unpackPart } from '../../../domain/people/pack/pack-part.ts';
import { createPeopleIndex, type PeopleIndex } from '../../../domain/people/pack/people-index.ts';
import { RefusedError } from '../../../refusals.ts';
import { buildPacks } from './build-packs.ts';
import { changesAfter, parsedChange } from './fold-packs.ts';
import type { PackContext } from './log-people.ts';

/** People as columns on the server, from the packs and their logs. A read for each part and two hundred changes. */
export async function loadPeople(context: PackContext, packs: readonly PeoplePack[]): Promise<PeopleIndex> {
  const { read } = context;
  const found = await read.get(peoplePackState, currentPack);
  const state = found?.built_at ? found : await buildPacks(context);
  if (!state) throw new RefusedError('people.building');
  const tails = await Promise.all(
    packs.map(
      async (pack) => [pack, await changesAfter(read, pack, state[pack].folded, state[pack])] as const,
    ),
  );
  const rows = state.cards.parts.reduce((sum, part) => sum + part.rows, 0);
  const changed = tails.reduce((sum, [, changes]) => sum + changes.length, 0);
  // A facet may be there before its card.
  const facets = (['gifts', 'work'] as const).flatMap((pack) =>
    packs.includes(pack) ? state[pack].parts : [],
  );
  const index = createPeopleIndex(rows + facets.reduce((sum, part) => sum + part.rows, 0), changed);
  for (const pack of packs) {
    const { parts } = state[pack];
    const stored = await read.getAll(
      peoplePackParts,
      parts.map(({ version }, at) => partId(pack, at, version)),
    );
    for (const [at, part] of parts.entries()) {
      const data = stored[at]?.data;
      if (!data) throw new PackError('A fold has replaced the part meanwhile.');
      index.load(pack, await unpackPart(data, part.hash));
    }
  }
  for (const [pack, changes] of tails) index.apply(pack, changes.map(parsedChange));
  index.settle();
  return index;
}
