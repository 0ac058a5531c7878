import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import type { RosterRow } from '../../shared/roster/roster-row.ts';

/** Groups of states that somebody looks for. */
export const filters = [
  'all',
  'coming',
  'confirmed',
  'offered',
  'waiting',
  'attended',
  'missed',
  'off',
  'blocked',
] as const;
export type Filter = (typeof filters)[number];

const groupOf: Record<RsvpState, Exclude<Filter, 'all'>> = {
  pending: 'coming',
  registered: 'coming',
  confirmed: 'confirmed',
  offered: 'offered',
  waiting: 'waiting',
  attended: 'attended',
  missed: 'missed',
  declined: 'off',
  expired: 'off',
  cancelled: 'off',
  blocked: 'blocked',
};

export const isInFilter = ({ state }: Pick<RosterRow, 'state'>, filter: Filter): boolean =>
  filter === 'all' ? state !== 'blocked' : groupOf[state] === filter;

/** How many sign-ups each group has; groups with none are left out, but for all. */
export function filterCounts(rows: readonly Pick<RosterRow, 'state'>[]): [Filter, number][] {
  const counts = filters.map((filter): [Filter, number] => [
    filter,
    rows.filter((row) => isInFilter(row, filter)).length,
  ]);
  return counts.filter(([filter, count]) => filter === 'all' || count > 0);
}

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Whether a name's words begin as typed, or a number or an address holds it. */
export function isMatch({ name, email, phone }: RosterRow, typed: string): boolean {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return typed.trim() === '';
  const parts = foldText(name).split(' ');
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return true;
  const digits = digitsIn(typed);
  if (digits.length >= 3 && phone !== null && digitsIn(phone).includes(digits)) return true;
  return email?.includes(typed.trim().toLowerCase()) === true;
}

/** By name, as people are looked for. */
export const byName = (one: RosterRow, other: RosterRow): number =>
  foldText(one.name).localeCompare(foldText(other.name)) || one.id.localeCompare(other.id);
