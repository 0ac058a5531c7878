import { addDays } from '../days.ts';
import { dayIn, wallIn, zonedTime } from '../work/zoned-time.ts';
import type { RsvpState } from './rsvp-choices.ts';

/** To whom a host writes: whoever has a place, hopes for one, or came. Whoever said no is left alone. */
export const writtenStates = [
  'registered',
  'confirmed',
  'waiting',
  'offered',
  'attended',
  'missed',
] as const satisfies readonly RsvpState[];
export type WrittenState = (typeof writtenStates)[number];

/** Messages to one event's roster in a day, and in all. */
export const rosterMessagesPerDay = 3;
export const rosterMessagesMax = 20;
/** The same with those that were taken back, which leave a document too. */
export const rosterMessagesWritten = { perDay: 6, inAll: 40 } as const;
/** How long a message can be taken back. */
export const rosterMessageDelayMs = 60_000;

/** What stands for something else in a message. */
export const messageNames = ['first name', 'event', 'time'] as const;
type MessageName = (typeof messageNames)[number];
const braces = /\{([^{}]*)\}/g;
const isName = (text: string): text is MessageName => messageNames.some((one) => one === text);

/** What stands in braces and means nothing: it would go out as it is. */
export const unknownNames = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([, name = '']) => (isName(name) ? [] : [name]));

/** A message with what its names stand for. What was filled in is not looked at again. */
export const filledMessage = (text: string, values: Readonly<Record<MessageName, string>>): string =>
  text.replace(braces, (whole, name: string) => (isName(name) ? values[name] : whole));

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const [earliest, latest] = [8 * 60, 21 * 60];
/** An event that begins so soon cannot wait for the morning. */
const urgentMs = 12 * 60 * 60_000;

/** When a message goes out: not at night by the clocks of the event's place, unless the event begins soon. */
export function messageMoment(zone: string, now: number, starts: number): number {
  const soonest = now + rosterMessageDelayMs;
  const clock = wallIn(zone, soonest).slice(11);
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const isUrgent = starts > now && starts - now < urgentMs;
  if (isUrgent || (minutes >= earliest && minutes < latest)) return soonest;
  const today = dayIn(zone, soonest);
  return zonedTime(zone, minutes < earliest ? today : addDays(today, 1), earliest);
}
