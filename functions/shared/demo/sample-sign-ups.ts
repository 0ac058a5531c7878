import type * as z from 'zod/mini';
import { events } from '../collections/events.ts';
import { hourEntries } from '../collections/hour-entries.ts';
import { people } from '../collections/people.ts';
import { rsvps } from '../collections/rsvps.ts';
import { volunteers } from '../collections/volunteers.ts';
import { daysBetween } from '../domain/days.ts';
import type { EventFields } from '../domain/events/month-entry.ts';
import type { RsvpSource, RsvpState } from '../domain/events/rsvp-choices.ts';
import { instantOf } from '../domain/events/wall-times.ts';
import { plainEntry } from '../domain/hours/new-entry.ts';
import { dayOfShift } from '../domain/hours/shift-hours.ts';
import { busyMinutes, daysAfter, Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { type Chance, chance } from './random.ts';

/** Who signed up for one shift: parties by the week of a series, and what became of them. */
export type SampleSignUps = {
  parties: readonly number[];
  /** Of those with a place; the others are registered. */
  confirmed: number;
  /** Guests of all of them. */
  guests?: number;
  /** Parties that came too late for a room. */
  waiting?: number;
  offered?: number;
  cancelled?: number;
  /** Who stayed away, once it is over. */
  missed?: number;
  /** People who came without a sign-up, once it is over. */
  walkIns?: number;
  /** Volunteers, whose hours count; others are asked too where it is absent. */
  isWork?: true;
  /** People who are among them. */
  emails?: readonly string[];
};

type Rsvp = z.input<typeof rsvps.schema>;
type Card = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: Rsvp['language'];
};
/** How many minutes of work a volunteer's hours have room for, and the last day on which they worked. */
type Helper = { minutes: number; lastDay: string };
type Pool = { cards: readonly Card[]; helpers: ReadonlyMap<string, Helper> };
type About = {
  organization: string;
  plans: readonly Planned[];
  day: string;
  say: (english: string) => string;
};
type Planned = { weeks?: number; shifts: readonly { signUps?: SampleSignUps }[] };
type Shift = EventFields['shifts'][number];

const seed = 20_261_128;
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const minuteMs = 60_000;
/** Days before an event in which people sign up. */
const openDays = 18;
const sources: readonly (readonly [RsvpSource, number])[] = [
  ['form', 62],
  ['embed', 12],
  ['staff', 26],
];
/** What some of them need, and what staff noted. */
const needs = ['A seat near the door', 'Step-free way in', 'A ride from the station'] as const;
const notes = ['First time: pair with somebody.', 'Comes half an hour late.', 'Brings a car.'] as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const firstOf = (list: unknown): string | null => (Array.isArray(list) ? textOf(list[0]) : null);
const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function poolOf(organization: string, documents: readonly Doc[]): Pool {
  const [ofCards, ofHelpers] = [`${people.path(organization)}/`, `${volunteers.path(organization)}/`];
  const helpers = new Map<string, Helper>();
  const cards: Card[] = [];
  for (const { path, data } of documents) {
    if (path.startsWith(ofHelpers))
      helpers.set(idOf(path), {
        minutes: Math.round(Number(data.totalHours) * 60),
        lastDay: textOf(data.lastActiveDate) ?? '',
      });
    if (!path.startsWith(ofCards) || data.kind !== 'person' || data.merged_into !== null) continue;
    cards.push({
      ...{ id: idOf(path), name: String(data.name), email: firstOf(data.emails) },
      ...{ phone: firstOf(data.phones), language: data.language === 'es' ? 'es' : null },
    });
  }
  return { cards, helpers };
}

/** Minutes of one shift of work: to the quarter, and some leave early. */
function worked(draw: Chance, zone: string, { from, to }: Shift): number {
  const whole = (instantOf(zone, to) - instantOf(zone, from)) / minuteMs;
  return whole - draw.pick([0, 0, 0, 15, 30]);
}

/** Who may have signed up for a shift: of work that is over only those whose hours and last day have it. */
function candidates({ cards, helpers }: Pool, { isWork, emails = [] }: SampleSignUps, over: string | null) {
  const named = cards.filter(({ email }) => email !== null && emails.includes(email));
  const others = cards.filter((card) => {
    if (named.includes(card)) return false;
    const helper = helpers.get(card.id);
    if (!isWork) return card.email !== null || card.phone !== null;
    if (!helper || (card.email === null && card.phone === null)) return false;
    return over === null || (helper.lastDay >= over && helper.minutes >= 4 * 60);
  });
  return { named, others };
}

/** Guests of each party, as many as come in all. */
function guestsOf(draw: Chance, parties: number, all: number): number[] {
  const guests = Array.from({ length: parties }, () => 0);
  for (let one = 0; one < all; one += 1) {
    const at = draw.int(0, parties - 1);
    // Parties of five are the largest: the next one has room.
    const found = guests.findIndex((count, place) => place >= at && count < 4);
    const to = found < 0 ? guests.indexOf(Math.min(...guests)) : found;
    guests[to] = (guests[to] ?? 0) + 1;
  }
  return guests;
}

/** States in the order of arrival, before or after the event. */
function statesOf(draw: Chance, plan: SampleSignUps, parties: number, isOver: boolean): RsvpState[] {
  const { confirmed, missed = 0, offered = 0 } = plan;
  const held = parties - offered;
  if (!isOver) {
    const among = new Set(
      draw.sample(
        Array.from({ length: held }, (_, at) => at),
        confirmed,
      ),
    );
    return Array.from({ length: parties }, (_, at) =>
      at >= held ? 'offered' : among.has(at) ? 'confirmed' : 'registered',
    );
  }
  const away = new Set(
    draw.sample(
      Array.from({ length: parties }, (_, at) => at),
      Math.min(missed, parties),
    ),
  );
  return Array.from({ length: parties }, (_, at) => (away.has(at) ? 'missed' : 'attended'));
}

type Made = { id: string; data: Rsvp };
type Dated = { id: string; event: EventFields; week: number };

/** The sign-ups of one shift, in order of arrival. `chosen`: who is signed up for the event already. */
function shiftSignUps(
  draw: Chance,
  { say, day }: About,
  pool: Pool,
  { id: event_id, event, week }: Dated,
  shift: Shift,
  plan: SampleSignUps,
  chosen: Set<string>,
): Made[] {
  const { zone, created_by, hosts } = event;
  const isOver = event.day < day && event.state === 'published';
  const { named, others } = candidates(pool, plan, isOver ? event.day : null);
  const free = others.filter(({ id }) => !chosen.has(id));
  const wanted = plan.parties[week] ?? 0;
  const [waiting, cancelled] = isOver ? [0, plan.cancelled ?? 0] : [plan.waiting ?? 0, plan.cancelled ?? 0];
  const walkIns = isOver ? (plan.walkIns ?? 0) : 0;
  const all = [
    ...named,
    ...draw.sample(free, Math.min(free.length, wanted + waiting + cancelled + walkIns - named.length)),
  ];
  const parties = Math.min(wanted, all.length);
  const states: RsvpState[] = [
    ...statesOf(draw, plan, parties, isOver),
    ...Array.from({ length: waiting }, () => 'waiting' as const),
    ...Array.from({ length: cancelled }, () => 'cancelled' as const),
    ...Array.from({ length: walkIns }, () => 'attended' as const),
  ];
  const guests = guestsOf(draw, parties, plan.guests ?? 0);
  const startsAt = instantOf(zone, shift.from);
  const last = daysAfter(event.day < day ? event.day : day, -1);
  const days = all.map(() => daysAfter(last, -Math.floor(openDays * draw.next() ** 1.6))).toSorted();
  return all.flatMap((card, at): Made[] => {
    const state = states[at];
    if (!state) return [];
    chosen.add(card.id);
    const isWalkIn = at >= parties + waiting + cancelled;
    const arrived = isWalkIn
      ? new Moment(startsAt + draw.int(0, 20) * minuteMs)
      : moment(days[at] ?? last, draw.int(busyMinutes.from, busyMinutes.to));
    const party = 1 + (guests[at] ?? 0);
    const holds = !isWalkIn && state !== 'waiting' && state !== 'cancelled';
    const isThere = state === 'attended';
    const source = isWalkIn ? 'walk_in' : draw.weighted(sources);
    const by = source === 'form' || source === 'embed' ? 'form' : (hosts[0] ?? created_by);
    const hasConfirmed = state === 'confirmed' || (isOver && draw.happens(0.7));
    const minutes = isThere && plan.isWork ? worked(draw, zone, shift) : null;
    const helper = pool.helpers.get(card.id);
    if (helper && minutes !== null) helper.minutes -= minutes;
    const data: Rsvp = {
      ...{ event_id, shift_id: shift.id, person_id: card.id, name: card.name, email: card.email },
      ...{ phone: card.phone, language: card.language, guests: party - 1, answers: [], state },
      needs: draw.happens(0.04) ? say(draw.pick(needs)) : null,
      places: holds ? party : 0,
      arrived_at: arrived,
      ...{ source, source_code: source === 'form' ? event.source_code : null, consents: [] },
      code: Array.from({ length: 8 }, () => letters.charAt(draw.int(0, letters.length - 1))).join(''),
      link_version: state === 'cancelled' ? 2 : 1,
      offered_until: state === 'offered' ? moment(day, busyMinutes.to) : null,
      confirmed_at: hasConfirmed && !isWalkIn ? moment(last, busyMinutes.to) : null,
      cancelled_by: state === 'cancelled' ? 'person' : null,
      checked_in_at: isThere ? new Moment(startsAt + draw.int(-12, 9) * minuteMs) : null,
      minutes,
      note: draw.happens(0.05) ? say(draw.pick(notes)) : null,
      ...{ created_at: arrived, created_by: by, updated_at: arrived, updated_by: by },
    };
    return [{ id: draw.id(), data }];
  });
}

/** What the ledger has of somebody's work. */
function hoursOf(organization: string, event: EventFields, { id, data }: Made): Doc[] {
  const { person_id, event_id, shift_id, minutes, created_by } = data;
  if (minutes === null || minutes === 0) return [];
  return [
    document(hourEntries, organization, `${id}-1`, {
      ...{
        ...plainEntry,
        person_id,
        kind: 'shift',
        minutes,
        day: dayOfShift(event, shift_id),
        event_id,
        shift_id,
      },
      ...{ rsvp_id: id, created_at: event.ends_at, created_by },
    }),
  ];
}

/** What the shifts of an event count of its sign-ups. */
const counted = ({ shifts }: EventFields, made: readonly Made[]): EventFields['shifts'] =>
  shifts.map((shift) => {
    const own = made.flatMap(({ data }) => (data.shift_id === shift.id ? [data] : []));
    return {
      ...shift,
      taken: own.reduce((sum, { places }) => sum + places, 0),
      waiting: own.reduce((sum, { state, guests }) => sum + (state === 'waiting' ? 1 + guests : 0), 0),
    };
  });

/** The plan of an event by its id, and in which week of its series it is. */
function planOf(
  { organization, plans }: About,
  id: string,
  event: EventFields,
  first: ReadonlyMap<string, string>,
) {
  const at = Number(id.slice(`${organization}-event-`.length).split('-')[0]) - 1;
  const begin = first.get(event.series_id ?? id) ?? event.day;
  return { plan: plans[at], week: Math.round(daysBetween(begin, event.day) / 7) };
}

/**
 * Documents of a sample campaign with the sign-ups for its events, and with what shifts count of them. What is over before
 * `day` has been closed: people came, stayed away, or walked in.
 */
export function withSignUps(documents: readonly Doc[], about: About): Doc[] {
  const { organization } = about;
  const draw = chance(seed);
  const pool = poolOf(organization, documents);
  const isEvent = ({ path }: Doc): boolean => path.startsWith(`${events.path(organization)}/`);
  const first = new Map(
    documents.flatMap((one) => (isEvent(one) ? [[idOf(one.path), String(one.data.day)]] : [])),
  );
  const added: Doc[] = [];
  const rest = documents.map((one) => {
    if (!isEvent(one)) return one;
    const [id, event] = [idOf(one.path), events.schema.parse(one.data)];
    const { plan, week } = planOf(about, id, event, first);
    const chosen = new Set<string>();
    const made = event.shifts.flatMap((shift) => {
      // Shifts stand in the order in which they begin, and are named in that of the plan.
      const signUps = plan?.shifts[Number(shift.id.slice(1)) - 1]?.signUps;
      return signUps ? shiftSignUps(draw, about, pool, { id, event, week }, shift, signUps, chosen) : [];
    });
    if (made.length === 0) return one;
    added.push(
      ...made.flatMap((signUp) => [
        document(rsvps, organization, signUp.id, signUp.data),
        ...hoursOf(organization, event, signUp),
      ]),
    );
    return { ...one, data: { ...one.data, shifts: counted(event, made) } };
  });
  return [...rest, ...added];
}

/** The calendar with its sign-ups as the stored seed has it, on the day after the seed's. */
export function signUpsOnSeedDay(
  organization: string,
  plans: readonly Planned[],
  { calendar, cards, helpers }: { calendar: Doc[]; cards: Doc[]; helpers: Doc[] },
): Doc[] {
  const about = { organization, plans, day: daysAfter(seedDay, 1), say: (english: string) => english };
  const known = new Set([...cards, ...helpers].map(({ path }) => path));
  return withSignUps([...calendar, ...cards, ...helpers], about).filter(({ path }) => !known.has(path));
}
