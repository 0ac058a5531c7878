import * as z from 'zod/mini';
import { latestBySubject, type SurveyEvent } from '../surveys/revise.ts';
import { scores, sources } from '../voters/contact-results.ts';
import { byArrival } from '../voters/fold.ts';
import { fullEvent } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';

/** What somebody answered in the last day, as a caller needs it: to ask on from it, and to replace it by another answer. */
export const recentAnswer = z.strictObject({
  /** The event's id. */
  id: z.string(),
  /** When it was said: milliseconds since 1970. A caller's device knows whether that is today. */
  at: z.int(),
  kind: z.enum(['support', 'answer', 'tag']),
  source: z.enum(sources),
  list_id: z.nullable(z.string()),
  score: z.nullable(z.union(scores.map((score) => z.literal(score)))),
  question: z.nullable(z.string()),
  answers: z.nullable(z.array(z.string())),
  tag: z.nullable(z.string()),
  is_on: z.nullable(z.boolean()),
});
export type RecentAnswer = z.output<typeof recentAnswer>;

/** Milliseconds that "today" goes back at most, wherever the caller is. */
const dayMs = 24 * 3_600_000;

/** Of the newest events of one voter the answers, scores and tags that stand and are not older than a day. */
export function recentAnswersOf(events: readonly Learned[], now: number): RecentAnswer[] {
  const recent = events.filter(({ happened_at }) => happened_at > now - dayMs).toSorted(byArrival);
  const at = new Map(recent.map(({ id, happened_at }) => [id, happened_at]));
  return [...latestBySubject(recent).values()].flatMap((one) => {
    const { id, kind, source, list_id, score, question, answers, tag, is_on } = one;
    if (kind !== 'support' && kind !== 'answer' && kind !== 'tag') return [];
    const values = { score, question, answers: answers && [...answers], tag, is_on };
    return [{ id, at: at.get(id) ?? now, kind, source, list_id, ...values }];
  });
}

/** The same as events of the voter, of the moments that `isToday` takes. */
export const eventsOf = (
  voter_id: string,
  recent: readonly RecentAnswer[],
  isToday: (at: number) => boolean,
): readonly SurveyEvent[] =>
  recent.flatMap(({ at, ...event }) =>
    isToday(at) ? [{ ...fullEvent({ voter_id, ...event }), id: event.id }] : [],
  );
