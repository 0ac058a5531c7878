import { changeListCall } from '../../api/audiences-api.ts';
import { audiences, frozenPeopleMax, storedPeopleMax } from '../../collections/audiences.ts';
import { allNeeds } from '../../domain/people/audience/audience-needs.ts';
import { packIds, unpackIds } from '../../domain/people/audience/frozen-ids.ts';
import { RefusedError } from '../../refusals.ts';
import { serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { headOf, packedForList } from './audience-heads.ts';
import { expandAudience, neededBy, requireNeeds } from './expand-audience.ts';

type Head = NonNullable<Awaited<ReturnType<typeof headOf>>>;

/** A frozen list that is the caller's own. */
function ownList<H extends Pick<Head, 'kind' | 'owner' | 'needs'>>({ member }: Context, found: H | null): H {
  if (found?.kind !== 'list') throw new RefusedError('audiences.listGone');
  if (found.owner !== member.uid) throw new RefusedError('audiences.notYours');
  requireNeeds(member, found.needs);
  return found;
}

/** Whom the caller would add, and what was asked to find them: a list is as closed as what it was made of. */
async function peopleToAdd(
  context: Context,
  { filter, ids }: { filter: Parameters<typeof neededBy>[1]; ids: readonly string[] | null },
) {
  if (ids === null) return expandAudience(context, filter);
  return { ids, needs: await neededBy(context, filter) };
}

/**
 * Adds people to a frozen list or takes some out. Answers with whom it changed: the opposite for them takes it back. Twice it
 * changes nothing. A preview only counts.
 */
export const changeList = useCase(changeListCall, async ({ id, change, isPreview }, context) => {
  ownList(context, await headOf(context.read, id));
  const added = change.is === 'add' ? await peopleToAdd(context, change) : null;
  const removed = change.is === 'remove' ? await unpackIds(change.people, frozenPeopleMax) : null;
  return context.tx(async (store) => {
    const found = ownList(context, await store.get(audiences, id));
    const people = await unpackIds(found.people ?? '', storedPeopleMax);
    const changed = added
      ? [...new Set(added.ids)].filter((person) => !people.has(person))
      : [...(removed ?? [])].filter((person) => people.has(person));
    for (const person of changed) {
      if (added) people.add(person);
      else people.delete(person);
    }
    const packed = await (added ? packedForList : packIds)([...people]);
    const needs = allNeeds(found.needs, added?.needs ?? []);
    const closes = needs.length > found.needs.length && found.is_shared;
    if (!isPreview && changed.length > 0)
      store.update(audiences, id, { needs, people: packed, count: people.size, updated_at: serverTime });
    return {
      ...{ changed: changed.length, count: people.size, closes },
      people: isPreview ? null : await packIds(changed),
    };
  });
});
