import * as z from 'zod/mini';
import { audiences } from '../../collections/audiences.ts';
import { voterListVoters } from '../../collections/voter-lists.ts';
import { letGo } from '../../domain/engine/row-set.ts';
import { type AudienceFilter, listsOf, packsOf } from '../../domain/people/audience/audience-filter.ts';
import {
  type AudienceNeed,
  allNeeds,
  needCapabilities,
  ownNeeds,
} from '../../domain/people/audience/audience-needs.ts';
import { audienceRows, type HeldLists } from '../../domain/people/audience/audience-predicates.ts';
import { type AudienceCounts, countAudience } from '../../domain/people/audience/count-audience.ts';
import { unpackIds } from '../../domain/people/audience/frozen-ids.ts';
import { RefusedError } from '../../refusals.ts';
import { loadPeople } from '../people/pack/load-people.ts';
import { packContext } from '../people/pack/open-people.ts';
import { requireCapability } from '../require-capability.ts';
import type { Caller, Context } from '../use-case.ts';

/** Refuses what the caller may not see: counting by giving, or those of a list of givers, would tell who gave. */
export function requireNeeds(member: Caller, needs: readonly AudienceNeed[]): void {
  for (const need of needs) requireCapability(member, ...needCapabilities[need]);
}

const { shape } = audiences.schema;
const listNeeds = {
  ...audiences,
  schema: z.object({ is_shared: shape.is_shared, owner: shape.owner, needs: shape.needs }),
};
const isMissing = (found: { is_shared: boolean; owner: string } | null, { uid }: Caller): boolean =>
  !found || !(found.is_shared || found.owner === uid);

/** What a filter and the lists that it names ask, which the caller may see. Reads each list, without who is in it. */
export async function neededBy({ read, member }: Context, filter: AudienceFilter): Promise<AudienceNeed[]> {
  requireNeeds(member, ownNeeds(filter));
  const lists = await read.getAll(listNeeds, listsOf(filter).people);
  if (lists.some((list) => isMissing(list, member))) throw new RefusedError('audiences.listGone');
  const all = allNeeds(ownNeeds(filter), ...lists.flatMap((list) => (list ? [list.needs] : [])));
  requireNeeds(member, all);
  return all;
}

/** Members of the frozen lists that a filter names, of which the caller may see all that they ask. A read each. */
async function heldLists(
  { read, member }: Context,
  filter: AudienceFilter,
): Promise<{ held: HeldLists; needs: AudienceNeed[] }> {
  const { people, voters } = listsOf(filter);
  const [lists, voterLists] = await Promise.all([
    read.getAll(audiences, people),
    read.getAll(voterListVoters, voters),
  ]);
  const held = { people: new Map<string, Set<string>>(), voters: new Map<string, Set<string>>() };
  let needs = ownNeeds(filter);
  for (const list of lists) {
    if (!list?.people || isMissing(list, member)) continue;
    requireNeeds(member, list.needs);
    needs = allNeeds(needs, list.needs);
    held.people.set(list.id, await unpackIds(list.people));
  }
  for (const list of voterLists) if (list) held.voters.set(list.id, await unpackIds(list.voters));
  if (held.people.size < new Set(people).size || held.voters.size < new Set(voters).size)
    throw new RefusedError('audiences.listGone');
  return { held, needs };
}

/**
 * The people of a filter, on the server, by the predicates that a device uses, and what was asked for them. A read for each
 * part of the packs and each list.
 */
export async function expandAudience(
  context: Context,
  filter: AudienceFilter,
): Promise<{ ids: string[]; counts: AudienceCounts; needs: AudienceNeed[] }> {
  requireNeeds(context.member, ownNeeds(filter));
  const { held, needs } = await heldLists(context, filter);
  const index = await loadPeople(packContext(context), packsOf(filter));
  const rows = audienceRows(index, filter, held);
  const ids = Array.from(rows.from.subarray(0, rows.count), (row) => index.ids[row] ?? '');
  const counts = countAudience(index, rows);
  letGo(rows);
  return { ids, counts, needs };
}
