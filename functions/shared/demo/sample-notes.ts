import type { Role } from '../access.ts';
import { notes } from '../collections/notes.ts';
import { tags } from '../collections/tags.ts';
import { noDay, tasks } from '../collections/tasks.ts';
import { tagId, tagKey } from '../domain/people/tag-names.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Chance } from './random.ts';
import type { SampleCard } from './sample-cards.ts';
import {
  type About,
  type NoteLine,
  noteLines,
  type TaskLine,
  tagLines,
  taskLines,
} from './sample-note-texts.ts';

type UidOf = (role: Role) => string;
const stampsOf = (at: ReturnType<typeof moment>, by: string) => ({
  ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
});
const busy = (chance: Chance, daysAgo: number) =>
  moment(daysAfter(seedDay, -daysAgo), chance.int(busyMinutes.from, busyMinutes.to));

/** Whom a line may be about. */
const fits = {
  donor: ({ facets }: SampleCard) => facets.includes('donor'),
  volunteer: ({ facets }: SampleCard) => facets.includes('volunteer'),
  both: ({ facets }: SampleCard) => facets.length === 2,
  linked: ({ voter_id }: SampleCard) => voter_id !== null,
  contact: ({ facets }: SampleCard) => facets.length === 0,
} as const satisfies Record<About, (card: SampleCard) => boolean>;

/** Hands out one person for each line: each line has another one. */
function personFor(chance: Chance, people: readonly SampleCard[]) {
  const shuffled = chance.sample(people, Math.min(people.length, 400));
  const taken = new Set<string>();
  return (about: About): SampleCard | null => {
    const found = shuffled.find((card) => fits[about](card) && !taken.has(card.id)) ?? null;
    if (found) taken.add(found.id);
    return found;
  };
}

export const tagDocuments = (organization: string, by: string): Doc[] =>
  tagLines.map(({ name, color, description }, at) =>
    document(tags, organization, tagId(name), {
      ...{ name, name_key: tagKey(name), color, description },
      ...stampsOf(moment(daysAfter(seedDay, -300 + at), 15 * 60), by),
    }),
  );

/** What the team wrote down about people; some of it mentions a colleague. */
export function noteDocuments(
  chance: Chance,
  organization: string,
  people: readonly SampleCard[],
  uidOf: UidOf,
  lines: readonly NoteLine[] = noteLines,
): Doc[] {
  const next = personFor(chance, people);
  return lines.flatMap(({ about, body, by, daysAgo, mentions, pinned = false, earlier = [] }) => {
    const person = next(about);
    const id = chance.id();
    const at = busy(chance, daysAgo);
    if (!person) return [];
    const to = mentions === undefined ? [] : [uidOf(mentions)];
    const data = { person_id: person.id, body, mentions: to, pinned, earlier: [...earlier] };
    return [document(notes, organization, id, { ...data, ...stampsOf(at, uidOf(by)) })];
  });
}

/** What each member has to do, and did: some of it late, most of it within two weeks. */
export function taskDocuments(
  chance: Chance,
  organization: string,
  people: readonly SampleCard[],
  uidOf: UidOf,
  lines: readonly TaskLine[] = taskLines,
): Doc[] {
  const next = personFor(chance, people);
  return lines.map((line) => {
    const { title, about, for: role, by, due, time = null, note = null, repeat = 'none', doneAgo } = line;
    const person = about ? next(about) : null;
    const id = chance.id();
    const created = busy(chance, line.daysAgo);
    const due_day = due === null ? null : daysAfter(seedDay, due + 1);
    const isDone = doneAgo !== undefined;
    const doneAt = isDone ? moment(daysAfter(seedDay, -doneAgo), 19 * 60) : null;
    return document(tasks, organization, id, {
      ...{ title, note, due_day, due_time: time, assigned_to: uidOf(role), person_id: person?.id ?? null },
      ...{ repeat, due_key: due_day ?? noDay, next_id: null },
      repeat_date: due_day === null ? null : Number(due_day.slice(8)),
      ...{ state: isDone ? ('done' as const) : ('open' as const), done_at: doneAt },
      done_by: isDone ? uidOf(role) : null,
      ...stampsOf(created, uidOf(by)),
      ...(doneAt && { updated_at: doneAt, updated_by: uidOf(role) }),
    });
  });
}
