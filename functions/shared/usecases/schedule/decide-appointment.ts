import { type AppointmentChange, decideAppointmentCall } from '../../api/schedule-api.ts';
import { appointments } from '../../collections/appointments.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import type { AppointmentState } from '../../domain/schedule/schedule-choices.ts';
import { type AppointmentFields, entryOf, type Times } from '../../domain/schedule/schedule-entry.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { prepareRequests, type StoredAppointment } from './open-requests.ts';
import { answerRequest } from './schedule-answer.ts';
import { prepareAccepted, prepareMonths } from './write-schedule.ts';

const states = {
  accept: 'accepted',
  decline: 'declined',
  surrogate: 'surrogate',
  cancel: 'cancelled',
  reopen: 'requested',
} as const satisfies Record<AppointmentChange['is'], AppointmentState>;

/** What can become of each state. */
const allowed: Record<AppointmentState, readonly AppointmentChange['is'][]> = {
  requested: ['accept', 'decline', 'surrogate'],
  accepted: ['cancel', 'surrogate', 'reopen'],
  declined: ['reopen'],
  surrogate: ['reopen', 'cancel'],
  cancelled: ['reopen'],
};

const isAt = (before: Times, seen: Times): boolean =>
  before.from === seen.from && before.to === seen.to && before.zone === seen.zone;

function decided(
  { id: _, ...before }: StoredAppointment,
  change: AppointmentChange,
  by: string,
): AppointmentFields {
  const surrogate = change.is === 'surrogate' ? change : null;
  const decision = {
    ...{ by, act: null, reason: 'reason' in change ? change.reason : null },
    ...{ surrogate: surrogate?.name ?? null, surrogate_id: surrogate?.member ?? null },
  };
  return {
    ...{ ...before, state: states[change.is], decision: change.is === 'reopen' ? null : decision },
    over: change.is === 'accept' ? change.over : null,
    ...{ updated_at: serverTime, updated_by: by },
  };
}

/** Takes it out of the list that had it, and into the one that has it now. Reads: one to three. */
async function prepare(
  store: Store,
  before: StoredAppointment,
  after: AppointmentFields,
  today: string,
): Promise<() => void> {
  const { id } = before;
  const saves: (() => void)[] = [];
  if (before.state === 'requested') saves.push(await prepareRequests(store, { id, request: null }));
  if (after.state === 'requested')
    saves.push(await prepareRequests(store, { id, request: { appointment: after, on: today } }));
  if (after.state === 'accepted')
    saves.push(await prepareAccepted(store, { id, before: null, after: entryOf(after) }, after.over));
  if (before.state === 'accepted')
    saves.push((await prepareMonths(store, [{ id, before, after: null }])).save);
  return () => {
    for (const save of saves) save();
  };
}

/** Decides, or takes a decision back. Reads: the member, the appointment, and up to four of what lists it. */
export const decideAppointment = command(
  decideAppointmentCall,
  async ({ id, seen, change }, context, store) => {
    const { member, now } = context;
    await requireCaller(store, member, 'schedule.write');
    const before = await store.get(appointments, id);
    if (!before) throw new RefusedError('schedule.gone');
    if (before.state !== seen || !allowed[seen].includes(change.is))
      throw new RefusedError('schedule.decided');
    if (change.is === 'accept' && !isAt(before, change.times)) throw new RefusedError('schedule.moved');
    if (change.is === 'surrogate' && change.member !== null) {
      const found = await store.get(memberships, membershipId(change.member, member.organization));
      if (found?.state !== 'active') throw new RefusedError('schedule.stafferGone');
    }
    const after = decided(before, change, member.uid);
    const save = await prepare(store, before, after, dayIn(before.zone, now()));
    save();
    answerRequest(store, context, before, after);
    store.set(appointments, id, after);
    return {};
  },
  { key: () => 'schedule' },
);
