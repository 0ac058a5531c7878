import { changeListCall } from '../../api/audiences-api.ts';
import { audiences, frozenPeopleMax } from '../../collections/audiences.ts';
import { allNeeds } from '../../domain/people/audience/audience-needs.ts';
import { packIds, unpackIds } from '../../domain/people/audience/frozen-ids.ts';
import { RefusedError } from '../../refusals.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { expandAudience, neededBy, requireNeeds } from './expand-audience.ts';

/** A frozen list that is the caller's own, with who is in it. */
async function ownList({ member }: Context, store: Pick<Store, 'get'>, id: string) {
  const found = await store.get(audiences, id);
  if (!found?.people) throw new RefusedError('audiences.listGone');
  if (found.owner !== member.uid) throw new RefusedError('audiences.notYours');
  requireNeeds(member, found.needs);
  return { found, people: await unpackIds(found.people) };
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
  await ownList(context, context.read, id);
  const added = change.is === 'add' ? await peopleToAdd(context, change) : null;
  const removed = change.is === 'remove' ? await unpackIds(change.people) : null;
  return context.tx(async (store) => {
    const { found, people } = await ownList(context, store, id);
    const changed = added
      ? [...new Set(added.ids)].filter((person) => !people.has(person))
      : [...(removed ?? [])].filter((person) => people.has(person));
    for (const person of changed) {
      if (added) people.add(person);
      else people.delete(person);
    }
    if (people.size > frozenPeopleMax)
      throw new RefusedError('audiences.listFull', { most: frozenPeopleMax });
    const needs = allNeeds(found.needs, added?.needs ?? []);
    const closes = needs.length > found.needs.length && found.is_shared;
    if (!isPreview && changed.length > 0) {
      const { id: _, ...fields } = found;
      store.set(audiences, id, {
        ...{ ...fields, needs, people: await packIds([...people]), count: people.size },
        updated_at: serverTime,
      });
    }
    return {
      ...{ changed: changed.length, count: people.size, closes },
      people: isPreview ? null : await packIds(changed),
    };
  });
});
