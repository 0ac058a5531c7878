import type { Stored } from '#shared/collections/define.ts';
import { errorGroups } from '#shared/collections/error-groups.ts';
import { errorReports } from '#shared/collections/error-reports.ts';
import { useLiveDocument, useLiveQuery } from '../../../shared/data/live.ts';
import { usePages } from '../../../shared/data/pages.ts';
import { type Condition, firstOf, inOrder } from '../../../shared/data/queries.ts';
import type { ListControls } from '../../../shared/ui/list/url.ts';

export type ErrorGroup = Stored<typeof errorGroups>;
export type ErrorReport = Stored<typeof errorReports>;

export const errorLists = { sorts: ['newest'], filters: { show: ['all'] } } as const;
export type ErrorControls = ListControls<'newest', keyof typeof errorLists.filters>;

/** Groups by cursor, the one that was met last first; without `show` only those that are open. */
export function useErrorGroups(organization: string, { filters }: ErrorControls) {
  const conditions: Condition[] =
    filters.show === 'all' ? [] : [{ field: 'status', is: '==', value: 'open' }];
  const list = { path: errorGroups.path(organization), conditions };
  return usePages({
    collection: errorGroups,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'last_seen', direction: 'desc' }),
  });
}

export const useErrorGroup = (organization: string, id: string) =>
  useLiveDocument(errorGroups, organization, id);

const reportsShown = 20;

/** The newest reports of a group: twenty reads, and one for each that comes. */
export const useReportsOf = (organization: string, group: string) =>
  useLiveQuery(errorReports, `error reports/${organization}/${group}`, () =>
    firstOf(
      inOrder(
        {
          path: errorReports.path(organization),
          conditions: [{ field: 'fingerprint', is: '==', value: group }],
        },
        { field: 'received_at', direction: 'desc' },
      ),
      reportsShown,
    ),
  );
