import { voterCompaction, voterEvents } from '#shared/collections/index.ts';
import { filled } from '#shared/rules/voters/learned.ts';
import { closingResults } from '#shared/rules/voters/may_close.ts';
import type { Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';
import { future, inside, latest, page, type Subject, tampered } from './subject.ts';

/** What every event carries that is not of its kind. */
export const learnedBy = (at: Place): Fields => ({
  happened_at: Date.parse('2026-11-20T18:00:00.000Z'),
  received_at: now,
  by: at.uid,
});

/** A sound event with the stored answer to whether it may close a channel, unless it says so itself. */
export const closing = (event: Fields): Fields => {
  const { kind, outcome, undoes } = event;
  const closes =
    kind === 'suppression' ||
    kind === 'correction' ||
    (kind === 'attempt' &&
      ((undoes ?? null) !== null || closingResults.some((result) => result === outcome)));
  return { closes, ...event };
};

/** What the campaign learned of its voters. */
export const voterLog = {
  voter_compaction: {
    ...voterCompaction,
    path: () => 'voter_compaction/current',
    document: () => ({ until: now, behind: { another: future } }),
    change: tampered,
    query: page('until'),
  },
  voter_events: {
    ...voterEvents,
    path: inside('voter_events'),
    document: (at) =>
      closing({
        ...filled({ voter_id: 'LALCA1', kind: 'attempt', source: 'door', outcome: 'not_home' }),
        ...learnedBy(at),
      }),
    change: tampered,
    query: latest('received_at'),
  },
} satisfies Record<string, Subject>;
