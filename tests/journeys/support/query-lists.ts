/** A list whose address asks the database: what it takes there (tests/indexes/list-queries.test.ts holds it to the screens). */
export type QueryList = {
  path: string;
  collection: string;
  /** The first sort is the one without a word in the address. */
  sorts: readonly string[];
  /** One value for each filter that can be chosen beside the others. */
  filters: Readonly<Record<string, string>>;
  /** A search asks by the beginnings of names instead of a sort. */
  hasSearch: boolean;
};

export const queryLists: readonly QueryList[] = [
  {
    path: '/fundraising',
    collection: 'donors',
    sorts: ['name', 'total', 'last'],
    filters: { capacity: 'major' },
    hasSearch: true,
  },
  {
    path: '/fundraising/donations',
    collection: 'donations',
    sorts: ['date', 'amount', 'donor'],
    filters: { status: 'completed', type: 'recurring' },
    hasSearch: true,
  },
  // Alone: the gifts of one donor have no other filter.
  {
    path: '/fundraising/donations',
    collection: 'donations',
    sorts: ['date'],
    filters: { donor: 'one' },
    hasSearch: false,
  },
  {
    path: '/fundraising/pledges',
    collection: 'pledges',
    sorts: ['made', 'due', 'amount', 'donor'],
    filters: { stage: 'open' },
    hasSearch: true,
  },
  // Alone: the pledges of one donor, and what is overdue.
  {
    path: '/fundraising/pledges',
    collection: 'pledges',
    sorts: ['made'],
    filters: { donor: 'one' },
    hasSearch: false,
  },
  {
    path: '/fundraising/pledges',
    collection: 'pledges',
    sorts: ['made'],
    filters: { stage: 'overdue' },
    hasSearch: false,
  },
  {
    path: '/people',
    collection: 'people',
    sorts: ['name', 'newest'],
    filters: { kind: 'person', tag: 'Host' },
    hasSearch: true,
  },
  { path: '/people', collection: 'people', sorts: ['name'], filters: { assigned: 'one' }, hasSearch: false },
  {
    path: '/people',
    collection: 'people',
    sorts: ['name'],
    filters: { imported: 'problems' },
    hasSearch: false,
  },
  {
    path: '/volunteers',
    collection: 'volunteers',
    sorts: ['name', 'hours', 'last'],
    filters: { skill: 'canvassing' },
    hasSearch: true,
  },
  // Alone too: what was imported with problems.
  {
    path: '/fundraising',
    collection: 'donors',
    sorts: ['name'],
    filters: { imported: 'problems' },
    hasSearch: false,
  },
  {
    path: '/fundraising/donations',
    collection: 'donations',
    sorts: ['date'],
    filters: { imported: 'problems' },
    hasSearch: false,
  },
  {
    path: '/volunteers',
    collection: 'volunteers',
    sorts: ['name'],
    filters: { imported: 'problems' },
    hasSearch: false,
  },
  {
    path: '/field-ops/turfs',
    collection: 'turfs',
    sorts: ['newest'],
    filters: { cut: 'one', state: 'assigned', canvasser: 'one' },
    hasSearch: false,
  },
  {
    path: '/admin/roles/audit',
    collection: 'audit',
    sorts: ['newest'],
    filters: { type: 'role_changed', member: 'one' },
    hasSearch: false,
  },
  {
    path: '/profile/history',
    collection: 'profile_changes',
    sorts: ['at'],
    filters: { field: 'office' },
    hasSearch: false,
  },
  {
    path: '/analytics/errors',
    collection: 'error_groups',
    sorts: ['newest'],
    filters: { show: 'all' },
    hasSearch: false,
  },
];

/** Screens with one order and no filter. */
export const plainLists: readonly Pick<QueryList, 'path' | 'collection'>[] = [
  { path: '/admin/roles/invitations', collection: 'invitations' },
  { path: '/insights/recurring', collection: 'donors' },
  { path: '/insights/engaged/donors', collection: 'donors' },
  { path: '/insights/active/donors', collection: 'donors' },
  { path: '/insights/active/volunteers', collection: 'volunteers' },
  { path: '/field-ops/turfs/corrections', collection: 'correction_proposals' },
];

/** Every set of the filters, none of them included. */
const sets = (filters: QueryList['filters']): Record<string, string>[] =>
  Object.entries(filters).reduce<Record<string, string>[]>(
    (all, [name, value]) => all.flatMap((one) => [one, { ...one, [name]: value }]),
    [{}],
  );

/** Every address that asks something else. */
export const addressesOf = ({ path, sorts, filters, hasSearch }: QueryList): string[] =>
  sets(filters).flatMap((set) => {
    const orders = [
      ...sorts.map((sort, at) => (at === 0 ? {} : { sort })),
      ...(hasSearch ? [{ q: 'ann' }] : []),
    ];
    return orders.map((order) => `${path}?${new URLSearchParams({ ...set, ...order })}`);
  });
