import type * as z from 'zod/mini';
import { type RsvpCommand, rsvpStateCall, signUpPersonCall } from '#shared/api/rsvps-api.ts';
import { isCheckInOf, noteWith } from '#shared/domain/events/roster-changes.ts';
import { holdsPlace, isOpen } from '#shared/domain/events/rsvp-choices.ts';
import { areCompatible } from '#shared/domain/people/same-person.ts';
import type { Entry } from '../data/journal/index.ts';
import type { RosterRow } from './roster-row.ts';

export type SignUpInput = z.output<typeof signUpPersonCall.request>;
/** What this device has asked for and the roster may not show yet, oldest first. */
export type RosterChange =
  | { is: 'change'; id: string; change: RsvpCommand; at: number }
  | { is: 'sign-up'; input: SignUpInput; at: number };

/** The changes of rosters among what waits on this device. Refused ones count for nothing. */
export const changesIn = (entries: readonly Entry[]): RosterChange[] =>
  entries.flatMap(({ operation, state, timestamp: at }): RosterChange[] => {
    if (operation.operation !== 'call' || state.is === 'failed') return [];
    if (operation.path === rsvpStateCall.path) {
      const read = rsvpStateCall.request.safeParse(operation.input);
      return read.success ? [{ is: 'change', ...read.data, at }] : [];
    }
    if (operation.path !== signUpPersonCall.path) return [];
    const read = signUpPersonCall.request.safeParse(operation.input);
    return read.success ? [{ is: 'sign-up', input: read.data, at }] : [];
  });

/** What takes a change at the door back, in order; nothing where nothing does. */
export function oppositesOf(
  change: RsvpCommand,
  { checkedInAt, minutes = null }: { checkedInAt?: number | null; minutes?: number | null },
): RsvpCommand[] {
  if (change.is === 'check_in') return [{ is: 'reopen', at: change.at }];
  if (change.is === 'miss') return [{ is: 'reopen' }];
  if (change.is !== 'reopen') return [];
  if (!checkedInAt) return [{ is: 'miss' }];
  const there = { is: 'check_in', at: checkedInAt } as const;
  return minutes === null ? [there] : [there, { is: 'check_out', minutes }];
}

/** A row that somebody is checked in on: of two check-ins the earlier one counts. */
function arrived(row: RosterRow, at: number): RosterRow {
  if (row.state === 'blocked') return row;
  const isEarlier = row.state !== 'attended' || row.checkedInAt === null || row.checkedInAt > at;
  if (!isEarlier) return row;
  const arrivedFrom = row.state === 'attended' ? row.arrivedFrom : row.state;
  return { ...row, state: 'attended', checkedInAt: at, arrivedFrom };
}

/** A row after a change, as the server decides it; where it needs the places of the shift, as it most likely will. */
export function rowAfter(row: RosterRow, change: RsvpCommand): RosterRow {
  switch (change.is) {
    case 'confirm':
      return row.state === 'registered' || row.state === 'offered' ? { ...row, state: 'confirmed' } : row;
    case 'decline':
      return isOpen(row.state) ? { ...row, state: 'declined' } : row;
    case 'cancel':
      return isOpen(row.state) ? { ...row, state: 'cancelled' } : row;
    case 'restore':
      return row.state === 'declined' || row.state === 'cancelled' || row.state === 'expired'
        ? { ...row, state: 'pending' }
        : row;
    case 'move':
      return isOpen(row.state) ? { ...row, shift_id: change.shift } : row;
    case 'guests':
      return { ...row, guests: change.guests };
    case 'needs':
      return { ...row, needs: change.needs };
    case 'note':
      return { ...row, note: change.note };
    case 'add_note':
      return { ...row, note: noteWith(row.note, change.line) };
    case 'check_in':
      return arrived(row, change.at);
    case 'check_out':
      return row.state === 'attended' ? { ...row, minutes: change.minutes } : row;
    case 'miss':
      return holdsPlace(row.state) && row.state !== 'attended' ? { ...row, state: 'missed' } : row;
    case 'reopen':
      return change.at === undefined || isCheckInOf(row.checkedInAt, change.at, Date.now())
        ? reopened(row)
        : row;
    case 'block':
      return { ...row, state: 'blocked' };
    case 'unblock':
      if (row.state !== 'blocked') return row;
      return row.checkedInAt === null
        ? { ...row, state: 'pending' }
        : { ...row, state: 'attended', arrivedFrom: undefined };
  }
}

function reopened(row: RosterRow): RosterRow {
  if (row.state !== 'attended' && row.state !== 'missed') return row;
  const held = row.confirmedAt === null ? 'registered' : 'confirmed';
  const before = row.state === 'attended' ? row.arrivedFrom : null;
  return {
    ...row,
    ...{ checkedInAt: null, minutes: null, arrivedFrom: undefined },
    state: before ?? (row.source === 'walk_in' ? 'cancelled' : held),
  };
}

/** Whoever is on the roster of a shift with the same address or number, under a name that may be theirs. */
export const sameOnRoster = (
  rows: readonly RosterRow[],
  { person }: Pick<SignUpInput, 'person'>,
  shift: string,
): RosterRow | undefined =>
  rows.find((row) => {
    if (row.shift_id !== shift) return false;
    if ('id' in person) return row.person === person.id;
    const isReached =
      (person.email !== null && person.email === row.email) ||
      (person.phone !== null && person.phone === row.phone);
    return isReached && areCompatible(person.name, row.name);
  });

function signedUp(rows: readonly RosterRow[], input: SignUpInput, at: number): RosterRow[] {
  const { person, guests, needs, answers, note, arrivedAt } = input;
  const typed = 'id' in person ? { name: '', email: null, phone: null } : person;
  let after = [...rows];
  for (const { shift, id } of input.shifts) {
    if (after.some((row) => row.id === id)) continue;
    const known = sameOnRoster(after, input, shift);
    if (known) {
      if (arrivedAt !== null) after = after.map((row) => (row === known ? arrived(row, arrivedAt) : row));
      continue;
    }
    after.push({
      ...{ id, shift_id: shift, guests, needs, answers, note, code: '', arrivedAt: at },
      ...{ name: typed.name, email: typed.email, phone: typed.phone },
      ...{ confirmedAt: null, checkedInAt: arrivedAt, minutes: null, offeredUntil: null },
      person: 'id' in person ? person.id : null,
      state: arrivedAt === null ? 'pending' : 'attended',
      source: arrivedAt === null ? 'staff' : 'walk_in',
      isUnsent: true,
    });
  }
  return after;
}

/** The roster of one event with what this device has changed of it. */
export function rosterWith(
  rows: readonly RosterRow[],
  changes: readonly RosterChange[],
  event: string,
): RosterRow[] {
  let after = [...rows];
  for (const one of changes) {
    if (one.is === 'sign-up') {
      if (one.input.event === event) after = signedUp(after, one.input, one.at);
      continue;
    }
    const place = after.findIndex(({ id }) => id === one.id);
    const row = after[place];
    if (row) after[place] = rowAfter(row, one.change);
  }
  return after;
}
