import {
  currentPack,
  type PackState,
  peoplePackParts,
  peoplePackState,
} from '../../../collections/people-packs.ts';
import { partId } from '../../../domain/people/pack/change-log.ts';
import { type PeoplePack, peoplePacks } from '../../../domain/people/pack/pack-limits.ts';
import { PackError, unpackPart } from '../../../domain/people/pack/pack-part.ts';
import { createPeopleIndex, type PeopleIndex } from '../../../domain/people/pack/people-index.ts';
import { RefusedError } from '../../../refusals.ts';
import { buildPacks } from './build-packs.ts';
import { changesAfter, parsedChange } from './fold-packs.ts';
import type { PackContext } from './log-people.ts';

async function indexOf(
  { read }: PackContext,
  packs: readonly PeoplePack[],
  state: PackState,
): Promise<PeopleIndex> {
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
      if (!data) throw new PackError('A part is missing.');
      index.load(pack, await unpackPart(data, part.hash));
    }
  }
  for (const [pack, changes] of tails) index.apply(pack, changes.map(parsedChange));
  index.settle();
  return index;
}

const versionsOf = (state: PackState) => peoplePacks.map((pack) => state[pack].parts);

/**
 * People as columns on the server, from the packs and their logs. A read for each part and document of a log. Parts that a
 * fold has replaced meanwhile are read again, and packs with a damaged one are built again: once.
 */
export async function loadPeople(context: PackContext, packs: readonly PeoplePack[]): Promise<PeopleIndex> {
  const stored = async () => {
    const found = await context.read.get(peoplePackState, currentPack);
    return found?.built_at ? found : null;
  };
  const state = (await stored()) ?? (await buildPacks(context));
  if (!state) throw new RefusedError('people.building');
  try {
    return await indexOf(context, packs, state);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const now = await stored();
    const isReplaced = now && JSON.stringify(versionsOf(now)) !== JSON.stringify(versionsOf(state));
    const next = isReplaced ? now : await buildPacks(context);
    if (!next) throw new RefusedError('people.building');
    return indexOf(context, packs, next);
  }
}
