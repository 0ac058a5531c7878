/** One thing that happened, at a moment in milliseconds since 1970. */
export type TimelineItem = { id: string; at: number };

/** What one area has of a person so far, newest first. */
export type TimelinePart<T extends TimelineItem> = { name: string } & (
  | { is: 'loading' | 'missing' }
  /** `hasMore`: there are older ones that are not read yet. */
  | { is: 'ready'; items: readonly T[]; hasMore: boolean }
);

export type MergedTimeline<T extends TimelineItem> = {
  items: T[];
  /** Areas that could not be read. */
  missing: string[];
  isLoading: boolean;
  hasMore: boolean;
};

/**
 * The parts of all areas as one list, newest first. It ends where an area's own older items begin that are not read yet:
 * another area's items from before that would come too early. A part that is missing leaves the others as they are.
 */
export function mergeTimeline<T extends TimelineItem>(parts: readonly TimelinePart<T>[]): MergedTimeline<T> {
  const ready = parts.flatMap((part) => (part.is === 'ready' ? [part] : []));
  const ends = ready.flatMap(({ items, hasMore }) => (hasMore ? items.map(({ at }) => at).slice(-1) : []));
  const horizon = Math.max(Number.NEGATIVE_INFINITY, ...ends);
  const items = ready
    .flatMap((part) => part.items.map((item) => ({ item, area: part.name })))
    .filter(({ item }) => item.at >= horizon)
    .toSorted(
      (one, other) =>
        other.item.at - one.item.at ||
        one.area.localeCompare(other.area) ||
        one.item.id.localeCompare(other.item.id),
    )
    .map(({ item }) => item);
  return {
    items,
    missing: parts.flatMap(({ is, name }) => (is === 'missing' ? [name] : [])),
    isLoading: parts.some(({ is }) => is === 'loading'),
    hasMore: ready.some(({ hasMore }) => hasMore),
  };
}
