import * as z from 'zod/mini';

/** Columns of the list of people that can be left out; the name always stands first. */
export const peopleColumns = [
  ...([
    'city',
    'zip',
    'tags',
    'language',
    'source',
    'assigned',
    'segments',
    'total',
    'last',
    'hours',
  ] as const),
  ...(['added', 'phone'] as const),
] as const;
export type PeopleColumn = (typeof peopleColumns)[number];
/** By the name, or by any column. */
export const peopleSorts = ['name', ...peopleColumns] as const;
export type PeopleSort = (typeof peopleSorts)[number];
/** Columns of few different values, by which people can be counted. */
export const peopleGroups = [
  'city',
  'zip',
  'language',
  'source',
  'tags',
  'facets',
  'segments',
  'assigned',
] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

/** How found people are shown: a saved search keeps it, so that a shared one is a shared view. */
export const audienceView = z.strictObject({
  columns: z.array(z.enum(peopleColumns)).check(z.maxLength(peopleColumns.length)),
  sort: z.enum(peopleSorts),
  /** From the other end than a column usually is: the least given first. */
  reversed: z._default(z.boolean(), false),
  group: z.nullable(z.enum(peopleGroups)),
});
export type AudienceView = z.output<typeof audienceView>;
export const firstView: AudienceView = {
  columns: ['city', 'tags', 'total', 'hours'],
  sort: 'name',
  reversed: false,
  group: null,
};
