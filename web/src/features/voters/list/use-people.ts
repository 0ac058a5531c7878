import { useCallback, useEffect, useRef, useState } from 'react';
import { wordsFor } from '../../../shared/data/errors.ts';
import { type Asked, Overtaken, type Person } from '../../../shared/voters/engine.ts';
import { keyOf } from '../../../shared/voters/question.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { type SortName, sortOf } from './sorts.ts';

/** Rows of one question to the worker, and the most that a list shows: nobody reads further, and a search is quicker. */
const page = 200;
export const mostRows = 5_000;

type Rows = { key: string; revision: number; people: readonly Person[]; end: boolean };
export type People = {
  /** Null until the first answer. */
  people: readonly Person[] | null;
  /** Another answer is on its way; what is shown answers the question before. */
  busy: boolean;
  next: { is: 'idle' | 'loading' | 'end' } | { is: 'failed'; why: string };
  more: () => void;
};

/** The people of a question in an order, page by page, asked anew whenever the file or what is known of it changes. */
export function usePeople(asked: Asked, sort: SortName, ready: boolean): People {
  const { held, engine } = useVoters();
  const revision = held.is === 'ready' && ready ? held.revision : -1;
  const key = `${keyOf(asked)} ${sort}`;
  const [rows, setRows] = useState<Rows | null>(null);
  const [wanted, setWanted] = useState({ key, count: page });
  const [failed, setFailed] = useState<{ key: string; why: string } | null>(null);
  const count = wanted.key === key ? wanted.count : page;
  const latest = useRef({ asked, rows });
  latest.current = { asked, rows };

  useEffect(() => {
    if (revision < 0) return;
    let current = true;
    const { asked: question, rows: before } = latest.current;
    const same = before?.key === key && before.revision === revision;
    const fetch = async () => {
      const people = same ? [...before.people] : [];
      for (let end = same && before.end; !end && people.length < count; ) {
        const some = await engine.page(question, sortOf[sort], people.length, page, 'people');
        if (!current) return;
        people.push(...some);
        end = some.length < page;
        if (end || people.length >= count) setRows({ key, revision, people, end });
      }
      setFailed(null);
    };
    fetch().catch((error: unknown) => {
      if (current && !(error instanceof Overtaken)) setFailed({ key, why: wordsFor(error) });
    });
    return () => {
      current = false;
    };
  }, [key, revision, count, sort, engine]);

  const more = useCallback(
    () =>
      setWanted((now) => ({ key, count: Math.min(mostRows, (now.key === key ? now.count : page) + page) })),
    [key],
  );
  const here = rows?.key === key ? rows : null;
  const next = ((): People['next'] => {
    if (failed?.key === key) return { is: 'failed', why: failed.why };
    if (!here || here.end || here.people.length >= mostRows) return { is: 'end' };
    return { is: here.people.length < count ? 'loading' : 'idle' };
  })();
  return { people: rows?.people ?? null, busy: here === null, next, more };
}
