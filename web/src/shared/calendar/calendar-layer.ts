import type { TablerIcon } from '@tabler/icons-react';
import {
  type EntryName,
  type LayerEntry,
  type Span,
  wallsOf,
} from '#shared/domain/calendar-layers/layer-entry.ts';
import type { LayerKey } from '#shared/domain/calendar-layers/layers.ts';
import type { Live } from '../data/live.ts';
import type { Planned } from '../events/agenda.ts';
import { t } from '../text/index.ts';

/** One entry as the calendar draws it. */
export type CalendarItem = {
  /** Unique in the calendar. */
  id: string;
  layer: LayerKey;
  title: string;
  /** By clocks on the wall; a whole day ends at the next midnight. */
  from: string;
  to: string;
  isWholeDay: boolean;
  state: LayerEntry['state'];
  /** What more is said of it, in words. */
  details: readonly string[];
  link: string | null;
  /** Of the layer of events alone. */
  event: Planned | null;
};

/** Days that are looked at, and the months that list what can be on them. */
export type LayerSpan = Span & { months: { first: string; count: number } };

/** What an area shows in the one calendar. `useItems` is called whether the layer is shown or not; closed, it asks for nothing. */
export type CalendarLayer = {
  /** Its shape: color alone tells nothing to who sees none. */
  icon: TablerIcon;
  useItems: (span: LayerSpan, isClosed: boolean) => Live<CalendarItem[]>;
};

export const noItems: Live<CalendarItem[]> = {
  is: 'ready',
  value: [],
  stale: false,
  at: null,
  unreadable: 0,
};

function sayName(name: EntryName): string {
  switch (name.is) {
    case 'text':
      return name.text;
    case 'busy':
      return t('calendar.busy');
    case 'callTime':
      return name.label === null ? t('calendar.callTime') : `${t('calendar.callTime')}: ${name.label}`;
    case 'milestone':
      return t(`calendar.milestones.${name.id}`);
    case 'election':
      return t(`calendar.elections.${name.kind}`);
    case 'goal':
      return t(`calendar.goals.${name.measure}`);
    case 'information':
      return `${t('calendar.information')} (${name.count})`;
  }
}

type Drawn = { link: string | null; details?: readonly (string | null)[]; event?: Planned };

/** An entry of a layer, with where it leads and what is said beside it. */
export const itemOf = (layer: LayerKey, entry: LayerEntry, drawn: Drawn): CalendarItem => ({
  ...{ id: `${layer}/${entry.id}`, layer, title: sayName(entry.name), state: entry.state },
  ...{ ...wallsOf(entry.when), isWholeDay: entry.when.is === 'day', link: drawn.link },
  details: [...(drawn.details ?? []), entry.place].filter((part) => part !== null),
  event: drawn.event ?? null,
});

/** Items of what is there; what is not there yet stays so. */
export const mapLive = <A, B>(live: Live<A>, change: (value: A) => B): Live<B> =>
  live.is === 'ready' ? { ...live, value: change(live.value) } : live;
