import { hasCapability } from '../../access.ts';
import { walkUpCall } from '../../api/launch-api.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { walkUps } from '../../collections/walk-ups.ts';
import { dueBack, tonight } from '../../domain/events/launch.ts';
import { takesWalkUps } from '../../domain/events/walk-ups.ts';
import { RefusedError } from '../../refusals.ts';
import type { StoredEvent } from '../events/write-events.ts';
import { requireCaller } from '../members/require-member.ts';
import { changeEventRsvp } from '../rsvps/change-rsvp.ts';
import { requireEvent } from '../rsvps/places.ts';
import { signUp } from '../rsvps/sign-up.ts';
import type { Row, Store } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { prepareNight } from './launch-night.ts';

/** How long what an admitted walk-up agreed to is kept, as evidence. */
const evidenceMs = 400 * 86_400_000;

type WalkUp = Row<typeof walkUps.schema>;
type Admitting = { walkUp: WalkUp; shift: string; person: string; at: number };

const changing = (context: Context) => {
  const { organization, uid: by } = context.member;
  return { ...context, organization, by, isPerson: false };
};

/**
 * Takes the check-in of an admission back with it, or the roster and the report would go on counting somebody who was let in by
 * mistake. Whoever was checked in before that, or is out with a turf, stays as they are.
 */
async function takeArrivalBack(store: Store, context: Context, found: WalkUp): Promise<void> {
  const { rsvp_id: id, event_id: event, decided_at } = found;
  const signedUp = id === null ? null : await store.get(rsvps, id);
  const cameByIt =
    signedUp?.state === 'attended' &&
    signedUp.event_id === event &&
    signedUp.checked_in_at?.toMillis() === decided_at?.toMillis() &&
    (signedUp.launch?.out ?? null) === null;
  if (signedUp && cameByIt)
    await changeEventRsvp(store, changing(context), { id: signedUp.id, event, change: { is: 'reopen' } });
}

/** The sign-up that stands for a walk-up: the one of an admission that was taken back, or who they are by name and number. */
async function signedUpAs(
  store: Store,
  context: Context,
  event: StoredEvent,
  { walkUp: { id, name, phone, language }, shift, person, at }: Admitting,
): Promise<string> {
  const { uid: by } = context.member;
  if (await store.get(rsvps, id)) {
    await changeEventRsvp(store, changing(context), { id, event: event.id, change: { is: 'check_in', at } });
    return id;
  }
  const signedUp = await signUp(
    store,
    event,
    { ...context, by },
    {
      shifts: [{ shift, id }],
      person: { newId: person, name, email: null, phone, zip: null, language },
      ...{ guests: 0, needs: null, answers: [], note: null, language },
      ...{ source: 'walk_in', source_code: null, consents: [], arrivedAt: at },
    },
  );
  return signedUp.rsvps[0]?.id ?? id;
}

/**
 * Lets a walk-up in or turns them away, for whoever runs launches. Reads: three, and of an admission the job of the night and
 * who they are. Of two leads at once the first decides: who is in stays in, whatever another one pressed who had not seen it, and
 * is turned away by taking the admission back, which whoever let them in does. That takes three reads more.
 */
export const decideWalkUp = command(
  walkUpCall,
  async ({ id, change }, context, store) => {
    const { member, now, instant, read } = context;
    const profile = await requireCaller(store, member, 'voters.write');
    if (!hasCapability(profile, 'rosters.work')) throw new RefusedError('request.notAllowed');
    const found = await store.get(walkUps, id);
    if (!found || found.state === 'ended') throw new RefusedError('launch.walkUpGone');
    const at = now();
    const decided = { decided_by: member.uid, decided_at: instant(at) };
    const isIn = found.state === 'admitted';
    if (isIn && (change.is !== 'restore' || found.decided_by !== member.uid))
      return { state: 'admitted' as const };
    if (change.is === 'refuse') {
      store.update(walkUps, id, { state: 'refused', until: null, ...decided });
      return { state: 'refused' as const };
    }
    if (change.is === 'restore') {
      if (isIn) await takeArrivalBack(store, context, found);
      store.update(walkUps, id, { state: 'waiting', until: null, ...decided });
      return { state: 'waiting' as const };
    }
    if (found.state === 'refused') throw new RefusedError('launch.walkUpRefused');
    const event = await requireEvent(read, found.event_id);
    if (!takesWalkUps(event, at)) throw new RefusedError('launch.closed');
    const shift = event.shifts.find((one) => one.id === change.shift);
    if (!shift) throw new RefusedError('rsvps.noShift');
    const until = tonight(event.zone, shift, dueBack(event.zone, shift, at), at);
    const saveNight = await prepareNight(store, context, event, until);
    const others = await store.find(walkUps, {
      where: [
        ['event_id', '==', event.id],
        ['phone', '==', found.phone],
      ],
      select: ['state', 'rsvp_id'],
    });
    const signUpId = await signedUpAs(store, context, event, { walkUp: found, ...change, at });
    saveNight();
    // A turf is on one telephone: who is let in as somebody who was let in before takes their place.
    for (const other of others)
      if (other.id !== id && other.state === 'admitted' && other.rsvp_id === signUpId)
        store.update(walkUps, other.id, { state: 'ended', until: null });
    store.update(walkUps, id, {
      ...{ state: 'admitted', rsvp_id: signUpId, until: instant(until) },
      ...{ ...decided, expires_at: instant(at + evidenceMs) },
    });
    return { state: 'admitted' as const };
  },
  { key: ({ id }) => `walk-up ${id}` },
);
