import type { PersonRow } from '../../api/imports-api.ts';
import type { ImportFlag } from '../../collections/import-flags.ts';
import { tags } from '../../collections/tags.ts';
import { importFlags } from '../../constants.ts';
import { tagListMax } from '../../domain/people/people-limits.ts';
import { tagId, tagKey } from '../../domain/people/tag-names.ts';
import { serverTime } from '../store.ts';
import type { Chunk } from './chunk.ts';

/**
 * Rows with tags as the campaign's list spells them, and the tags that the list lacks, up to `tagListMax`; the others are
 * left out and flagged. One read for each tag, and a count where the list lacks one.
 */
export async function prepareTags({ store, context }: Chunk, rows: readonly PersonRow[]) {
  const wanted = new Map<string, string>();
  for (const tag of rows.flatMap((row) => row.tags))
    if (tagKey(tag) !== '' && !wanted.has(tagId(tag))) wanted.set(tagId(tag), tag);
  const found = await store.getAll(tags, [...wanted.keys()]);
  const listed = new Map(found.flatMap((tag) => (tag ? [[tag.id, tag.name] as const] : [])));
  const missing = [...wanted].filter(([id]) => !listed.has(id));
  const room = missing.length > 0 ? Math.max(0, tagListMax - (await store.count(tags, {}))) : 0;
  const fresh = missing.slice(0, room);
  const names = new Map([...listed, ...fresh]);

  function tagged(row: PersonRow): PersonRow {
    if (row.tags.length === 0) return row;
    const spelled = row.tags.flatMap((tag) => names.get(tagId(tag)) ?? []);
    const left = row.tags.filter((tag) => !names.has(tagId(tag)));
    const flags: ImportFlag[] = left.map((cell) => ({ field: 'tags', column: '', code: 'tags_full', cell }));
    return { ...row, tags: [...new Set(spelled)], flags: [...row.flags, ...flags].slice(0, importFlags.max) };
  }

  return {
    rows: rows.map(tagged),
    created: fresh.map(([, name]) => name),
    save(): void {
      const by = context.member.uid;
      const stamps = { created_at: serverTime, created_by: by, updated_at: serverTime, updated_by: by };
      for (const [id, name] of fresh)
        store.create(tags, id, { name, name_key: tagKey(name), color: 'gray', description: null, ...stamps });
    },
  };
}
