import * as z from 'zod/mini';
import { bulkPeopleCall } from '../../api/people-pack-api.ts';
import { people } from '../../collections/people.ts';
import { tags } from '../../collections/tags.ts';
import { tagsMax } from '../../domain/people/people-limits.ts';
import { tagId, tagKey } from '../../domain/people/tag-names.ts';
import { requireCaller, requireMember } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

const changeable = {
  ...{ name: people.name, path: people.path, within: people.within },
  schema: z.looseObject({
    tags: z.catch(z.array(z.string()), []),
    assigned_to: z.catch(z.nullable(z.string()), null),
    merged_into: z.catch(z.nullable(z.string()), null),
    updated_at: people.schema.shape.updated_at,
    updated_by: z.string(),
  }),
};

/**
 * One change for up to 200 people in one transaction, through the journal. Whoever has the tag already, or is gone, is not
 * changed, so the opposite for those who were takes it back exactly. A read and a write for each, and two more.
 */
export const bulkPeople = command(bulkPeopleCall, async ({ ids, change }, { member }, store) => {
  await requireCaller(store, member, 'people.write');
  const stamps = { updated_at: serverTime, updated_by: member.uid };
  const found = await store.getAll(changeable, [...new Set(ids)]);
  const alive = found.flatMap((person) => (person && person.merged_into === null ? [person] : []));
  const changed: { id: string; before: string | null }[] = [];
  let full = 0;
  if (change.is === 'assign') {
    if (change.to !== null) await requireMember(store, { ...member, uid: change.to });
    for (const { id, assigned_to } of alive) {
      if (assigned_to === change.to) continue;
      if (change.from !== undefined && assigned_to !== change.from) continue;
      store.update(changeable, id, { assigned_to: change.to, ...stamps });
      changed.push({ id, before: assigned_to });
    }
    return { changed, full };
  }
  const key = tagKey(change.tag);
  const listed = await store.get(tags, tagId(change.tag));
  const name = listed?.name ?? change.tag;
  const isTag = (tag: string) => tag === name || (key !== '' && tagKey(tag) === key);
  for (const { id, tags: own } of alive) {
    if (own.some(isTag) === change.on) continue;
    if (change.on && own.length >= tagsMax) {
      full += 1;
      continue;
    }
    store.update(changeable, id, {
      tags: change.on ? [...own, name] : own.filter((tag) => !isTag(tag)),
      ...stamps,
    });
    changed.push({ id, before: null });
  }
  if (change.on && !listed && changed.length > 0 && key !== '')
    store.create(tags, tagId(name), {
      ...{ name, name_key: key, color: 'gray', description: null },
      ...{ created_at: serverTime, created_by: member.uid, ...stamps },
    });
  return { changed, full };
});
