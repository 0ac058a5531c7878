import { useEffect, useMemo, useState } from 'react';
import { messageFor } from '../../shared/data/error-messages.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import type { ListNames } from '../../shared/people/pack/format-audience.ts';
import type {
  OfferedColumn,
  PeopleFound,
  PeopleOrder,
  PeopleQuery,
} from '../../shared/people/pack/people-answers.ts';
import { openPeopleLine, type PeopleLine } from '../../shared/people/pack/people-connection.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type Opened = {
  line: PeopleLine | null;
  /** Grows with each change; 0 while people are being opened. */
  revision: number;
  why: string | null;
  retry: () => void;
};

/** The packs that this member may see, open as long as the screen is. */
export function usePeopleLine(): Opened {
  const member = useMember();
  const { organization, role } = member;
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Omit<Opened, 'retry'>>({ line: null, revision: 0, why: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the role stands for what the member may see.
  useEffect(() => {
    setOpened({ line: null, revision: 0, why: null });
    const line = openPeopleLine(member, (news) =>
      setOpened((before) =>
        news.is === 'ready'
          ? { line, revision: news.revision, why: null }
          : { ...before, why: messageFor(news.error) },
      ),
    );
    return () => line.close();
  }, [organization, role, tries]);
  return { ...opened, retry: () => setTries((count) => count + 1) };
}

/** Members' names by their accounts' ids, asked for only where they are shown; null until they are known. */
export function useMemberNames(isShown: boolean): Readonly<Record<string, string>> | null {
  const members = useMembers(useMember().organization, !isShown);
  const known = members.is === 'ready' ? members.value : null;
  return useMemo(
    () => known && Object.fromEntries(known.map(({ id, full_name }) => [id, full_name])),
    [known],
  );
}

/** An answer with what it answers: a number is never shown under another question's sentence. */
export type FoundNow = PeopleFound & { query: PeopleQuery; names: ListNames };

/**
 * Who answers a question, anew after each change. The answer before stays until the next one is there. `names`: of the lists
 * that it asks for; null until they are known.
 */
export function useFoundPeople(
  { line, revision }: Opened,
  query: PeopleQuery,
  { sort, most, names }: { sort: PeopleOrder; most: number; names: ListNames | null },
): FoundNow | null {
  const [found, setFound] = useState<FoundNow | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is another answer.
  useEffect(() => {
    if (!line || !names) return;
    let isCurrent = true;
    line.find(query, sort, most).then(
      (answer) => isCurrent && setFound({ ...answer, query, names }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [line, revision, query, sort, most, names]);
  return line ? found : null;
}

const offeredMax = 100;
export type OfferedValues = Readonly<Record<OfferedColumn, readonly { value: string; people: number }[]>>;
const columns = ['city', 'zip', 'language', 'source', 'tags', 'segments'] as const;

/** Values that filters offer, most people first. */
export function useOfferedValues({ line, revision }: Opened): OfferedValues {
  const [offered, setOffered] = useState<OfferedValues>({
    city: [],
    zip: [],
    language: [],
    source: [],
    tags: [],
    segments: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is another answer.
  useEffect(() => {
    let isCurrent = true;
    if (!line) return;
    Promise.all(columns.map((column) => line.values(column, offeredMax))).then(
      ([city = [], zip = [], language = [], source = [], tags = [], segments = []]) =>
        isCurrent && setOffered({ city, zip, language, source, tags, segments }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [line, revision]);
  return offered;
}
