import { audit, auditTypes } from '#shared/collections/audit.ts';
import type { Stored } from '#shared/collections/define.ts';
import { invitations } from '#shared/collections/invitations.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { listLimit } from '#shared/constants.ts';
import { useLiveQuery } from '../../shared/data/live.ts';
import { usePages } from '../../shared/data/pages.ts';
import { type Condition, firstOf, inOrder } from '../../shared/data/queries.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import type { ListControls } from '../../shared/ui/list/url.ts';

export type Invitation = Stored<typeof invitations>;
export type AuditLine = Stored<typeof audit>;

/** As it is when the screen is visited: a listener would be one more than a screen may have. */
export const useOrganization = (organization: string) => useCachedDocument(organizations, '', organization);

/** The newest invitations, whatever became of them. */
export const useInvitations = (organization: string) =>
  useLiveQuery(invitations, `invitations/${organization}`, () =>
    firstOf(
      inOrder(
        { path: invitations.path(organization), conditions: [] },
        { field: 'created_at', direction: 'desc' },
      ),
      listLimit,
    ),
  );

export const auditLists = { sorts: ['newest'], filters: { type: auditTypes, member: 'any' } } as const;
export type AuditControls = ListControls<'newest', keyof typeof auditLists.filters>;

/** The audit by cursor, newest first. */
export function useAudit(organization: string, { filters }: AuditControls) {
  const conditions: Condition[] = [];
  if (filters.type !== undefined) conditions.push({ field: 'type', is: '==', value: filters.type });
  if (filters.member !== undefined) conditions.push({ field: 'actor_id', is: '==', value: filters.member });
  const list = { path: audit.path(organization), conditions };
  return usePages({
    collection: audit,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'at', direction: 'desc' }),
  });
}
