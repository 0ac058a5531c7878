import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { tags } from '#shared/collections/tags.ts';
import { tagKey } from '#shared/domain/people/tag-names.ts';
import { readList } from '../../../shared/data/lookup.ts';
import { withPrefix, withValues } from '../../../shared/data/queries.ts';
import { searchPauseMs } from '../../../shared/data/search.ts';
import { useMember } from '../../../shared/session/session-store.ts';

/** Tags that are offered at a time: that many reads for each question, however long the list is. */
const offeredMax = 8;

/** Tags whose name begins as typed. Nothing is read before something is typed. */
export function useTagNames(typed: string): readonly string[] {
  const { organization } = useMember();
  const [key] = useDebouncedValue(tagKey(typed), searchPauseMs);
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    const list = { path: tags.path(organization), conditions: [] };
    readList(tags, withPrefix(list, 'name_key', key, offeredMax)).then(
      (found) => isCurrent && setNames(found.map(({ name }) => name)),
      // Without a connection, tags are typed in full.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, organization]);
  return names;
}

/** How the campaign's list spells a tag; null where it has none in any spelling, or nobody can be asked. One read. */
export async function findListedName(organization: string, tag: string): Promise<string | null> {
  const conditions = [{ field: 'name_key', is: '==', value: tagKey(tag) }] as const;
  const list = withValues({ path: tags.path(organization), conditions }, 1);
  const [found] = await readList(tags, list).catch(() => []);
  return found?.name ?? null;
}
