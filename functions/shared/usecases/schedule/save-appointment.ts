import { hasCapability } from '../../access.ts';
import { type SavedAppointment, saveAppointmentCall } from '../../api/schedule-api.ts';
import { appointments } from '../../collections/appointments.ts';
import type { stamps } from '../../collections/define.ts';
import { events } from '../../collections/events.ts';
import { issues } from '../../collections/issues.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import { people } from '../../collections/people.ts';
import { privateHours } from '../../collections/private-hours.ts';
import { dayOf, instantOf } from '../../domain/events/wall-times.ts';
import { type AppointmentFields, entryOf, type Times } from '../../domain/schedule/schedule-entry.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Reads, type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { prepareRequests, type StoredAppointment } from './open-requests.ts';
import { answerRequest } from './schedule-answer.ts';
import { timesOf } from './times-of.ts';
import { prepareAccepted } from './write-schedule.ts';

/** What a new one is where nothing else is named. */
const plain: Omit<
  AppointmentFields,
  keyof Times | 'title' | 'kind' | 'starts_at' | 'ends_at' | 'day' | 'state' | keyof typeof stamps
> = {
  ...{ place: null, address: null, drive_before: 0, drive_after: 0, staffer: null, contact_name: null },
  ...{ contact_phone: null, press: 'unknown', press_note: null, expected: null, talking_points: null },
  ...{ positions: [], notes: null, event_id: null, person_id: null, requester: null, requester_email: null },
  ...{ decision: null, over: null },
};

const namedOf = (fields: SavedAppointment['fields']): Partial<AppointmentFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const placed = ({ instant }: Pick<Context, 'instant'>, times: Times) => ({
  ...times,
  starts_at: instant(instantOf(times.zone, times.from)),
  ends_at: instant(instantOf(times.zone, times.to)),
  day: dayOf(times.from),
});

/** Refuses whoever and whatever is named and not there. Reads: one for each that is new. */
async function requireNamed(
  store: Reads,
  organization: string,
  before: StoredAppointment | null,
  { staffer, person_id, event_id, positions }: SavedAppointment['fields'],
): Promise<void> {
  const added = (positions ?? []).filter((id) => !before?.positions.includes(id));
  const isNew = (id: string | null | undefined, known: string | null | undefined): id is string =>
    typeof id === 'string' && id !== known;
  const [member, person, event, found] = await Promise.all([
    isNew(staffer, before?.staffer) ? store.get(memberships, membershipId(staffer, organization)) : undefined,
    isNew(person_id, before?.person_id) ? store.get(people, person_id) : undefined,
    isNew(event_id, before?.event_id) ? store.get(events, event_id) : undefined,
    added.length > 0 ? store.getAll(issues, added) : [],
  ]);
  if (member !== undefined && member?.state !== 'active') throw new RefusedError('schedule.stafferGone');
  if (person === null) throw new RefusedError('schedule.personGone');
  if (event === null) throw new RefusedError('events.gone');
  if (found.some((one) => one === null)) throw new RefusedError('schedule.positionGone');
}

function added(context: Context, input: SavedAppointment): AppointmentFields {
  const { fields, times, mode } = input;
  const { title, kind } = fields;
  if (title === undefined || kind === undefined || times === null) throw new RefusedError('request.badBody');
  const by = context.member.uid;
  const isBooked = mode === 'book';
  return {
    ...{ ...plain, positions: [], title, kind, ...namedOf(fields), ...placed(context, timesOf(times)) },
    state: isBooked ? 'accepted' : 'requested',
    ...(isBooked
      ? { decision: { by, reason: null, surrogate: null, surrogate_id: null, act: null }, over: input.over }
      : {}),
    ...{ created_at: serverTime, created_by: by, updated_at: serverTime, updated_by: by },
  };
}

function changed(context: Context, { id: _, ...before }: StoredAppointment, input: SavedAppointment) {
  const times = input.times === null ? {} : placed(context, timesOf(input.times));
  const over = before.state === 'accepted' && input.over !== null ? { over: input.over } : {};
  const by = context.member.uid;
  return {
    ...{ ...before, ...namedOf(input.fields), ...times, ...over },
    ...{ updated_at: serverTime, updated_by: by },
  };
}

/** Refuses whoever only asks and would book, or change what is decided or another one's. */
function requireRight(
  context: Context,
  isWriter: boolean,
  before: StoredAppointment | null,
  { mode }: SavedAppointment,
): void {
  if (isWriter) return;
  if (mode === 'book') throw new RefusedError('request.notAllowed');
  if (before === null) return;
  if (before.created_by !== context.member.uid) throw new RefusedError('request.notAllowed');
  if (before.state !== 'requested') throw new RefusedError('schedule.decided');
}

const isMoved = (before: Times, after: Times): boolean =>
  (['from', 'to', 'zone'] as const).some((name) => before[name] !== after[name]);

/** Why it is booked over what is there: a reason of another time excuses nothing. */
function reasonFor(
  before: StoredAppointment | null,
  after: AppointmentFields,
  over: string | null,
): string | null {
  const isElsewhere = before === null || isMoved(before, after);
  return over ?? (isElsewhere ? null : (before.over ?? null));
}

/** Writes an appointment with the month or the list of requests that has it. Reads: one, or three where it is accepted. */
async function prepare(
  context: Context,
  store: Store,
  before: StoredAppointment | null,
  after: AppointmentFields,
  { id, over }: SavedAppointment,
  limited: boolean,
): Promise<() => void> {
  if (after.state === 'accepted')
    return prepareAccepted(store, { id, before, after: entryOf(after) }, reasonFor(before, after, over));
  if (after.state !== 'requested') return () => undefined;
  const on = dayIn(after.zone, context.now());
  return prepareRequests(store, { id, limited, request: { appointment: after, on } });
}

/**
 * Asks for the candidate's time, books it, or changes it. Reads: the member, the appointment, for a new one private hours of its id, each that is named anew, and
 * the list of requests, or two months with the protected hours.
 */
export const saveAppointment = command(
  saveAppointmentCall,
  async (input, context, store) => {
    const { member } = context;
    const profile = await requireCaller(store, member, 'schedule.read');
    const isWriter = hasCapability(profile, 'schedule.write');
    const before = await store.get(appointments, input.id);
    if (before && input.mode !== 'edit') throw new RefusedError('call.replayed');
    if (!before && input.mode === 'edit') throw new RefusedError('schedule.gone');
    // Months list both under their ids: another one's would be lost.
    if (!before && (await store.get(privateHours, input.id))) throw new RefusedError('request.badBody');
    requireRight(context, isWriter, before, input);
    await requireNamed(store, member.organization, before, input.fields);
    const after = before ? changed(context, before, input) : added(context, input);
    const save = await prepare(context, store, before, after, input, !isWriter);
    save();
    if (before) store.set(appointments, input.id, after);
    else store.create(appointments, input.id, after);
    // Whoever was promised a time hears of another one.
    const isPromised = after.state === 'accepted' || after.state === 'surrogate';
    if (before && isPromised && isMoved(before, after)) answerRequest(store, context, before, after);
    return {};
  },
  { key: () => 'schedule' },
);
