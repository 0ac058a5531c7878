import * as z from 'zod/mini';
import { retagCall, retagPage } from '../../api/tags-api.ts';
import { people } from '../../collections/people.ts';
import { tags } from '../../collections/tags.ts';
import { replaceTag, tagId, tagKey } from '../../domain/people/tag-names.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** A card of which only the tags count: one that lost a field keeps no tag. */
const tagged = {
  ...{ name: people.name, path: people.path, within: people.within },
  schema: z.looseObject({
    tags: z.catch(z.array(z.string()), []),
    updated_at: people.schema.shape.updated_at,
    updated_by: z.string(),
  }),
};

/**
 * Replaces a tag on one page of people, and in the list: the new one is there from the first page on, the old one until the
 * last. Whoever had the tag replaced is not found any more, so the calls need no cursor. A hundred reads and three more.
 */
export const retag = command(
  retagCall,
  async ({ from, to }, { member }, store) => {
    await requireCaller(store, member, 'people.write');
    const isRespelled = to !== null && tagKey(to) === tagKey(from);
    const [source, target, found] = await Promise.all([
      store.get(tags, tagId(from)),
      to === null ? null : store.get(tags, tagId(to)),
      from === to
        ? []
        : store.find(tagged, {
            where: [['tags', 'array-contains', from]],
            select: ['tags'],
            limit: retagPage,
          }),
    ]);
    // Another spelling of a tag that is listed is that tag.
    const name = isRespelled ? to : (target?.name ?? to);
    const changed = { updated_at: serverTime, updated_by: member.uid };
    const isDone = found.length < retagPage;
    if (to !== null && !target)
      store.create(tags, tagId(to), {
        ...{ name: to, name_key: tagKey(to), color: source?.color ?? 'gray' },
        ...{ description: source?.description ?? null, created_at: serverTime, created_by: member.uid },
        ...changed,
      });
    if (isRespelled && target && target.name !== to) store.update(tags, tagId(to), { name: to, ...changed });
    for (const person of found)
      store.update(tagged, person.id, { tags: replaceTag(person.tags, from, name), ...changed });
    // A tag of the same key is the new one.
    if (isDone && source && !isRespelled) store.delete(tags, tagId(from));
    return { changed: found.length, isDone };
  },
  { key: () => 'tags' },
);
