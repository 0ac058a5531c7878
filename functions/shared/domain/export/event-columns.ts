import type { appointments } from '../../collections/appointments.ts';
import type { Instant, Stored } from '../../collections/define.ts';
import type { eventAddresses } from '../../collections/event-addresses.ts';
import type { eventCosts } from '../../collections/event-costs.ts';
import type { events } from '../../collections/events.ts';
import type { hourEntries } from '../../collections/hour-entries.ts';
import type { rsvps } from '../../collections/rsvps.ts';
import { showPin } from '../events/map-pin.ts';
import { dollars } from '../import/cell-kinds.ts';
import { type Columns, orNothing } from './list-columns.ts';

/** Lists of the calendar as a spreadsheet has them. */

type Event = Stored<typeof events>;

const momentOf = (at: Instant | null): string => (at === null ? '' : new Date(at.toMillis()).toISOString());
const wallOf = (time: string): string => time.replace('T', ' ');

/** An event with what not everybody may read of it: null where this member may not, or there is nothing. */
export type ExportedEvent = Event & {
  private_place: Stored<typeof eventAddresses> | null;
  costs: Stored<typeof eventCosts> | null;
};

export const eventColumns: Columns<ExportedEvent> = [
  ['Title', ({ title }) => title],
  ['Type', ({ type }) => type],
  ['State', ({ state }) => state],
  ['Day', ({ day }) => day],
  ['Time zone', ({ zone }) => zone],
  [
    'Shifts',
    ({ shifts }) =>
      shifts.map(({ from, to, label }) => [`${from}–${to}`, label].filter(Boolean).join(' ')).join('; '),
  ],
  [
    'Places',
    ({ shifts }) =>
      shifts.map(({ capacity, capacity_kind }) => `${capacity ?? 'any'} (${capacity_kind})`).join('; '),
  ],
  ['Taken', ({ shifts }) => shifts.map(({ taken }) => taken).join('; ')],
  ['Attendance', ({ attendance }) => attendance],
  ['Venue', ({ venue }) => venue ?? ''],
  ['City', ({ city }) => city ?? ''],
  ['Address', ({ address, private_place }) => address ?? private_place?.address ?? ''],
  [
    'Coordinates',
    ({ pin, private_place }) => {
      const shown = pin ?? private_place?.pin;
      return shown ? showPin(shown) : '';
    },
  ],
  ['Address visibility', ({ address_visibility }) => address_visibility],
  ['Online link', ({ online_url }) => online_url ?? ''],
  ['Visibility', ({ visibility }) => visibility],
  ['Accessibility', ({ accessibility }) => accessibility ?? ''],
  ['Accessible by', ({ accessibility_features }) => accessibility_features.join('; ')],
  ['Accessibility notes', ({ accessibility_note }) => accessibility_note ?? ''],
  ['Languages', ({ languages }) => languages ?? ''],
  ['What to bring', ({ bring }) => bring ?? ''],
  ['Instructions', ({ instructions }) => instructions ?? ''],
  ['Contact name', ({ contact_name }) => contact_name ?? ''],
  ['Contact email', ({ contact_email }) => contact_email ?? ''],
  ['Contact phone', ({ contact_phone }) => contact_phone ?? ''],
  ['Cancelled because', ({ cancelled }) => cancelled?.note ?? ''],
  ['Suggested gift', ({ costs }) => orNothing(costs?.ticket ?? null)],
  ['Goal', ({ costs }) => orNothing(costs?.goal ?? null)],
  ['Cost', ({ costs }) => orNothing(costs?.cost ?? null)],
  [
    'Paid by others',
    ({ costs }) =>
      (costs?.in_kind ?? [])
        .map(({ giver, what, cents }) => `${giver}: ${what} ${dollars(cents)}`)
        .join('; '),
  ],
  ['Money note', ({ costs }) => costs?.note ?? ''],
  ['Hosts', ({ hosts }, { nameOf }) => hosts.map(nameOf).filter(Boolean).join('; ')],
  ['Tags', ({ tags }) => tags.join('; ')],
  ['Source code', ({ source_code }) => source_code ?? ''],
  ['Description', ({ description }) => description ?? ''],
];

type Shifts = Event['shifts'];
type SignUp = Stored<typeof rsvps>;
const shiftOf = ({ shift_id }: SignUp, shifts: Shifts) => shifts.find(({ id }) => id === shift_id);

/** A sign-up on the roster of its event. */
export const rosterColumns: Columns<{ signUp: SignUp; shifts: Shifts }> = [
  ['Name', ({ signUp }) => signUp.name],
  ['Email', ({ signUp }) => signUp.email ?? ''],
  ['Phone', ({ signUp }) => signUp.phone ?? ''],
  ['Shift starts', ({ signUp, shifts }) => wallOf(shiftOf(signUp, shifts)?.from ?? '')],
  ['Shift', ({ signUp, shifts }) => shiftOf(signUp, shifts)?.label ?? ''],
  ['State', ({ signUp }) => signUp.state],
  ['Guests', ({ signUp }) => String(signUp.guests)],
  ['Needs', ({ signUp }) => signUp.needs ?? ''],
  [
    'Answers',
    ({ signUp }) => signUp.answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n'),
  ],
  ['Note', ({ signUp }) => signUp.note ?? ''],
  ['Source', ({ signUp }) => signUp.source],
  ['Source code', ({ signUp }) => signUp.source_code ?? ''],
  ['Signed up', ({ signUp }) => momentOf(signUp.arrived_at)],
  ['Confirmed', ({ signUp }) => momentOf(signUp.confirmed_at)],
  ['Checked in', ({ signUp }) => momentOf(signUp.checked_in_at)],
  ['Minutes', ({ signUp }) => (signUp.minutes === null ? '' : String(signUp.minutes))],
];

/** A sign-up among those of all events; the event is null where it is gone. */
export const signUpColumns: Columns<{ signUp: SignUp; event: Event | null }> = [
  ['Event', ({ event }) => event?.title ?? ''],
  ['Day', ({ event }) => event?.day ?? ''],
  ...rosterColumns.map(
    ([header, cell]) =>
      [
        header,
        ({ signUp, event }: { signUp: SignUp; event: Event | null }, facts: Parameters<typeof cell>[1]) =>
          cell({ signUp, shifts: event?.shifts ?? [] }, facts),
      ] as const,
  ),
];

/** A line of the ledger of hours; `name` is that of the card, empty where it is gone. */
export type ExportedHours = Stored<typeof hourEntries> & { name: string; event: Event | null };

export const hourColumns: Columns<ExportedHours> = [
  ['Name', ({ name }) => name],
  ['Day', ({ day }) => day],
  ['Kind', ({ kind }) => kind],
  ['State', ({ state }) => state],
  // Of a correction it is below nothing, which would be taken for a formula as it stands.
  ['Minutes', ({ minutes }) => String(minutes)],
  ['Event', ({ event }) => event?.title ?? ''],
  [
    'Shift starts',
    ({ event, shift_id }) => wallOf(event?.shifts.find(({ id }) => id === shift_id)?.from ?? ''),
  ],
  ['Note', ({ note }) => note ?? ''],
  ['Approved by', ({ approved_by }, { nameOf }) => nameOf(approved_by)],
  ['Entered', ({ created_at }) => momentOf(created_at)],
  ['Entered by', ({ created_by }, { nameOf }) => nameOf(created_by)],
];

/** A time of the candidate's, for whoever reads the schedule. */
export const appointmentColumns: Columns<Stored<typeof appointments>> = [
  ['Title', ({ title }) => title],
  ['Kind', ({ kind }) => kind],
  ['State', ({ state }) => state],
  ['From', ({ from }) => wallOf(from)],
  ['To', ({ to }) => wallOf(to)],
  ['Time zone', ({ zone }) => zone],
  ['Place', ({ place }) => place ?? ''],
  ['Address', ({ address }) => address ?? ''],
  ['Minutes there', ({ drive_before }) => String(drive_before)],
  ['Minutes back', ({ drive_after }) => String(drive_after)],
  ['Goes along', ({ staffer }, { nameOf }) => nameOf(staffer)],
  ['Contact name', ({ contact_name }) => contact_name ?? ''],
  ['Contact phone', ({ contact_phone }) => contact_phone ?? ''],
  ['Press', ({ press }) => press],
  ['Press note', ({ press_note }) => press_note ?? ''],
  ['Expected people', ({ expected }) => (expected === null ? '' : String(expected))],
  ['Talking points', ({ talking_points }) => talking_points ?? ''],
  ['Notes', ({ notes }) => notes ?? ''],
  ['Asked by', ({ requester }) => requester ?? ''],
  ['Email', ({ requester_email }) => requester_email ?? ''],
  ['Surrogate', ({ decision }) => decision?.surrogate ?? ''],
  ['Reason', ({ decision }) => decision?.reason ?? ''],
  ['Booked over because', ({ over }) => over ?? ''],
];
