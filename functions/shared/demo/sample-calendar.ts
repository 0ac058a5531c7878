import { eventAddresses } from '../collections/event-addresses.ts';
import { eventCosts } from '../collections/event-costs.ts';
import { eventMonths } from '../collections/event-months.ts';
import { events } from '../collections/events.ts';
import { rsvps } from '../collections/rsvps.ts';
import type { EventType } from '../domain/events/event-choices.ts';
import {
  type EventFields,
  type MonthEntry,
  monthEntryOf,
  monthOfEvent,
  type Shows,
} from '../domain/events/month-entry.ts';
import { placeShifts } from '../domain/events/shift-times.ts';
import { instantOf } from '../domain/events/wall-times.ts';
import { busyMinutes, daysAfter, Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { SampleSignUps } from './sample-sign-ups.ts';

const zone = 'America/New_York';

/** A shift: from and to on the clock, places, and what is done in it. */
type SampleShift = {
  from: string;
  to: string;
  places?: number;
  isRoom?: true;
  label?: string;
  signUps?: SampleSignUps;
};
export type SampleEvent = {
  /** Days after the seed's day, a Friday. */
  inDays: number;
  title: string;
  type: EventType;
  shifts: readonly SampleShift[];
  /** Weeks in which it is. */
  weeks?: number;
  host?: string;
  costs?: { ticket: number; goal: number; cost: number; giver: string; what: string; worth: number };
} & Partial<
  Pick<
    EventFields,
    | 'description'
    | 'venue'
    | 'city'
    | 'address'
    | 'address_visibility'
    | 'pin'
    | 'attendance'
    | 'online_url'
    | 'visibility'
    | 'accessibility'
    | 'accessibility_features'
    | 'bring'
    | 'instructions'
    | 'languages'
    | 'state'
    | 'cancelled'
    | 'source_code'
    | 'region_id'
  >
>;

type Place = Pick<EventFields, 'address' | 'pin'>;
type Made = { id: string; data: EventFields; place: Place | null; plan: SampleEvent };

const placeOf = ({ address = null, pin = null }: Partial<Place>): Place => ({ address, pin });

const shiftsOf = (day: string, plan: SampleEvent, host: string | undefined): EventFields['shifts'] =>
  plan.shifts.map(({ from, to, places, isRoom, label }, at) => ({
    ...{ id: `s${at + 1}`, from: `${day}T${from}`, to: `${day}T${to}` },
    capacity: places ?? null,
    capacity_kind: isRoom ? ('hard' as const) : ('target' as const),
    ...{ label: label ?? null, lead: host ?? null, taken: 0, waiting: 0 },
  }));

function eventOn(plan: SampleEvent, week: number, first: string, by: string): EventFields {
  const { inDays, weeks = 1, host, costs: _costs, shifts: _shifts, ...fields } = plan;
  const day = daysAfter(seedDay, inDays + 7 * week);
  const placed = placeShifts(zone, shiftsOf(day, plan, host));
  if (placed.is !== 'placed') throw new Error(`The sample's event ${plan.title} has no shifts.`);
  const made = moment(daysAfter(seedDay, -21), busyMinutes.from);
  const isPrivate = fields.address_visibility === 'private';
  return {
    ...{ description: null, attendance: 'in_person', online_url: null, venue: null, city: null },
    ...{ address_visibility: 'public', visibility: 'public', accessibility: null },
    ...{ accessibility_features: [], accessibility_note: null, languages: null, bring: null },
    ...{ instructions: null, contact_name: null, contact_email: null, contact_phone: null, tags: [] },
    ...{ source_code: null, state: 'published', cancelled: null },
    ...fields,
    ...(isPrivate ? { address: null, pin: null } : placeOf(fields)),
    ...{ hosts: host === undefined ? [] : [host], zone, day },
    shifts: placed.shifts.map(({ starts_at: _start, ends_at: _end, ...shift }) => shift),
    ...startAndEnd({ zone, shifts: placed.shifts }),
    published_at: fields.state === 'draft' ? null : made,
    series_id: weeks > 1 ? first : null,
    series_day: weeks > 1 ? day : null,
    series_rule:
      weeks > 1 ? { every: { is: 'week', step: 1, weekdays: [] }, end: { is: 'count', count: weeks } } : null,
    is_exception: false,
    ...{ created_at: made, created_by: by, updated_at: made, updated_by: by },
  };
}

/** When an event begins and ends, by the clocks of its zone. */
export const startAndEnd = ({
  zone: place,
  shifts,
}: Pick<EventFields, 'zone'> & { shifts: readonly { from: string; to: string }[] }) => ({
  starts_at: new Moment(Math.min(...shifts.map(({ from }) => instantOf(place, from)))),
  ends_at: new Moment(Math.max(...shifts.map(({ to }) => instantOf(place, to)))),
});

const eventsOf = (organization: string, plans: readonly SampleEvent[], by: string): Made[] =>
  plans.flatMap((plan, at) => {
    const first = `${organization}-event-${at + 1}`;
    return Array.from({ length: plan.weeks ?? 1 }, (_, week): Made => {
      const data = eventOn(plan, week, first, by);
      return {
        id: week === 0 ? first : `${first}-${data.day}`,
        ...{ data, plan },
        place: plan.address_visibility === 'private' ? placeOf(plan) : null,
      };
    });
  });

/** What is planned, with private addresses and costs apart, as the calls store it. */
export function calendarDocuments(
  organization: string,
  plans: readonly SampleEvent[],
  { by, finance }: { by: string; finance: string },
): Doc[] {
  return eventsOf(organization, plans, by).flatMap(({ id, data, place, plan: { costs } }) => [
    document(events, organization, id, data),
    ...(place === null ? [] : [document(eventAddresses, organization, id, place)]),
    ...(costs === undefined
      ? []
      : [
          document(eventCosts, organization, id, {
            ...{ ticket: costs.ticket * 100, goal: costs.goal * 100, cost: costs.cost * 100, note: null },
            revision: 1,
            in_kind: [{ id: 'i1', giver: costs.giver, what: costs.what, cents: costs.worth * 100 }],
            ...{ updated_at: data.updated_at, updated_by: finance },
          }),
        ]),
  ]);
}

/** Who came and who stayed away, by the sign-ups of events that are over. */
function showsIn(organization: string, documents: readonly Doc[]): ReadonlyMap<string, Shows> {
  const shows = new Map<string, { came: number; missed: number }>();
  for (const { path, data } of documents) {
    if (!path.startsWith(`${rsvps.path(organization)}/`) || data.source === 'walk_in') continue;
    if (data.state !== 'attended' && data.state !== 'missed') continue;
    const id = String(data.event_id);
    const before = shows.get(id) ?? { came: 0, missed: 0 };
    const name = data.state === 'attended' ? 'came' : 'missed';
    shows.set(id, { ...before, [name]: before[name] + 1 });
  }
  return shows;
}

/** The agendas of months, from the events' and sign-ups' documents as they are by now. */
export function eventMonthDocuments(organization: string, documents: readonly Doc[]): Doc[] {
  const months = new Map<string, Record<string, MonthEntry>>();
  const shows = showsIn(organization, documents);
  for (const { path, data } of documents) {
    if (!path.startsWith(`${events.path(organization)}/`)) continue;
    const event = events.schema.parse(data);
    const month = monthOfEvent(event);
    const id = path.split('/').at(-1) ?? '';
    months.set(month, { ...months.get(month), [id]: monthEntryOf(event, shows.get(id)) });
  }
  return [...months].map(([month, listed]) =>
    document(eventMonths, organization, month, { month, events: listed }),
  );
}
