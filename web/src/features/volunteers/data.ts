import type { Stored } from '#shared/collections/define.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { cachedAddressLookup } from '../../shared/data/cached-documents.ts';
import { importFilter, isFlagged } from '../../shared/data/import-filter.ts';
import { type Live, useLiveDocument } from '../../shared/data/live.ts';
import type { Order } from '../../shared/data/queries.ts';
import { type Records, useRecords } from '../../shared/data/use-records.ts';
import { useMember } from '../../shared/session/session-store.ts';
import type { ListState } from '../../shared/ui/list/url.ts';

export type Volunteer = Stored<typeof volunteers>;

/** Each filter and sort below has its index in firestore.indexes.json; a new one needs one too. */
export const volunteerLists = {
  sorts: ['name', 'hours', 'last'],
  filters: { skill: 'any', imported: importFilter },
} as const;
type VolunteerList = ListState<(typeof volunteerLists.sorts)[number], keyof typeof volunteerLists.filters>;

const orders: Record<VolunteerList['sort'], Order> = {
  name: { field: 'name_key', direction: 'asc' },
  hours: { field: 'totalHours', direction: 'desc' },
  last: { field: 'lastActiveDate', direction: 'desc' },
};

/** Those imported with problems have no other filter and one order. */
export function useVolunteers({ search, sort, filters }: VolunteerList): Records<Volunteer> {
  const { organization } = useMember();
  const { skill, imported } = filters;
  const flagged = imported !== undefined;
  return useRecords({
    collection: volunteers,
    organization,
    conditions: flagged
      ? [isFlagged]
      : skill === undefined
        ? []
        : [{ field: 'skills', is: 'array-contains', value: skill }],
    order: flagged ? orders.name : orders[sort],
    search: flagged ? '' : search,
    keys: ['name_key', 'family_key'],
  });
}

export const useVolunteer = (id: string): Live<Volunteer | null> =>
  useLiveDocument(volunteers, useMember().organization, id);

const holderOf = cachedAddressLookup(volunteers);

/** Finds who already has an e-mail address: one read, and none while the answer is remembered. */
export function useHolderOf(): (email: string) => Promise<Volunteer | null> {
  const { organization } = useMember();
  return (email) => holderOf(organization, email);
}
