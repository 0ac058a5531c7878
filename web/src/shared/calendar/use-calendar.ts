import { useMemo } from 'react';
import { type LayerKey, layerKeys } from '#shared/domain/calendar-layers/layers.ts';
import type { Live } from '../data/live.ts';
import { type CalendarItem, type LayerSpan, noItems } from './calendar-layer.ts';
import { layers } from './layers/index.ts';

const dayOfItem = ({ from }: CalendarItem): string => from.slice(0, 10);
/** By days; on each, what lasts all day first. */
const byTime = (one: CalendarItem, other: CalendarItem): number =>
  dayOfItem(one).localeCompare(dayOfItem(other)) ||
  Number(other.isWholeDay) - Number(one.isWholeDay) ||
  one.from.localeCompare(other.from) ||
  one.to.localeCompare(other.to) ||
  one.id.localeCompare(other.id);

export const inOrderOfTime = (items: readonly CalendarItem[]): CalendarItem[] => items.toSorted(byTime);

export type MissingLayer = { key: LayerKey; retry: (() => void) | null };

/** Every layer that is shown, as one list. What cannot be read is named, and hides no other layer. */
export function useCalendar(
  span: LayerSpan,
  shown: readonly LayerKey[],
): { live: Live<CalendarItem[]>; missing: MissingLayer[] } {
  // Each layer calls its own hooks, always in this order.
  // biome-ignore lint/correctness/useHookAtTopLevel: the layers never change while the app is open.
  const found = layerKeys.map((key) => ({ key, live: layers[key].useItems(span, !shown.includes(key)) }));
  const open = found.filter(({ key }) => shown.includes(key));
  const lists = found.map(({ key, live }) =>
    live.is === 'ready' && shown.includes(key) ? live.value : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each layer makes its list anew when it changes.
  const value = useMemo(() => inOrderOfTime(lists.flatMap((list) => list ?? [])), lists);
  const [first] = open;
  if (!first) return { live: noItems, missing: [] };
  const ready = open.flatMap(({ live }) => (live.is === 'ready' ? [live] : []));
  const oldest = ready.find(({ stale }) => stale) ?? ready[0];
  if (first.live.is === 'loading' || !oldest) return { live: first.live, missing: [] };
  const unreadable = ready.reduce((all, one) => all + one.unreadable, 0);
  return { live: { ...oldest, value, unreadable }, missing: open.flatMap(missingOf) };
}

function missingOf({ key, live }: { key: LayerKey; live: Live<CalendarItem[]> }): MissingLayer[] {
  if (live.is === 'failed') return [{ key, retry: live.retry }];
  return live.is === 'unseen' ? [{ key, retry: null }] : [];
}
