import { useEffect, useMemo, useRef, useState } from 'react';
import { voterEvents } from '#shared/collections/voter_events.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import type { Live } from '../../shared/data/live.ts';
import { useOwnChanges } from '../../shared/data/own-changes.ts';
import { type Cursor, listenNewest, readWithin } from '../../shared/data/past/ask.ts';
import { keepPast, keptPast } from '../../shared/data/past/kept.ts';
import { tellRefusal } from '../../shared/data/refusals.ts';
import { useMember } from '../../shared/session/member.ts';
import { learnedIn } from '../../shared/voters/log/event.ts';
import { type Look, lookBack } from './past.ts';

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
  const [held, setHeld] = useState<{ of: string; look: Look } | null>(null);
  const reader = useRef<{ more: () => void } | null>(null);
  const of = `${uid} ${path} ${since}`;
  useEffect(() => {
    const opened = lookBack<Cursor>(
      since,
      {
        kept: keptPast,
        keep: (span, events) => keepPast(span, events, Date.now()),
        listen: (from, heard, failed) =>
          listenNewest(path, from, heard, (error) => {
            tellRefusal(error);
            failed(error);
          }),
        read: (span, after) => readWithin(path, span, after),
      },
      (look) => setHeld({ of, look }),
    );
    reader.current = opened;
    return opened.stop;
  }, [path, since, of]);
  const own = useOwnChanges(voterEvents.name);
  const look = held?.of === of ? held.look : null;
  const events = useMemo((): Live<readonly Learned[]> => {
    if (!look) return { is: 'loading' };
    const known = new Set(look.events.map(({ id }) => id));
    const waiting = own.flatMap(({ operation, user, appliedAt }) => {
      const event = known.has(operation.id) ? null : learnedIn(operation, user);
      return event && (appliedAt ?? since) >= since ? [{ ...event, received_at: appliedAt }] : [];
    });
    const value = [...look.events, ...waiting];
    const { stale, at, reading } = look;
    if (value.length === 0 && stale) return reading ? { is: 'loading' } : { is: 'unseen' };
    return { is: 'ready', value, stale: stale && !reading, at, unreadable: 0 };
  }, [look, own, since]);
  return {
    events,
    reading: look?.reading ?? true,
    cut: look?.cut ?? false,
    failed: look?.failed ? wordsFor(look.failed) : null,
    more: () => reader.current?.more(),
  };
}
