import { eventMonths } from '#shared/collections/event-months.ts';
import { issues } from '#shared/collections/issues.ts';
import { people } from '#shared/collections/people.ts';
import { scheduleMonths } from '#shared/collections/schedule-months.ts';
import { tags } from '#shared/collections/tags.ts';
import { readList, readListDirectly } from '../../../shared/data/lookup.ts';
import { type Condition, firstOf, inOrder, withPrefix, withValues } from '../../../shared/data/queries.ts';
import type { Read } from '../../../shared/data/reading.ts';
import { plannedIn } from '../../../shared/events/agenda.ts';
import { remembering, rememberingPrefixes } from './remembered.ts';

/** Reads of one search, 24 at most: of names, of each other key, of who has a whole contact, of tags, of who has the first tag, and of issues. Months of events are read once. */
export const reads = {
  contacts: 12,
  exact: 3,
  key: 3,
  tags: 2,
  tagged: 3,
  issues: 4,
  name: 4,
  months: 4,
  scheduled: 2,
} as const;

/**
 * The questions that the palette asks, each once while it is open: of a name that is typed letter by letter, most of the
 * searches read nothing.
 */
export function openQuestions(organization: string) {
  const cards = people.path(organization);
  const having = (field: 'search_keys' | 'emails' | 'phones', most: number) =>
    remembering((value) =>
      readList(
        people,
        withValues({ path: cards, conditions: [{ field, is: 'array-contains', value }] }, most),
      ),
    );
  const named = (field: 'name_key' | 'family_key') =>
    rememberingPrefixes<Read<typeof people.schema>>(field, reads.name, (prefix) =>
      readList(people, withPrefix({ path: cards, conditions: [] }, field, prefix, reads.name)),
    );
  const tagged = (condition: Condition) => {
    const list = inOrder({ path: cards, conditions: [condition] }, { field: 'name_key', direction: 'asc' });
    return readListDirectly(people, cards, firstOf(list, reads.tagged));
  };
  return {
    names: [named('name_key'), named('family_key')],
    keys: having('search_keys', reads.key),
    contacts: having('search_keys', reads.contacts),
    emails: having('emails', reads.exact),
    phones: having('phones', reads.exact),
    tags: rememberingPrefixes<Read<typeof tags.schema>>('name_key', reads.tags, (prefix) => {
      const list = { path: tags.path(organization), conditions: [] };
      return readListDirectly(tags, list.path, withPrefix(list, 'name_key', prefix, reads.tags));
    }),
    tagged: remembering((value) => tagged({ field: 'tags', is: 'array-contains', value })),
    spelled: remembering((typed) =>
      tagged({ field: 'tags', is: 'array-contains-any', value: spellingsOf(typed) }),
    ),
    issues: rememberingPrefixes<Read<typeof issues.schema>>('name_key', reads.issues, (prefix) => {
      const list = { path: issues.path(organization), conditions: [] };
      return readList(issues, withPrefix(list, 'name_key', prefix, reads.issues));
    }),
    times: remembering(async (month) => {
      const conditions = [{ field: 'month', is: '>=', value: month }] as const;
      const list = inOrder(
        { path: scheduleMonths.path(organization), conditions },
        { field: 'month', direction: 'asc' },
      );
      const found = await readList(scheduleMonths, firstOf(list, reads.scheduled));
      return found.flatMap(({ entries }) => Object.entries(entries));
    }),
    events: remembering(async (month) => {
      const conditions = [{ field: 'month', is: '>=', value: month }] as const;
      const list = inOrder(
        { path: eventMonths.path(organization), conditions },
        { field: 'month', direction: 'asc' },
      );
      return plannedIn(await readList(eventMonths, firstOf(list, reads.months)));
    }),
  };
}
export type Questions = ReturnType<typeof openQuestions>;

/** How a tag that is typed whole may be spelled: as it is typed, small, and with capitals. */
export function spellingsOf(typed: string): string[] {
  const small = typed.toLowerCase();
  const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    ...new Set([typed, small, large(small), small.split(' ').map(large).join(' '), typed.toUpperCase()]),
  ];
}
