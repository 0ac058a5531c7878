import * as z from 'zod/mini';
import { audienceNeeds } from '../domain/people/audience/audience-needs.ts';
import { audienceView } from '../domain/people/audience/audience-view.ts';
import { collection, count, inOrganization, instant, line, text } from './define.ts';

export const audienceKinds = ['search', 'list'] as const;
/** Saved searches and frozen lists of a campaign. */
export const audiencesMax = 200;
/** People of a frozen list: packed, as many UUIDs as that take some 790,000 characters. */
export const frozenPeopleMax = 30_000;
/** People whom a list may have that was frozen under an earlier, higher limit. */
export const storedPeopleMax = 50_000;
/** Characters of a list's packed people. */
export const packedPeopleMax = 900_000;

/**
 * A saved search, which answers anew each time, or a frozen list, which stays the people that it was made of. Functions
 * only: a list is who they are, and a filter may ask about giving.
 */
export const audiences = collection({
  name: 'audiences',
  path: inOrganization('audiences'),
  rules: { refused: { all: 'Calls ask for the right to each pack that a filter asks' } },
  schema: z.strictObject({
    name: line(80),
    kind: z.enum(audienceKinds),
    /** Whether colleagues see it. */
    is_shared: z.boolean(),
    /** The `AudienceFilter`, as JSON. */
    filter: z.string().check(z.minLength(2), z.maxLength(60_000)),
    /** What its filter and every list in it ask, through all lists of lists: whoever may not see all of it sees none of it. */
    needs: z.array(z.enum(audienceNeeds)).check(z.minLength(1), z.maxLength(audienceNeeds.length)),
    /** Of a search: how its people are shown. */
    view: z.nullable(audienceView),
    /** Of a list: ids of people, one a line, gzip, base64. */
    people: z.nullable(z.string().check(z.maxLength(packedPeopleMax))),
    count: z.nullable(count),
    owner: text(128),
    created_at: instant,
    updated_at: instant,
  }),
});
