import { appointments } from '../collections/appointments.ts';
import { elections } from '../collections/campaign-elections.ts';
import { eventAddresses } from '../collections/event-addresses.ts';
import { eventCosts } from '../collections/event-costs.ts';
import { events } from '../collections/events.ts';
import { fundraisingPlans } from '../collections/fundraising-plans.ts';
import { privateHours } from '../collections/private-hours.ts';
import { tags } from '../collections/tags.ts';
import { noDay } from '../collections/tasks.ts';
import { daysBetween } from '../domain/days.ts';
import { weekOf } from '../domain/giving/giving-cells.ts';
import { electionCode, kindOfElection } from '../domain/money/election-calendar.ts';
import { tagId, tagKey } from '../domain/people/tag-names.ts';
import { daysAfter, Moment, seedDay } from './clock.ts';
import type { Doc } from './documents.ts';
import { startAndEnd } from './sample-calendar.ts';
import { scheduledMoments } from './sample-schedule.ts';

/** A sample campaign stands still on the seed's day; here it moves to whichever day it is looked at. */

const dayMs = 86_400_000;
const isDay = /^\d{4}-\d\d-\d\d$/;
const isWall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
/** Days of gifts and pledges in a call list's sheets, which are JSON, and the elections that they are for. */
const dayInSheets = /"day":"(\d{4}-\d\d-\d\d)"/g;
const electionInSheets = /"election":"([A-Z]\d{4})"/g;
/** Elections stay on their day of the week. */
const untilElection: readonly string[] = ['electionDate', 'due_date', 'cycle_to'];

/** Parts of a pledge and why it was written off; a fundraising plan with its sources; requests for information. */
const nested: readonly string[] = [
  ...['installments', 'written_off', 'plan', 'sources'],
  ...['requests', 'answers'],
  // Of appeals.
  ...['packages', 'codes'],
  // Shifts of events, why one is cancelled, and what others pay of it.
  ...['shifts', 'cancelled', 'in_kind', 'decision'],
];

/** A sample's words in another language. */
export type Say = (english: string) => string;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function moved(value: unknown, name: string, days: number, say: Say): unknown {
  if (name === 'happened_at') return Number(value) + days * dayMs;
  if (value instanceof Moment) return new Moment(value.toMillis() + days * dayMs);
  if (nested.includes(name) && isObject(value) && !Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => [field, moved(part, field, days, say)]),
    );
  if (Array.isArray(value)) return value.map((one) => moved(one, name, days, say));
  if (typeof value !== 'string') return value;
  if (value === noDay) return value;
  if (isWall.test(value)) return `${daysAfter(value.slice(0, 10), days)}${value.slice(10)}`;
  if (!isDay.test(value)) return say(value);
  return daysAfter(value, untilElection.includes(name) ? Math.floor(days / 7) * 7 : days);
}

const isIn = (path: string, { name }: { name: string }): boolean => path.split('/').at(-2) === name;
/** A tag's id follows from its name, which another language changes. */
const pathIn = (path: string, name: unknown): string =>
  isIn(path, tags) ? `${path.slice(0, path.lastIndexOf('/'))}/${tagId(String(name))}` : path;
const codeOn = (code: string, day: unknown): string => electionCode(kindOfElection(code), String(day));
/** What follows from other fields, which were moved or translated. */
function derived(path: string, data: Record<string, unknown>): Record<string, unknown> {
  if (isIn(path, tags)) return { ...data, name_key: tagKey(String(data.name)) };
  if (isIn(path, elections)) return { ...data, code: codeOn(String(data.code), data.day) };
  if (isIn(path, fundraisingPlans)) {
    const { plan } = fundraisingPlans.schema.parse(data);
    // Whole weeks, on whichever day the sample is looked at.
    if (!plan) return data;
    const from = weekOf(plan.from);
    return { ...data, plan: { ...plan, from, until: daysAfter(from, daysBetween(plan.from, plan.until)) } };
  }
  // Clocks may have changed between the seed's day and this one.
  if (isIn(path, appointments)) return { ...data, ...scheduledMoments(appointments.schema.parse(data)) };
  if (isIn(path, events)) return { ...data, ...startAndEnd(events.schema.parse(data)) };
  return typeof data.due_day === 'string' ? { ...data, repeat_date: Number(data.due_day.slice(8)) } : data;
}

/** How many days later than in the seed a sample campaign plays. */
export const daysLater = (today: string): number => daysBetween(seedDay, today) - 1;

/** A canvass stays on its Saturday, so events move by whole weeks, and what lies ahead of the seed's day lies ahead. */
const isPlanned = (path: string): boolean =>
  [events, eventAddresses, eventCosts, appointments, privateHours].some((one) => isIn(path, one));

/** Documents of the seed as if its day had been the day before `today` (`YYYY-MM-DD`). */
export function placed(documents: readonly Doc[], today: string, say: Say): Doc[] {
  const days = daysLater(today);
  // Gifts and pledges name elections by codes, which have their years in them.
  const codes = new Map(
    documents.flatMap(({ path, data: { code, day } }) =>
      isIn(path, elections) ? [[code, codeOn(String(code), moved(day, 'electionDate', days, say))]] : [],
    ),
  );
  const placedValue = (path: string, name: string, value: unknown): unknown => {
    if (name === 'election') return codes.get(value) ?? value;
    if (name === 'sheets')
      return String(value)
        .replace(dayInSheets, (_, day: string) => `"day":"${daysAfter(day, days)}"`)
        .replace(electionInSheets, (_, code: string) => `"election":"${codes.get(code) ?? code}"`);
    const by = isPlanned(path) ? Math.ceil(days / 7) * 7 : days;
    return moved(value, name === 'day' && isIn(path, elections) ? 'electionDate' : name, by, say);
  };
  return documents.map(({ path, data }) => {
    const placedData = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, placedValue(path, name, value)]),
    );
    return { path: pathIn(path, placedData.name), data: derived(path, placedData) };
  });
}
