import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { events } from '#shared/collections/events.ts';
import { monthOf } from '#shared/domain/days.ts';
import { useCachedDocument } from '../data/use-cached-document.ts';
import { type Planned, plannedIn, useEventMonths } from '../events/agenda.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { localDay } from '../ui/form/days.ts';
import styles from './next-shifts.module.css';
import { type RosterEvent, type RosterShift, shiftStart, showShift } from './roster-shift.ts';

type Props = {
  event: RosterEvent;
  /** The shift that they leave. */
  left: string;
  /** Chosen shifts, with their events. */
  chosen: ReadonlyMap<string, string>;
  toggle: (event: string, shift: string) => void;
};

/** Other events that are offered, and shifts of each. */
const [eventsMax, shiftsMax] = [3, 3];

const isToCome = ({ state, starts }: Planned, now: number): boolean => state === 'published' && starts > now;

/** When somebody could come next: later shifts of this event, and of the next ones. Reads two months and three events. */
export function NextShifts({ event, left, chosen, toggle }: Props) {
  const now = Date.now();
  const months = useEventMonths(monthOf(localDay(new Date(now))), 2);
  const planned = months.is === 'ready' ? plannedIn(months.value) : [];
  const next = planned.filter((one) => one.id !== event.id && isToCome(one, now)).slice(0, eventsMax);
  const own = event.shifts
    .filter((shift) => shift.id !== left && shiftStart(event, shift) > now)
    .slice(0, shiftsMax);
  const line = (of: Pick<RosterEvent, 'id'>, shift: RosterShift) => (
    <Checkbox
      key={shift.id}
      label={showShift(shift)}
      checked={chosen.has(shift.id)}
      onChange={() => toggle(of.id, shift.id)}
    />
  );
  return (
    <>
      {own.length > 0 && (
        <fieldset className={styles.next}>
          <legend>{event.title}</legend>
          {own.map((shift) => line(event, shift))}
        </fieldset>
      )}
      {next.map((one) => (
        <EventShifts key={one.id} id={one.id} now={now} line={line} />
      ))}
      {own.length === 0 && next.length === 0 && <p className={styles.soft}>{t('roster.out.noNext')}</p>}
    </>
  );
}

type OfEvent = { id: string; now: number; line: (of: RosterEvent, shift: RosterShift) => ReactNode };

function EventShifts({ id, now, line }: OfEvent) {
  const live = useCachedDocument(events, useMember().organization, id);
  const event = live.is === 'ready' ? live.value : null;
  if (!event) return null;
  return (
    <fieldset className={styles.next}>
      <legend>{event.title}</legend>
      {event.shifts
        .filter((shift) => shiftStart(event, shift) > now)
        .slice(0, shiftsMax)
        .map((shift) => line(event, shift))}
    </fieldset>
  );
}
