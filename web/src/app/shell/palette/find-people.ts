import { useEffect, useState } from 'react';
import { donors } from '#shared/collections/donors.ts';
import { issues } from '#shared/collections/issues.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { findNamed, searchPauseMs } from '../../../shared/data/search.ts';
import { useMember } from '../../../shared/session/session-store.ts';

/** A record that is found by its name: a person, found twice where they give and help, or an issue. */
export type Person = {
  id: string;
  table: 'donors' | 'volunteers' | 'voters' | 'issues';
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
          name: [first, last].filter(Boolean).join(' ') || id,
          detail: [[house, street].filter(Boolean).join(' '), city].filter(Boolean).join(', '),
        })) ?? null,
      () => null,
    );

type Found = { id: string; name: string; email: string | null; phone: string | null };
const personIn =
  (table: Person['table']) =>
  ({ id, name, email, phone }: Found): Person => ({ id, table, name, detail: email ?? phone ?? '' });

type Reads = Record<Person['table'], boolean>;

/** Two dozen reads at most, shared by the lists that this member may read. */
async function search(organization: string, typed: string, reads: Reads) {
  const share = [reads.donors, reads.volunteers, reads.issues].filter(Boolean).length || 1;
  const options = { organization, typed, share };
  const none = { rows: [], capped: false };
  const [givers, helpers, topics, voters] = await Promise.all([
    reads.donors ? findNamed(donors, options) : none,
    reads.volunteers ? findNamed(volunteers, options) : none,
    reads.issues ? findNamed(issues, options, ['name_key']) : none,
    reads.voters ? votersNamed(typed) : [],
  ]);
  const people = [
    ...givers.rows.map(personIn('donors')),
    ...helpers.rows.map(personIn('volunteers')),
    ...topics.rows.map(({ id, name }): Person => ({ id, table: 'issues', name, detail: '' })),
    ...(voters ?? []),
  ];
  return { people, capped: givers.capped || helpers.capped || topics.capped, unasked: voters === null };
}

/** People whose name begins as typed, once somebody pauses; nobody for a role that reads no people. */
export function usePeople(typed: string): People {
  const { organization, can } = useMember();
  const reads = {
    donors: can('donors.read'),
    volunteers: can('volunteers.read'),
    voters: can('voters.read'),
    issues: can('dashboard.read'),
  };
  const question = isQuestion(typed) && Object.values(reads).includes(true) ? foldText(typed) : '';
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
