import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { listLimit } from '#shared/constants.ts';
import { rosterMax } from '#shared/domain/events/rsvp-choices.ts';
import { messageFor } from '../data/error-messages.ts';
import { type QueryResult, type QuerySubscription, subscribeQuery } from '../data/follow.ts';
import type { Live } from '../data/live.ts';
import { firstFrom, firstOf, inOrder } from '../data/queries.ts';
import { type Row, readerOf } from '../data/reading.ts';
import { reportRefusal } from '../data/refusals.ts';
import { useMember } from '../session/session-store.ts';

type Rsvp = Stored<typeof rsvps>;
const pagesMax = rosterMax / listLimit;
const read = readerOf(rsvps);

/** `open`: pages that are listened to, whether they have come or not. */
type Pages = { of: string; results: readonly (QueryResult | null)[]; open: number; why?: string };

const rowsOf = (result: QueryResult | null | undefined): readonly Row[] => result?.answer[0] ?? [];
const isFull = (result: QueryResult | null | undefined): boolean => rowsOf(result).length >= listLimit;

/** One page of a roster, from an arrival on; those who arrived at the same moment as the last of the page before are in both. */
function pageOf(path: string, event: string, from: unknown) {
  const list = inOrder(
    { path, conditions: [{ field: 'event_id', is: '==', value: event }] },
    { field: 'arrived_at', direction: 'asc' },
  );
  return from === null ? firstOf(list, listLimit) : firstFrom(list, from, listLimit);
}

/**
 * Sign-ups of an event as they are stored, live, in order of arrival: as many pages as there are, each kept on this device, for
 * rules let nobody list more at once. A read for each sign-up, and one for each change.
 */
export function useStoredRoster(event: string, paused: boolean): Live<{ rows: Rsvp[]; isCut: boolean }> {
  const path = rsvps.path(useMember().organization);
  const [attempt, setAttempt] = useState(0);
  const of = `${path} of ${event}#${attempt}`;
  const [pages, setPages] = useState<Pages>({ of: '', results: [], open: 0 });
  useEffect(() => {
    if (paused) return;
    const opened: QuerySubscription[] = [];
    const results: (QueryResult | null)[] = [];
    const show = (why?: string) =>
      setPages({ of, results: [...results], open: opened.length, ...(why !== undefined && { why }) });
    const open = (at: number, from: unknown): void => {
      const targets = () => [pageOf(path, event, from)];
      const key = `${path} of ${event} page ${at}`;
      opened[at] = subscribeQuery(
        { key, table: rsvps.name, targets },
        (result) => {
          results[at] = result;
          const last = rowsOf(result).at(-1);
          if (isFull(result) && last && at + 1 < pagesMax && !opened[at + 1])
            open(at + 1, last.fields.arrived_at);
          show();
        },
        (error) => {
          reportRefusal(error);
          show(messageFor(error));
        },
      );
    };
    open(0, null);
    return () => {
      for (const one of opened) one.stop();
    };
  }, [of, path, event, paused]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => (pages.of === of ? drawn(pages, retry) : { is: 'loading' }), [pages, of, retry]);
}

function drawn({ results, open, why }: Pages, retry: () => void): Live<{ rows: Rsvp[]; isCut: boolean }> {
  if (why !== undefined) return { is: 'failed', why, retry };
  const [first] = results;
  if (first === undefined) return { is: 'loading' };
  if (first === null) return { is: 'unseen' };
  const byId = new Map<string, Row>();
  for (const result of results) for (const row of rowsOf(result)) byId.set(row.id, row);
  const found = [...byId.values()].map(read);
  const rows = found.filter((row) => row !== null);
  const moments = results.flatMap((result) => result?.at ?? []);
  return {
    ...{
      is: 'ready',
      stale: results.some((result) => result?.stale),
      unreadable: found.length - rows.length,
    },
    at: moments.length > 0 ? Math.min(...moments) : null,
    // More than a roster has pages for.
    value: { rows, isCut: open === results.length && isFull(results.at(-1)) },
  };
}
