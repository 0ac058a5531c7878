import { audiences } from '../../collections/audiences.ts';
import { voterListVoters } from '../../collections/voter-lists.ts';
import { letGo } from '../../domain/engine/row-set.ts';
import { type AudienceFilter, listsOf, packsOf } from '../../domain/people/audience/audience-filter.ts';
import { audienceRows, type HeldLists } from '../../domain/people/audience/audience-predicates.ts';
import { type AudienceCounts, countAudience } from '../../domain/people/audience/count-audience.ts';
import { unpackIds } from '../../domain/people/audience/frozen-ids.ts';
import { packCapabilities } from '../../domain/people/pack/pack-limits.ts';
import { RefusedError } from '../../refusals.ts';
import { loadPeople } from '../people/pack/load-people.ts';
import { packContext } from '../people/pack/open-people.ts';
import { requireCapability } from '../require-capability.ts';
import type { Caller, Context } from '../use-case.ts';

/** Refuses a filter that asks what the caller may not see: counting by giving would tell who gave. */
export function requireFilter(member: Caller, filter: AudienceFilter): void {
  for (const pack of packsOf(filter)) requireCapability(member, ...packCapabilities[pack]);
  if (listsOf(filter).voters.length > 0) requireCapability(member, 'voters.read');
}

/** Members of the frozen lists that a filter names. A read each. */
export async function heldLists({ read, member }: Context, filter: AudienceFilter): Promise<HeldLists> {
  const { people, voters } = listsOf(filter);
  const [lists, voterLists] = await Promise.all([
    read.getAll(audiences, people),
    read.getAll(voterListVoters, voters),
  ]);
  const held = { people: new Map<string, Set<string>>(), voters: new Map<string, Set<string>>() };
  for (const list of lists)
    if (list?.people && (list.is_shared || list.owner === member.uid))
      held.people.set(list.id, await unpackIds(list.people));
  for (const list of voterLists) if (list) held.voters.set(list.id, await unpackIds(list.voters));
  if (held.people.size < new Set(people).size || held.voters.size < new Set(voters).size)
    throw new RefusedError('audiences.listGone');
  return held;
}

/** The people of a filter, on the server, by the predicates that a device uses. A read for each part of the packs it asks. */
export async function expandAudience(
  context: Context,
  filter: AudienceFilter,
): Promise<{ ids: string[]; counts: AudienceCounts }> {
  requireFilter(context.member, filter);
  const lists = await heldLists(context, filter);
  const index = await loadPeople(packContext(context), packsOf(filter));
  const rows = audienceRows(index, filter, lists);
  const ids = Array.from(rows.from.subarray(0, rows.count), (row) => index.ids[row] ?? '');
  const counts = countAudience(index, rows);
  letGo(rows);
  return { ids, counts };
}
