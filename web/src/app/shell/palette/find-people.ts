import { useEffect, useMemo, useRef, useState } from 'react';
import type { people } from '#shared/collections/people.ts';
import type { tags } from '#shared/collections/tags.ts';
import { addMonths, monthOf } from '#shared/domain/days.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { exactContact, fitsTyped, typedSearch } from '#shared/domain/people/search-keys.ts';
import { tagKey } from '#shared/domain/people/tag-names.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { Read } from '../../../shared/data/reading.ts';
import { isListed } from '../../../shared/data/search.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { narrowed } from './narrow-found.ts';
import { openQuestions, type Questions, reads, spellingsOf } from './open-questions.ts';

/** A record that is found by its name, address or number: a person, a voter, an issue or an event. */
export type Person = {
  id: string;
  table: 'people' | 'voters' | 'issues' | 'tags' | 'events' | 'appointments';
  kind: 'donor' | 'volunteer' | 'both' | 'person' | 'voter' | 'issue' | 'tag' | 'event';
  name: string;
  /** What tells two of the same name apart. */
  detail: string;
  /** By which somebody of the campaign's people is found too. */
  contacts?: { emails: readonly string[]; phones: readonly string[] };
};
export type People =
  | { is: 'unasked' }
  | { is: 'searching' }
  /** `unasked`: voters were not looked at, whom this member may read. `complete`: nothing more is on its way. */
  | { is: 'found'; people: Person[]; capped: boolean; unasked: boolean; complete: boolean }
  | { is: 'failed'; why: string };

/** One letter would read two dozen people for everybody who is on the way to a screen. */
const fewest = 2;
const isQuestion = (typed: string): boolean => foldText(typed).length >= fewest;

const eventsShown = 5;
/** Letters that come at once where somebody pastes, or dictates. */
const wholeFrom = 3;

/** Voters shown: who means another types more of the name. */
const votersShown = 5;

/** Null where the file is not open here: a million people are not fetched for two letters. */
const votersNamed = async (typed: string): Promise<Person[] | null> =>
  import('../../../shared/voters/find-voters.ts')
    .then(({ findVoters }) => findVoters(typed, votersShown))
    .then(
      (found) =>
        found?.map(({ id, first, last, house, street, city }) => ({
          id,
          table: 'voters' as const,
          kind: 'voter' as const,
          name: [first, last].filter(Boolean).join(' ') || id,
          detail: [[house, street].filter(Boolean).join(' '), city].filter(Boolean).join(', '),
        })) ?? null,
      () => null,
    );

type Found = {
  id: string;
  name: string;
  facets: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
};
function personOf({ id, name, facets, emails, phones }: Found): Person {
  const [donor, volunteer] = [facets.includes('donor'), facets.includes('volunteer')];
  const one = donor ? 'donor' : volunteer ? 'volunteer' : 'person';
  const kind = donor && volunteer ? 'both' : one;
  const detail = emails[0] ?? phones[0] ?? '';
  return { id, table: 'people', kind, name, detail, contacts: { emails, phones } };
}

type Rows = readonly Read<typeof people.schema>[];
/** People who were found, as they come. */
type Add = (rows: Rows) => void;

/** Whoever begins so, by first or by family name. Resolves with whether there may be more of them. */
async function withName({ names }: Questions, typed: string, add: Add): Promise<boolean> {
  const counts = names.map(async (ask) => {
    const rows = await ask(foldText(typed));
    add(rows);
    return rows.length;
  });
  return (await Promise.all(counts)).some((count) => count >= reads.name);
}

/** Whoever one of the typed words, addresses or ends of numbers leads to. Resolves with whether there may be more of them. */
async function withKeys(ask: Questions, typed: string, add: Add): Promise<boolean> {
  const search = typedSearch(typed);
  if (!search) return false;
  const fitting = (rows: Rows) => add(rows.filter((row) => fitsTyped(row, search)));
  const exact = exactContact(typed);
  const byWords = search.is === 'words';
  const most = byWords ? reads.key : reads.contacts;
  const [, ...capped] = await Promise.all([
    exact && ask[exact.field](exact.value).then(fitting),
    ...(byWords ? search.keys : [search.key]).map(async (key) => {
      const rows = await (byWords ? ask.keys : ask.contacts)(key);
      fitting(rows);
      return rows.length >= most;
    }),
  ]);
  return capped.includes(true);
}

/** Tags that begin as typed, and the first people who have the first of them. */
async function withTag(ask: Questions, typed: string, isWhole: boolean, add: Add): Promise<TagRow[]> {
  // Who has a tag follows from which tag it is: what is typed at once is taken for the whole name meanwhile.
  const guessed = isWhole ? ask.spelled(typed).catch(() => null) : null;
  guessed?.then((rows) => rows && add(rows));
  const found = await ask.tags(tagKey(typed));
  const [first] = found;
  const rows = first && spellingsOf(typed).includes(first.name) ? await guessed : null;
  if (first) add(rows ?? (await ask.tagged(first.name)));
  return found;
}
type TagRow = Read<typeof tags.schema>;

async function withTopic(ask: Questions, typed: string) {
  const rows = await ask.issues(foldText(typed));
  return { rows, capped: rows.length >= reads.issues };
}

/** Events of the last month, of this one and of the next ones whose title or place has the typed words: those to come first. */
async function withTitle({ events }: Questions, typed: string): Promise<Person[]> {
  const words = foldText(typed);
  const today = localDay(new Date());
  const planned = await events(addMonths(monthOf(today), -1));
  const found = planned.filter(({ title, place }) =>
    ` ${foldText(`${title} ${place ?? ''}`)}`.includes(` ${words}`),
  );
  const isOver = ({ to }: (typeof found)[number]) => to.slice(0, 10) < today;
  return [...found.filter((one) => !isOver(one)), ...found.filter(isOver).toReversed()]
    .slice(0, eventsShown)
    .map(({ id, title, from }) => ({
      ...{ id, table: 'events', kind: 'event', name: title, detail: showDay(from.slice(0, 10)) },
    }));
}

/** A search by figures or by an address names nobody and no tag. */
const isContact = (typed: string): boolean => {
  const search = typedSearch(typed);
  return search !== null && search.is !== 'words';
};

/** What the candidate does in this month and the next one whose purpose has the typed words. */
async function withPurpose({ times }: Questions, typed: string): Promise<Person[]> {
  const words = foldText(typed);
  const found = await times(monthOf(localDay(new Date())));
  return found
    .flatMap(([id, { title, from }]): Person[] =>
      title !== null && ` ${foldText(title)}`.includes(` ${words}`)
        ? [{ id, table: 'appointments', kind: 'event', name: title, detail: showDay(from.slice(0, 10)) }]
        : [],
    )
    .slice(0, eventsShown);
}

type Reads = { people: boolean; voters: boolean; issues: boolean; events: boolean; times: boolean };

/**
 * At most 24 reads: of people all at once but those of who has a tag, then of what is shown below them. People are shown
 * as they come, and tags, issues and voters below them: nothing that is shown moves.
 */
async function search(
  ask: Questions,
  typed: string,
  may: Reads,
  isWhole: boolean,
  show: (answer: People) => void,
): Promise<People> {
  const found = new Map<string, Person>();
  const add: Add = (rows) => {
    const known = found.size;
    for (const row of rows) if (isListed(row) && !found.has(row.id)) found.set(row.id, personOf(row));
    if (found.size > known)
      show({ is: 'found', people: [...found.values()], capped: false, unasked: false, complete: false });
  };
  const byName = !isContact(typed);
  const people = Promise.all([
    may.people && byName && withName(ask, typed, add),
    may.people && withKeys(ask, typed, add),
    may.people && byName ? withTag(ask, typed, isWhole, add) : [],
  ]);
  const [[named, reached, tagged], [topics, planned, times], voters] = await Promise.all([
    people,
    // Shown below people, so they do not compete with them for the connection.
    people.then(() =>
      Promise.all([
        may.issues && byName ? withTopic(ask, typed) : { rows: [], capped: false },
        may.events && byName ? withTitle(ask, typed) : [],
        may.times && byName ? withPurpose(ask, typed) : [],
      ]),
    ),
    may.voters ? votersNamed(typed) : [],
  ]);
  return {
    is: 'found',
    people: [
      ...found.values(),
      ...tagged.map(
        ({ id, name, description }): Person => ({
          ...{ id, table: 'tags', kind: 'tag', name, detail: description ?? '' },
        }),
      ),
      ...topics.rows.map(
        ({ id, name }): Person => ({ id, table: 'issues', kind: 'issue', name, detail: '' }),
      ),
      ...planned,
      ...times,
      ...(voters ?? []),
    ],
    capped: named || reached || topics.capped,
    unasked: voters === null,
    complete: true,
  };
}

/** People whose name begins as typed; nobody for a role that reads no people. Letters of one stroke or of a paste are asked for together. */
export function usePeople(typed: string): People {
  const { organization, can } = useMember();
  const reads = {
    people: can('people.read'),
    voters: can('voters.read'),
    issues: can('dashboard.read'),
    events: can('events.read'),
    times: can('schedule.read'),
  };
  const isEmpty = typed === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who begins anew finds who was added meanwhile.
  const questions = useMemo(() => openQuestions(organization), [organization, isEmpty]);
  const question = isQuestion(typed) && Object.values(reads).includes(true) ? typed.trim() : '';
  const latestQuestion = useRef('');
  const [latest, hold] = useState<{ question: string; answer: People } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the role is in the question, which is empty without it.
  useEffect(() => {
    if (question === '') {
      latestQuestion.current = '';
      return;
    }
    let current = true;
    const answer = (found: People) => current && hold({ question, answer: found });
    const before = latestQuestion.current;
    latestQuestion.current = question;
    const isWhole = question.length - (question.startsWith(before) ? before.length : 0) >= wholeFrom;
    const timer = setTimeout(() => {
      search(questions, question, reads, isWhole, answer).then(answer, (error: unknown) =>
        answer({ is: 'failed', why: messageFor(error) }),
      );
    }, 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [questions, question]);
  if (question === '') return { is: 'unasked' };
  if (latest?.question === question) return latest.answer;
  // What is known already of a longer question is shown until its own answer is here.
  const known = latest?.answer.is === 'found' && question.startsWith(latest.question) ? latest.answer : null;
  const left = known ? narrowed(known.people, question) : [];
  return known && left.length > 0 ? { ...known, people: left } : { is: 'searching' };
}
