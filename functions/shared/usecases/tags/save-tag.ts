import { saveTagCall } from '../../api/tags-api.ts';
import { tags } from '../../collections/tags.ts';
import { tagId, tagKey } from '../../domain/people/tag-names.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Adds a tag, or changes the one of this name in any spelling: its own spelling stays. Two reads. */
export const saveTag = command(saveTagCall, async ({ name, look }, { member }, store) => {
  await requireCaller(store, member, 'people.write');
  const id = tagId(name);
  const stored = await store.get(tags, id);
  const changed = { updated_at: serverTime, updated_by: member.uid };
  if (stored && look) store.update(tags, id, { ...look, ...changed });
  if (!stored)
    store.create(tags, id, {
      ...{ name, name_key: tagKey(name), color: 'gray' as const, description: null, ...look },
      ...{ created_at: serverTime, created_by: member.uid, ...changed },
    });
  return { success: true as const };
});
