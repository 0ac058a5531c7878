/**
 * Events of voters that one member may write in a day (UTC), whoever walks and calls, and whoever may plan. A long evening of
 * doors or calls has a few hundred to a few thousand; planners also write 5,000 at a press. The rules hold them to it, by
 * what the schedule has counted: `voter_folds/current`.
 */
export const eventsPerDay = { field: 10_000, planner: 50_000 } as const;

const dayMs = 24 * 3_600_000;
/** The beginning of the day of a moment, in milliseconds since 1970. */
export const dayStart = (at: number): number => Math.floor(at / dayMs) * dayMs;

export type Written = { day: number; by: Readonly<Record<string, number>> };

/**
 * What members have written on the newest day, after more events. `until`: what was received before it is counted already,
 * so that a stretch which is folded again does not count twice.
 */
export function writtenAfter(
  had: Written | null,
  events: readonly { by: string; received_at: number | null }[],
  until: number,
): Written | null {
  const news = events.flatMap(({ by, received_at: at }) => (at !== null && at >= until ? [{ by, at }] : []));
  if (news.length === 0) return had;
  const day = news.reduce((newest, { at }) => Math.max(newest, dayStart(at)), had?.day ?? 0);
  const by = new Map(Object.entries(had?.day === day ? had.by : {}));
  for (const one of news) if (dayStart(one.at) === day) by.set(one.by, (by.get(one.by) ?? 0) + 1);
  return { day, by: Object.fromEntries(by) };
}
