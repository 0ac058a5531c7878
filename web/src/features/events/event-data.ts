import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { eventCostsCall, eventStateCall, saveEventCall } from '#shared/api/events-api.ts';
import { eventAddresses } from '#shared/collections/event-addresses.ts';
import { eventCosts } from '#shared/collections/event-costs.ts';
import { events } from '#shared/collections/events.ts';
import { noShows, placesOf } from '#shared/domain/events/month-entry.ts';
import { placeShifts } from '#shared/domain/events/shift-times.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { type Live, useLiveDocument } from '../../shared/data/live.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import type { Planned } from '../../shared/events/agenda.ts';
import { useMember } from '../../shared/session/session-store.ts';
import type { CampaignEvent, EventCosts, PrivatePlace } from './event-area.ts';
import type { Repeats } from './form/event-form.ts';
import { lastDayOf } from './form/series-values.ts';

/** One event, live: one read. */
export const useEvent = (id: string): Live<CampaignEvent | null> =>
  useLiveDocument(events, useMember().organization, id);

/** What it costs, live: one read. `paused`: nothing is asked for. */
export const useEventCosts = (id: string, paused: boolean): Live<EventCosts | null> =>
  useLiveDocument(eventCosts, useMember().organization, id, paused);

/** The address and pin that only staff see, where this member is one of them: one read where they are private. Null elsewhere. */
export function usePrivatePlace(event: CampaignEvent | null): Live<PrivatePlace | null> {
  const { organization, can } = useMember();
  const isShown = event?.address_visibility === 'private' && can('people.read');
  const found = useCachedDocument(eventAddresses, organization, isShown ? event.id : null);
  if (!isShown) return { is: 'ready', value: null, stale: false, at: null, unreadable: 0 };
  return found;
}

/**
 * How a series repeats and until when; null of an event that is in none. Of a rule that counts its dates, the first one says
 * when that is: one read.
 */
export function useSeriesDays(event: CampaignEvent | null): Live<Repeats | null> {
  const { organization } = useMember();
  const rule = event?.series_rule ?? null;
  const isCounted = rule?.end.is === 'count';
  const first = useCachedDocument(events, organization, isCounted ? (event?.series_id ?? null) : null);
  const known = (value: Repeats | null): Live<Repeats | null> => ({
    ...{ is: 'ready', value, stale: false, at: null, unreadable: 0 },
  });
  if (rule === null) return known(null);
  if (!isCounted) return known({ rule, last: lastDayOf(rule, '') });
  if (first.is !== 'ready') return first;
  const day = first.value?.series_day;
  return { ...first, value: day ? { rule, last: lastDayOf(rule, day) } : null };
}

/** The member's last edit of an event's costs that waits to be sent, which the next one begins with. */
export function useWaitingCosts(id: string): WaitingCosts | null {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const found = entries.flatMap(({ operation, state }) => {
      if (operation.operation !== 'call' || operation.path !== eventCostsCall.path) return [];
      if (state.is === 'failed') return [];
      const input = eventCostsCall.request.safeParse(operation.input).data;
      return input?.id === id ? [input] : [];
    });
    return found.at(-1) ?? null;
  }, [entries, id]);
}
export type WaitingCosts = z.output<typeof eventCostsCall.request>;

type Series = Pick<CampaignEvent, 'id' | 'series_id'>;

/**
 * Calls about one event, or about its series, are sent in order. Its own collection is written by functions alone, so another
 * one stands for it.
 */
export const sendAbout = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  endpoint: EndpointDefinition<Q, A>,
  { id, series_id }: Series,
  input: z.input<Q>,
  holdMs = 0,
) =>
  commitCall(endpoint, input, {
    entity: { table: 'tasks', id: series_id ?? id },
    ...(holdMs > 0 ? { holdMs } : {}),
  });

const paths: readonly string[] = [saveEventCall.path, eventStateCall.path, eventCostsCall.path];

/** Changes of events that this device has and the server has not: how many, and the new events among them. */
export function useUnsentEvents(): { count: number; added: Planned[] } {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const waiting = entries.flatMap(({ operation, state }) =>
      operation.operation === 'call' && paths.includes(operation.path) && state.is !== 'failed'
        ? [operation]
        : [],
    );
    const added = waiting.flatMap(({ path, input }): Planned[] => {
      const read = path === saveEventCall.path ? saveEventCall.request.safeParse(input) : null;
      return read?.success ? newEvent(read.data) : [];
    });
    return { count: waiting.length, added };
  }, [entries]);
}

/** How the calendar shows a new event before the server has it: the first date alone. */
function newEvent(input: z.output<typeof saveEventCall.request>): Planned[] {
  const { id, mode, fields, street, zone, shifts, series, isPublished } = input;
  const { title, type } = fields;
  if (mode !== 'new' || title === undefined || type === undefined || zone === null) return [];
  const placed = placeShifts(zone, shifts);
  const [first] = placed.is === 'placed' ? placed.shifts : [];
  if (placed.is !== 'placed' || !first) return [];
  const last = placed.shifts.reduce((end, shift) => (shift.ends_at > end.ends_at ? shift : end), first);
  return [
    {
      ...{
        id,
        title,
        type,
        zone,
        from: first.from,
        to: last.to,
        starts: first.starts_at,
        ends: last.ends_at,
      },
      ...{ state: isPublished ? 'published' : 'draft', attendance: fields.attendance ?? 'in_person' },
      ...(street?.pin && street.address_visibility !== 'private' ? { pin: street.pin } : {}),
      ...{ place: fields.venue ?? fields.city ?? null, shifts: shifts.length, capacity: placesOf(shifts) },
      ...{ taken: 0, waiting: 0, short: 0, in_series: series !== null, isUnsent: true },
      ...noShows,
    },
  ];
}
