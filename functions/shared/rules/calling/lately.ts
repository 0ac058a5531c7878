import * as z from 'zod/mini';
import { type SaidEvent, standingIn } from '../surveys/revise.ts';
import { byArrival } from '../voters/fold.ts';
import { filled } from '../voters/learned.ts';
import { scores, sources } from '../voters/results.ts';
import type { Learned } from '../voters/state.ts';

/** What somebody answered in the last day, as a caller needs it: to ask on from it, and to replace it by another answer. */
export const saidLately = z.strictObject({
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
export type SaidLately = z.output<typeof saidLately>;

/** Milliseconds that "today" goes back at most, wherever the caller is. */
const dayMs = 24 * 3_600_000;

/** Of the newest events of one voter the answers, scores and tags that stand and are not older than a day. */
export function latelyOf(events: readonly Learned[], now: number): SaidLately[] {
  const recent = events.filter(({ happened_at }) => happened_at > now - dayMs).toSorted(byArrival);
  const at = new Map(recent.map(({ id, happened_at }) => [id, happened_at]));
  return [...standingIn(recent).values()].flatMap((one) => {
    const { id, kind, source, list_id, score, question, answers, tag, is_on } = one;
    if (kind !== 'support' && kind !== 'answer' && kind !== 'tag') return [];
    const said = { score, question, answers: answers && [...answers], tag, is_on };
    return [{ id, at: at.get(id) ?? now, kind, source, list_id, ...said }];
  });
}

/** The same as events of the voter, of the moments that `isToday` takes. */
export const eventsOf = (
  voter_id: string,
  said: readonly SaidLately[],
  isToday: (at: number) => boolean,
): readonly SaidEvent[] =>
  said.flatMap(({ at, ...event }) =>
    isToday(at) ? [{ ...filled({ voter_id, ...event }), id: event.id }] : [],
  );
