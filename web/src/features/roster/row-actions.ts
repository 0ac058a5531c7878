import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { holdsPlace, isOpen } from '#shared/domain/events/rsvp-choices.ts';
import type { RosterRow } from '../../shared/roster/roster-row.ts';
import {
  type RosterEvent,
  type RosterShift,
  shiftStart,
  showShift,
} from '../../shared/roster/roster-shift.ts';
import { t } from '../../shared/text/index.ts';

export type RowAction = { key: string; label: string; change: RsvpCommand; isGrave?: true };

const action = (
  is: Exclude<
    RsvpCommand['is'],
    'move' | 'guests' | 'needs' | 'note' | 'add_note' | 'check_in' | 'check_out'
  >,
): RowAction => ({ key: is, label: t(`roster.do.${is}`), change: { is } });

const moveTo = (shift: RosterShift): RowAction => ({
  key: `move ${shift.id}`,
  label: t('roster.do.move', { shift: showShift(shift) }),
  change: { is: 'move', shift: shift.id },
});

/** What can be done with a sign-up now, the likeliest first. */
export function actionsOf(row: RosterRow, event: RosterEvent, now: number): RowAction[] {
  const { state } = row;
  // The server does not know the sign-up yet, so it cannot be asked to change it.
  if (row.isUnsent) return [];
  const shift = event.shifts.find(({ id }) => id === row.shift_id);
  const hasBegun = shift !== undefined && shiftStart(event, shift) <= now;
  const checkIn: RowAction = {
    ...{ key: 'check_in', label: t('roster.do.check_in') },
    change: { is: 'check_in', at: now },
  };
  return [
    ...(state === 'registered' || state === 'offered' ? [action('confirm')] : []),
    ...(state === 'attended' || state === 'blocked' ? [] : [checkIn]),
    ...(isOpen(state) ? event.shifts.filter(({ id }) => id !== row.shift_id).map(moveTo) : []),
    ...(hasBegun && holdsPlace(state) && state !== 'attended' && state !== 'missed' ? [action('miss')] : []),
    ...(isOpen(state) ? [action('decline'), action('cancel')] : []),
    ...(state === 'declined' || state === 'cancelled' || state === 'expired' ? [action('restore')] : []),
    ...(state === 'attended' ? [action('reopen')] : []),
    ...(state === 'missed' ? [{ ...action('reopen'), label: t('roster.do.reopenMissed') }] : []),
    ...(state === 'blocked' ? [action('unblock')] : [{ ...action('block'), isGrave: true } as const]),
  ];
}

/** The change of an action as of now: it was offered when the row was drawn, and somebody arrives when it is pressed. */
export const pressed = ({ change }: RowAction): RsvpCommand =>
  change.is === 'check_in' ? { ...change, at: Date.now() } : change;
