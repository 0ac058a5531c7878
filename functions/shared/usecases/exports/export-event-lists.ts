import { hasCapability } from '../../access.ts';
import { appointments } from '../../collections/appointments.ts';
import { eventAddresses } from '../../collections/event-addresses.ts';
import { eventCosts } from '../../collections/event-costs.ts';
import { events } from '../../collections/events.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { rsvps } from '../../collections/rsvps.ts';
import {
  appointmentColumns,
  eventColumns,
  hourColumns,
  signUpColumns,
} from '../../domain/export/event-columns.ts';
import { cardsOf } from '../call-time/ask-sources.ts';
import type { Context } from '../use-case.ts';
import { type Lines, paged, pagedWith } from './list-lines.ts';

/** The calendar, with private addresses and money as far as the member may read them: a read more for each event that has them. */
function plannedEvents(context: Context): Promise<Lines> {
  const { read, member } = context;
  const [seesAddresses, seesMoney] = [
    hasCapability(member, 'people.read'),
    hasCapability(member, 'donations.read'),
  ];
  return pagedWith(context, events, eventColumns, async (rows) => {
    const secret = rows.filter(({ address_visibility }) => address_visibility === 'private');
    const [addresses, costs] = await Promise.all([
      seesAddresses
        ? read.getAll(
            eventAddresses,
            secret.map(({ id }) => id),
          )
        : [],
      seesMoney
        ? read.getAll(
            eventCosts,
            rows.map(({ id }) => id),
          )
        : [],
    ]);
    const placeOf = new Map(addresses.flatMap((one) => (one ? [[one.id, one]] : [])));
    const costsOf = new Map(costs.flatMap((one) => (one ? [[one.id, one]] : [])));
    return rows.map((event) => ({
      ...event,
      ...{ private_place: placeOf.get(event.id) ?? null, costs: costsOf.get(event.id) ?? null },
    }));
  });
}

/** The events that lines of a page are of: a read for each. */
async function eventsOf({ read }: Context, ids: readonly (string | null)[]) {
  const found = await read.getAll(events, [...new Set(ids.flatMap((id) => id ?? []))]);
  return new Map(found.flatMap((event) => (event ? [[event.id, event] as const] : [])));
}

/** Every sign-up of every event. */
const signUps = (context: Context): Promise<Lines> =>
  pagedWith(context, rsvps, signUpColumns, async (rows) => {
    const of = await eventsOf(
      context,
      rows.map(({ event_id }) => event_id),
    );
    return rows.map((signUp) => ({ signUp, event: of.get(signUp.event_id) ?? null }));
  });

/** The ledger of hours: of each person the card is read, for its name. */
const hours = (context: Context): Promise<Lines> =>
  pagedWith(context, hourEntries, hourColumns, async (rows) => {
    const [of, cards] = await Promise.all([
      eventsOf(
        context,
        rows.map(({ event_id }) => event_id),
      ),
      cardsOf(context, [...new Set(rows.map(({ person_id }) => person_id))]),
    ]);
    return rows.map((entry) => {
      const event = entry.event_id === null ? null : (of.get(entry.event_id) ?? null);
      return { ...entry, name: cards.get(entry.person_id)?.name ?? '', event };
    });
  });

export const eventLists = {
  events: plannedEvents,
  rsvps: signUps,
  hour_entries: hours,
  appointments: (context: Context) => paged(context, appointments, appointmentColumns),
};
