import { addDays } from '../days.ts';
import { instantOf } from './wall-times.ts';

/** What everybody with a place is written about a shift, in this order. */
export const shiftMessages = ['day_before', 'day_of', 'thanks', 'again'] as const;
export type ShiftMessage = (typeof shiftMessages)[number];
/** Milliseconds since 1970: from when it goes out, and until when it still makes sense. */
export type MessageWindow = { kind: ShiftMessage; at: number; until: number };

type Shift = { id: string; from: string; to: string };
const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** An hour after the end; after nine in the evening and before eight, at nine in the morning. */
function thanksAt(zone: string, to: string): number {
  const at = instantOf(zone, to) + hourMs;
  const [day, clock] = [to.slice(0, 10), to.slice(11)];
  if (clock > '20:00') return instantOf(zone, `${addDays(day, 1)}T09:00`);
  return clock < '07:00' ? instantOf(zone, `${day}T09:00`) : at;
}

/** When a shift's messages go out, by the clocks of its place. No morning's mail about a shift that begins by eight. */
export function messageWindows(zone: string, { from, to }: Omit<Shift, 'id'>): MessageWindow[] {
  const [starts, ends] = [instantOf(zone, from), instantOf(zone, to)];
  const day = from.slice(0, 10);
  const morning = instantOf(zone, `${day}T08:00`);
  return [
    { kind: 'day_before', at: instantOf(zone, `${addDays(day, -1)}T11:00`), until: starts },
    ...(morning < starts ? [{ kind: 'day_of' as const, at: morning, until: starts }] : []),
    { kind: 'thanks', at: thanksAt(zone, to), until: ends + 4 * dayMs },
    { kind: 'again', at: instantOf(zone, `${addDays(to.slice(0, 10), 5)}T11:00`), until: ends + 8 * dayMs },
  ];
}

export type PlannedMessage = { shift: string; from: string } & MessageWindow;

/**
 * What goes out now, and when to look again. Of a shift it is the last that is due: a tick that is a day late sends one
 * reminder, and none once the shift has begun.
 */
export function planMessages(
  zone: string,
  shifts: readonly Shift[],
  now: number,
): { due: PlannedMessage[]; next: number | null } {
  const due: PlannedMessage[] = [];
  let next: number | null = null;
  for (const shift of shifts) {
    const windows = messageWindows(zone, shift);
    const open = windows.filter(({ at, until }) => at <= now && now < until);
    const last = open.at(-1);
    if (last) due.push({ shift: shift.id, from: shift.from, ...last });
    for (const { at } of windows) if (at > now && (next === null || at < next)) next = at;
  }
  return { due, next };
}

/** What messages follow from: another text is another plan. Nobody is written to about a draft or a cancelled event. */
export const messagesAbout = (event: { zone: string; state: string; shifts: readonly Shift[] }): string =>
  event.state === 'published'
    ? [event.zone, ...event.shifts.map(({ id, from, to }) => `${id} ${from} ${to}`)].join('\n')
    : '';

type Placed = {
  zone: string;
  attendance: string;
  venue: string | null;
  city: string | null;
  address: string | null;
  address_visibility: string;
  online_url: string | null;
  shifts: readonly Shift[];
};
/** When and where it is, as whoever signed up knows it. */
export const whenAndWhere = ({ zone, shifts, ...place }: Placed): string =>
  JSON.stringify([
    ...[zone, place.attendance, place.venue, place.city, place.online_url],
    // A private address is told by a host.
    place.address_visibility === 'private' ? null : place.address,
    shifts.map(({ id, from, to }) => [id, from, to]),
  ]);
