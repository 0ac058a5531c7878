import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { Person, VoterQuery } from '../../../shared/voters/engine.ts';
import { keyOf } from '../../../shared/voters/segment-params.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { SupersededError } from '../../../shared/workers/worker-requests.ts';
import { missingOf, partOf, rowsOf, sizeOf, windowRows, windowsAt } from './list-windows.ts';
import { type SortName, sortOf } from './voter-sorts.ts';

/** `of`: the question, its order and the part that was asked for; `first`: the part that there is. */
type Part = {
  of: string;
  revision: number;
  first: number;
  total: number;
  windows: ReadonlyMap<number, readonly Person[]>;
};
export type People = {
  /** Of one part, undefined where they are on their way; null until the first answer. */
  people: readonly (Person | undefined)[] | null;
  /** The part's first row, from 0, and how many rows all parts have. */
  first: number;
  total: number;
  /** Another answer is on its way; what is shown answers the question before. */
  busy: boolean;
  /** In words, where the last question failed. */
  why: string | null;
  retry: () => void;
  /** Which rows of the part are in sight. */
  seen: (from: number, to: number) => void;
};
const top = windowsAt(0, 0);

/**
 * A part of the people of a question in an order, window by window as they come in sight, asked anew whenever the file or
 * what is known of it changes. `first`: from 0; beyond the end it is the last part. `source`: the file, or those who are gone
 * from it.
 */
export function usePeople(
  query: VoterQuery,
  sort: SortName,
  first: number,
  ready: boolean,
  source: 'file' | 'gone' = 'file',
): People {
  const { voterFile, engine: all } = useVoters();
  const engine = source === 'gone' ? all.gone : all;
  const revision = voterFile.is === 'ready' && ready ? voterFile.revision : -1;
  const of = `${keyOf(query)} ${sort} ${first}`;
  const [part, setPart] = useState<Part | null>(null);
  const [sight, setSight] = useState({ of, ...top });
  const [failed, setFailed] = useState<{ of: string; why: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { from, to } = sight.of === of ? sight : top;
  const latest = useRef({ query, part });
  latest.current = { query, part };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same.
  useEffect(() => {
    if (revision < 0) return;
    let current = true;
    const { query: question, part: before } = latest.current;
    const same = before?.of === of ? before : null;
    const areNew = same?.revision === revision;
    const missing = missingOf({ from, to }, [...(same?.windows.keys() ?? [])], areNew);
    const fetch = async () => {
      const windows = new Map(areNew ? same.windows : []);
      let [at, total] = [same?.first ?? first, same?.total ?? 0];
      for (let next = 0; next < missing.length; next += 1) {
        const window = missing[next] ?? 0;
        const place = at + window * windowRows;
        const found = await engine.stretch(question, sortOf[sort], place, windowRows, 'people');
        if (!current) return;
        ({ total } = found);
        windows.set(window, found.people);
        if (total === 0 || at < total) continue;
        // The file or the list was longer when this part was asked for.
        at = partOf(total - 1);
        windows.clear();
        next = -1;
      }
      setPart({ of, revision, first: at, total, windows });
      setFailed(null);
    };
    if (missing.length > 0)
      fetch().catch((error: unknown) => {
        if (current && !(error instanceof SupersededError)) setFailed({ of, why: messageFor(error) });
      });
    return () => {
      current = false;
    };
  }, [of, revision, from, to, sort, first, engine, attempt]);

  const seen = useCallback(
    (start: number, end: number) => {
      const next = { of, ...windowsAt(start, end) };
      setSight((now) => (now.of === of && now.from === next.from && now.to === next.to ? now : next));
    },
    [of],
  );
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const people = useMemo(() => part && rowsOf(part.windows, sizeOf(part.first, part.total)), [part]);
  // A question that was refused does not show whom another, or an older file, had.
  const refused = failed?.of === of && (part?.of !== of || part.revision !== revision);
  return {
    people: refused ? null : people,
    first: part?.first ?? first,
    total: part?.total ?? 0,
    busy: part?.of !== of,
    why: failed?.of === of ? failed.why : null,
    retry,
    seen,
  };
}
