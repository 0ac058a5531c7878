import { useEffect, useMemo, useRef, useState } from 'react';
import { voterEvents } from '#shared/collections/voter-events.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { type Cursor, listenToNewest, readLogPage } from '../../shared/data/history/read-log.ts';
import { readHistory, storeHistory } from '../../shared/data/history/stored-history.ts';
import type { Live } from '../../shared/data/live.ts';
import { useOwnChanges } from '../../shared/data/own-changes.ts';
import { reportRefusal } from '../../shared/data/refusals.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { learnedIn } from '../../shared/voters/log/event.ts';
import { type LogState, openLog } from './open-log.ts';

export type Field = {
  events: Live<readonly Learned[]>;
  /** More are on their way. */
  reading: boolean;
  /** There is more than one look reads. */
  cut: boolean;
  failed: string | null;
  more: () => void;
};

/**
 * What the log received since a moment, with what waits on this device, live. A read for each event that this device has not
 * read before, at most 5,000 until more are asked for.
 */
export function useField(since: number): Field {
  const { organization, uid } = useMember();
  const path = voterEvents.path(organization);
  const [state, setState] = useState<{ of: string; log: LogState } | null>(null);
  const reader = useRef<{ more: () => void } | null>(null);
  const of = `${uid} ${path} ${since}`;
  useEffect(() => {
    const opened = openLog<Cursor>(
      since,
      {
        cached: readHistory,
        keep: (span, events) => storeHistory(span, events, Date.now()),
        listen: (from, onPage, failed) =>
          listenToNewest(path, from, onPage, (error) => {
            reportRefusal(error);
            failed(error);
          }),
        read: (span, after) => readLogPage(path, span, after),
      },
      (log) => setState({ of, log }),
    );
    reader.current = opened;
    return opened.stop;
  }, [path, since, of]);
  const own = useOwnChanges(voterEvents.name);
  const logState = state?.of === of ? state.log : null;
  const events = useMemo((): Live<readonly Learned[]> => {
    if (!logState) return { is: 'loading' };
    const known = new Set(logState.events.map(({ id }) => id));
    const waiting = own.flatMap(({ operation, user, appliedAt }) => {
      const event = known.has(operation.id) ? null : learnedIn(operation, user);
      return event && (appliedAt ?? since) >= since ? [{ ...event, received_at: appliedAt }] : [];
    });
    const value = [...logState.events, ...waiting];
    const { stale, at, reading } = logState;
    if (value.length === 0 && stale) return reading ? { is: 'loading' } : { is: 'unseen' };
    return { is: 'ready', value, stale: stale && !reading, at, unreadable: 0 };
  }, [logState, own, since]);
  return {
    events,
    reading: logState?.reading ?? true,
    cut: logState?.cut ?? false,
    failed: logState?.failed ? messageFor(logState.failed) : null,
    more: () => reader.current?.more(),
  };
}
