import * as z from 'zod/mini';
import type { SavedEvent } from '#shared/api/events-api.ts';
import { addDays } from '#shared/domain/days.ts';
import { capacityKinds } from '#shared/domain/events/event-choices.ts';
import {
  capacityMax,
  placeShifts,
  type ShiftProblem,
  shiftMaxMs,
  shiftsMax,
} from '#shared/domain/events/shift-times.ts';
import { dayOf, isWallTime } from '#shared/domain/events/wall-times.ts';
import { t } from '../../../shared/text/index.ts';
import type { Shift } from '../event-area.ts';

type SavedShift = SavedEvent['shifts'][number];
/** A shift as its inputs hold it: it ends on the day of its start, or on the next one. */
export type ShiftValues = {
  id: string;
  day: string;
  start: string;
  end: string;
  places: string;
  kind: string;
  label: string;
  lead: string;
};

/** The day of the soonest shift, from which the dates of a series are counted. */
export const firstDay = (shifts: readonly ShiftValues[]): string =>
  shifts
    .map(({ day, start }) => `${day}T${start}`)
    .toSorted()[0]
    ?.slice(0, 10) ?? '';

/** Shifts with no lead who is no host any more. */
export const ledBy = (shifts: readonly ShiftValues[], hosts: readonly string[]): ShiftValues[] =>
  shifts.map((shift) => (hosts.includes(shift.lead) ? shift : { ...shift, lead: '' }));

const timeOf = (wall: string): string => wall.slice(11);

export const shiftValues = ({
  id,
  from,
  to,
  capacity,
  capacity_kind,
  label,
  lead,
}: Omit<Shift, 'taken' | 'waiting'>): ShiftValues => ({
  ...{ id, day: dayOf(from), start: timeOf(from), end: timeOf(to) },
  ...{ places: capacity === null ? '' : String(capacity), kind: capacity_kind },
  ...{ label: label ?? '', lead: lead ?? '' },
});

/** Another shift, like the last one, behind it: most events have shifts one after the other. */
export function newShift(day: string, others: readonly ShiftValues[]): ShiftValues {
  const last = others.at(-1);
  const plain = { places: '', kind: 'target', label: '', lead: '' };
  return {
    ...plain,
    ...(last && { places: last.places, kind: last.kind }),
    id: crypto.randomUUID(),
    day: last?.day ?? day,
    start: last?.end ?? '18:00',
    end: last ? laterBy(last.end, lengthOf(last)) : '20:00',
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const lengthOf = ({ start, end }: ShiftValues): number => (minutesOf(end) - minutesOf(start) + 1_440) % 1_440;
const laterBy = (time: string, minutes: number): string => {
  const at = (minutesOf(time) + minutes) % 1_440;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};

/** Whether it ends on the day after its start: until two in the morning, or all around the clock. */
export const endsNextDay = ({ start, end }: Pick<ShiftValues, 'start' | 'end'>): boolean =>
  start !== '' && end !== '' && end <= start;

export const wallsOf = ({ day, start, end }: ShiftValues): { from: string; to: string } => ({
  from: `${day}T${start}`,
  to: `${endsNextDay({ start, end }) && day !== '' ? addDays(day, 1) : day}T${end}`,
});

function placesOf(typed: string): number | null | 'problem' {
  const clean = typed.replace(/[,\s]/g, '');
  if (clean === '') return null;
  const places = Number(clean);
  return Number.isInteger(places) && places >= 1 && places <= capacityMax ? places : 'problem';
}

const problems: Partial<Record<ShiftProblem, 'ends' | 'long' | 'apart'>> = {
  ends: 'ends',
  long: 'long',
  apart: 'apart',
};
/** Why shifts are none, in words; null where they are. Checked in UTC: a clock change is for the server and its hint. */
function problemOf(shifts: readonly SavedShift[]): string | null {
  const placed = placeShifts('UTC', shifts);
  if (placed.is === 'placed') return null;
  const key = problems[placed.problem];
  return t(`events.form.${key ?? 'noTime'}`);
}

export const shiftsMost = shiftsMax;
export const longestShift = shiftMaxMs;

const isKind = (kind: string): kind is SavedShift['capacity_kind'] =>
  capacityKinds.some((one) => one === kind);

/** Shifts as stored, or what is wrong with the first that is wrong. */
export const shiftsField = z.pipe(
  z.custom<ShiftValues[]>(Array.isArray),
  z.transform((typed: ShiftValues[], context): SavedShift[] => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    };
    const shifts: SavedShift[] = [];
    for (const shift of typed) {
      const walls = wallsOf(shift);
      if (!isWallTime(walls.from) || !isWallTime(walls.to)) return refuse(t('events.form.noTime'));
      const capacity = placesOf(shift.places);
      if (capacity === 'problem') return refuse(t('events.form.placesProblem'));
      shifts.push({
        ...{ id: shift.id, ...walls, capacity },
        capacity_kind: isKind(shift.kind) ? shift.kind : 'target',
        label: shift.label.trim() || null,
        lead: shift.lead || null,
      });
    }
    const problem = problemOf(shifts);
    return problem === null ? shifts : refuse(problem);
  }),
);
