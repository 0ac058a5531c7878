import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rosterPaths } from '../../shared/roster/roster-paths.ts';
import type { RosterRow } from '../../shared/roster/roster-row.ts';
import { type RosterEvent, type RosterShift, showShift } from '../../shared/roster/roster-shift.ts';
import { TurnoutLine } from '../../shared/roster/turnout-line.tsx';
import styles from './organizing.module.css';

export type ShownShift = { event: RosterEvent; shift: RosterShift; rows: readonly RosterRow[] };

/** Shifts of some events, soonest first, with who signed up. */
export const shiftsOf = (
  events: readonly RosterEvent[],
  rosters: ReadonlyMap<string, readonly RosterRow[]>,
): ShownShift[] =>
  events
    .flatMap((event) =>
      event.shifts.map((shift) => ({
        ...{ event, shift },
        rows: (rosters.get(event.id) ?? []).filter(({ shift_id }) => shift_id === shift.id),
      })),
    )
    .toSorted((one, other) => one.shift.from.localeCompare(other.shift.from));

/** One shift with what can be expected of it; its event leads to the roster. */
export const ShiftCard = ({ event, shift, rows, children }: ShownShift & { children?: ReactNode }) => (
  <li className={styles.card}>
    <h3>
      <Anchor inherit component={Link} to={rosterPaths.roster(event.id)}>
        {event.title}
      </Anchor>
    </h3>
    <p className={styles.soft}>{showShift(shift)}</p>
    <TurnoutLine rows={rows} capacity={shift.capacity} />
    {children}
  </li>
);
