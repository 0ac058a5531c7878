import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { tags } from '#shared/collections/tags.ts';
import { tagKey } from '#shared/domain/people/tag-names.ts';
import { readList } from '../../../shared/data/lookup.ts';
import { withPrefix } from '../../../shared/data/queries.ts';
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
