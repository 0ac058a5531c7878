import { useEffect, useState } from 'react';
import { issues } from '#shared/collections/issues.ts';
import { people } from '#shared/collections/people.ts';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { readList } from '../../../shared/data/lookup.ts';
import { withValues } from '../../../shared/data/queries.ts';
import { findNamed, searchPauseMs } from '../../../shared/data/search.ts';
import { useMember } from '../../../shared/session/session-store.ts';

/** A record that is found by its name, address or number: a person, a voter or an issue. */
export type Person = {
  id: string;
  table: 'people' | 'voters' | 'issues';
  kind: 'donor' | 'volunteer' | 'both' | 'person' | 'voter' | 'issue';
  name: string;
  /** What tells two of the same name apart. */
  detail: string;
};
export type People =
  | { is: 'unasked' }
  | { is: 'searching' }
  /** `unasked`: voters were not looked at, whom this member may read. */
  | { is: 'found'; people: Person[]; capped: boolean; unasked: boolean }
  | { is: 'failed'; why: string };

/** One letter would read two dozen people for everybody who is on the way to a screen. */
const fewest = 2;
const isQuestion = (typed: string): boolean => foldText(typed).length >= fewest;

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
  return { id, table: 'people', kind, name, detail: emails[0] ?? phones[0] ?? '' };
}

/** Digits of a whole number, as it is stored; null for anything else. */
function phoneIn(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  const found = /^(?:\+?1)?(\d{10})$/.exec(digits);
  return found ? `+1${found[1]}` : null;
}

/** Whoever has exactly this address or number. One read for each person. */
async function withContact(organization: string, typed: string) {
  const email = normaliseEmail(typed);
  const phone = phoneIn(typed);
  const path = people.path(organization);
  const by = (field: string, value: string) =>
    readList(people, withValues({ path, conditions: [{ field, is: 'array-contains', value }] }, sharersMax));
  const rows = email ? await by('emails', email) : phone ? await by('phones', phone) : [];
  return { rows, capped: rows.length === sharersMax };
}
/** People shown who share an address or a number. */
const sharersMax = 5;

type Reads = Record<Person['table'], boolean>;

/** Two dozen reads at most, shared by the lists that this member may read. */
async function search(organization: string, typed: string, reads: Reads) {
  const share = [reads.people, reads.issues].filter(Boolean).length || 1;
  const options = { organization, typed, share };
  const none = { rows: [], capped: false };
  const [named, reached, topics, voters] = await Promise.all([
    reads.people ? findNamed(people, options) : none,
    reads.people ? withContact(organization, typed) : none,
    reads.issues ? findNamed(issues, options, ['name_key']) : none,
    reads.voters ? votersNamed(typed) : [],
  ]);
  const found = new Map([...reached.rows, ...named.rows].map((row) => [row.id, personOf(row)]));
  return {
    people: [
      ...found.values(),
      ...topics.rows.map(
        ({ id, name }): Person => ({ id, table: 'issues', kind: 'issue', name, detail: '' }),
      ),
      ...(voters ?? []),
    ],
    capped: named.capped || reached.capped || topics.capped,
    unasked: voters === null,
  };
}

/** People whose name begins as typed, once somebody pauses; nobody for a role that reads no people. */
export function usePeople(typed: string): People {
  const { organization, can } = useMember();
  const reads = {
    people: can('people.read'),
    voters: can('voters.read'),
    issues: can('dashboard.read'),
  };
  const question = isQuestion(typed) && Object.values(reads).includes(true) ? typed.trim() : '';
  const [latest, hold] = useState<{ question: string; answer: People } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the role is in the question, which is empty without it.
  useEffect(() => {
    if (question === '') return;
    let current = true;
    const answer = (found: People) => current && hold({ question, answer: found });
    const timer = setTimeout(() => {
      search(organization, question, reads).then(
        (found) => answer({ is: 'found', ...found }),
        (error: unknown) => answer({ is: 'failed', why: messageFor(error) }),
      );
    }, searchPauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [organization, question]);
  if (question === '') return { is: 'unasked' };
  return latest?.question === question ? latest.answer : { is: 'searching' };
}
