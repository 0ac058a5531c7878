import type { Stored } from '#shared/collections/define.ts';
import { voterAdditions } from '#shared/collections/voter-additions.ts';
import { type Pages, usePages } from '../../../shared/data/pages.ts';
import { inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';

export type Addition = Stored<typeof voterAdditions>;

/** People met at doors whom no organizer has decided on yet, the newest first: 50 reads a page. */
export function useNewVoters(): Pages<Addition> {
  const path = voterAdditions.path(useMember().organization);
  const list = { path, conditions: [{ field: 'state', is: '==', value: 'new' } as const] };
  return usePages({
    collection: voterAdditions,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'created_at', direction: 'desc' }),
  });
}
