import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { Stored } from '#shared/collections/define.ts';
import { profileChanges } from '#shared/collections/profile-changes.ts';
import { type Pages, usePages } from '../../../shared/data/pages.ts';
import { type Condition, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { ListControls } from '../../../shared/ui/list/url.ts';

export type Change = Stored<typeof profileChanges>;

export const changeLists = { sorts: ['at'], filters: { field: profileFieldNames } } as const;
export type ChangeControls = ListControls<'at', keyof typeof changeLists.filters>;

/** What was changed, newest first: 50 reads a page. Both questions have their index in firestore.indexes.json. */
export function useChanges({ filters: { field } }: Pick<ChangeControls, 'filters'>): Pages<Change> {
  const path = profileChanges.path(useMember().organization);
  const conditions: Condition[] = field === undefined ? [] : [{ field: 'field', is: '==', value: field }];
  const list = { path, conditions };
  return usePages({
    collection: profileChanges,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'at', direction: 'desc' }),
  });
}
