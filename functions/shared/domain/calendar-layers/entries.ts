import { type Access, hasCapability } from '../../access.ts';
import { type GoalMeasure, goalReaders } from '../../collections/goals.ts';
import { deadlineOf } from '../best-efforts/settle-request.ts';
import { calendarTo } from '../calendar.ts';
import { addDays } from '../days.ts';
import type { MonthEntry } from '../events/month-entry.ts';
import { instantOf } from '../events/wall-times.ts';
import { type Election, inOrderOfDays, kindOfElection } from '../money/election-calendar.ts';
import { starterRules } from '../money/starter-rules.ts';
import { type ProtectedTime, protectedOn } from '../schedule/protected-time.ts';
import type { ScheduleEntry } from '../schedule/schedule-entry.ts';
import { isWithin, type LayerEntry, type Span } from './layer-entry.ts';

/** The longest way to an election that the campaign’s calendar plans, in days. */
const planDays = 90;

type Listed<T> = T & { id: string };

export const eventEntry = ({
  id,
  title,
  from,
  to,
  starts,
  ends,
  place,
  state,
}: Listed<MonthEntry>): LayerEntry => ({
  ...{ id, name: { is: 'text', text: title }, when: { is: 'times', from, to, starts, ends }, place, state },
});

/** What takes the candidate’s time. Of private hours it says when they are. */
export const scheduleEntryOf = ({
  id,
  is_private,
  title,
  place,
  from,
  to,
  starts,
  ends,
}: Listed<ScheduleEntry>): LayerEntry => ({
  ...{ id, when: { is: 'times', from, to, starts, ends }, state: 'published' },
  ...(is_private || title === null
    ? { name: { is: 'busy' }, place: null }
    : { name: { is: 'text', text: title }, place }),
});

/** The hours that are kept for calls, on each day of the span. */
export function callTimeEntries(
  { zone, protected: week }: { zone: string; protected: readonly ProtectedTime[] },
  { from, to }: Span,
): LayerEntry[] {
  const found: LayerEntry[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const { id, label, starts, ends, ...block } of protectedOn(week, zone, day))
      found.push({
        ...{ id: `calls-${id}-${day}`, name: { is: 'callTime', label }, place: null, state: 'published' },
        when: { is: 'times', from: `${day}T${block.from}`, to: `${day}T${block.to}`, starts, ends },
      });
  return found;
}

const onDay = (id: string, day: string, name: LayerEntry['name']): LayerEntry => ({
  ...{ id, name, when: { is: 'day', day }, place: null, state: 'published' },
});

/** The way to election day, by the plan that the profile shows. */
export function milestoneEntries(electionDay: string | null): LayerEntry[] {
  const calendar = electionDay === null ? null : calendarTo(electionDay, addDays(electionDay, -planDays));
  return calendar?.is === 'ahead'
    ? calendar.milestones.map(({ id, day }) => onDay(`milestone-${id}`, day, { is: 'milestone', id }))
    : [];
}

/** When goals are to be reached, of those whose measure the member may see. */
export const goalEntries = (
  goals: readonly { id: string; due_date: string }[],
  access: Access,
): LayerEntry[] =>
  goals.flatMap(({ id, due_date }) => {
    const measure = measures.find((one) => one === id);
    if (measure === undefined || !hasCapability(access, goalReaders[measure])) return [];
    return [onDay(`goal-${id}`, due_date, { is: 'goal', measure })];
  });
const measures = Object.keys(goalReaders) as GoalMeasure[];

/** Elections that the candidate is in. */
export const electionEntries = (elections: readonly Listed<Election>[]): LayerEntry[] =>
  inOrderOfDays(elections)
    .filter(({ on_ballot }) => on_ballot)
    .map(({ id, code, day }) => onDay(`election-${id}`, day, { is: 'election', kind: kindOfElection(code) }));

/** By when donors have to be asked for what the law wants to know: how many on each day, and no names. */
export function informationEntries(
  requests: readonly { state: string; passed_on: string; rule: string }[],
): LayerEntry[] {
  const days = new Map<string, number>();
  for (const { state, passed_on, rule } of requests) {
    const known = starterRules.find(({ id }) => id === rule);
    const deadline = state === 'due' && known ? deadlineOf(passed_on, known) : null;
    if (deadline) days.set(deadline.on, (days.get(deadline.on) ?? 0) + 1);
  }
  return [...days].map(([day, count]) => onDay(`information-${day}`, day, { is: 'information', count }));
}

/** A task with a day; with a time too, half an hour by the clock of whoever it is assigned to. */
export function taskEntry(
  {
    id,
    title,
    due_day,
    due_time,
  }: { id: string; title: string; due_day: string | null; due_time: string | null },
  zone: string,
): LayerEntry[] {
  if (due_day === null) return [];
  const name = { is: 'text', text: title } as const;
  if (due_time === null) return [onDay(id, due_day, name)];
  const from = `${due_day}T${due_time}`;
  const starts = instantOf(zone, from);
  return [
    {
      ...{ id, name, place: null, state: 'published' },
      when: { is: 'times', from, to: from, starts, ends: starts },
    },
  ];
}

export const within = (entries: readonly LayerEntry[], span: Span): LayerEntry[] =>
  entries.filter((entry) => isWithin(entry, span));
