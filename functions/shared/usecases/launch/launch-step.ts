import type * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import { type LaunchStep, launchStepCall } from '../../api/launch-api.ts';
import type { rsvps } from '../../collections/rsvps.ts';
import { rsvps as rsvpDocuments } from '../../collections/rsvps.ts';
import { turfs } from '../../collections/turfs.ts';
import { walkUps } from '../../collections/walk-ups.ts';
import {
  dueBack,
  guestHolder,
  isGuest,
  type LaunchProgress,
  launchTurfsMax,
  nothingYet,
  stageOf,
  tonight,
} from '../../domain/events/launch.ts';
import { releaseChanges, returnChanges, type TurfAssignment } from '../../domain/field/turf-checkout.ts';
import { turfHoldersMax } from '../../domain/field/turf-limits.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import type { StoredEvent } from '../events/write-events.ts';
import { requireCaller, requireMember } from '../members/require-member.ts';
import { requireEvent } from '../rsvps/places.ts';
import { type Reads, type Row, type Store, serverTime } from '../store.ts';
import { type Caller, type Context, command } from '../use-case.ts';
import { prepareNight } from './launch-night.ts';
import { turfResults } from './turf-results.ts';

type Rsvp = Row<typeof rsvps.schema>;
type Turf = Row<typeof turfs.schema>;
type Results = { attempts: number; contacts: number };
type About = {
  rsvp: Rsvp;
  event: StoredEvent;
  turf: Turf | null;
  /** Who is to hold the turf, and what they are called. */
  holder: { id: string; name: string };
  results: Results;
  context: Pick<Context, 'now' | 'instant' | 'newId'>;
};
type Outcome = { launch: LaunchProgress; turf: TurfAssignment };

/** A sign-up by its id, or by the id of the walk-up whom it admitted. */
async function rsvpOf(reads: Reads, id: string): Promise<Rsvp | null> {
  const rsvp = await reads.get(rsvpDocuments, id);
  if (rsvp) return rsvp;
  const admitted = (await reads.get(walkUps, id))?.rsvp_id ?? null;
  return admitted === null ? null : reads.get(rsvpDocuments, admitted);
}

const refusal = (key: RefusalKey): RefusedError => new RefusedError(key);

function requireTurf({ turf, rsvp }: About): Turf {
  if (!turf) throw refusal('turfs.notFound');
  if (turf.event_id !== rsvp.event_id) throw refusal('launch.otherEvent');
  return turf;
}

/** Why somebody can't be given a turf at a moment; null where they can. */
function whyNotGiven(turf: Turf, holder: string, now: number): RefusalKey | null {
  const isOver = turf.expires_at !== null && turf.expires_at <= now;
  if (turf.state === 'archived') return 'turfs.closed';
  if (turf.assigned_to === holder && !isOver) return null;
  if (turf.assigned_to !== null && !isOver) return 'turfs.taken';
  if (turf.state === 'completed') return 'turfs.done';
  return turf.holders.includes(holder) || turf.holders.length < turfHoldersMax ? null : 'turfs.full';
}

/** A turf in somebody's hands until tonight. Nobody else takes it meanwhile. */
function given(turf: Turf, { id, name }: About['holder'], until: number): TurfAssignment {
  return {
    ...{ open: false, state: 'in_progress', assigned_to: id, assigned_name: name, expires_at: until },
    holders: turf.holders.includes(id) ? turf.holders : [...turf.holders, id],
  };
}

function sentOut(about: About, launch: LaunchProgress): Outcome {
  const { rsvp, event, holder, context } = about;
  const { now, instant } = context;
  const turf = requireTurf(about);
  if (launch.out) {
    if (launch.out.turf_id === turf.id && launch.out.holder === holder.id) return { launch, turf: {} };
    throw new RefusedError('launch.alreadyOut', { turf: launch.out.turf_name });
  }
  if (rsvp.state !== 'attended') throw refusal('launch.notHere');
  if (event.state === 'cancelled') throw refusal('rsvps.eventOff');
  if (launch.turfs.length >= launchTurfsMax)
    throw new RefusedError('launch.manyTurfs', { most: launchTurfsMax });
  const why = whyNotGiven(turf, holder.id, now());
  if (why) throw refusal(why);
  const at = now();
  const shift = event.shifts.find(({ id }) => id === rsvp.shift_id) ?? null;
  const dueAt = dueBack(event.zone, shift, at);
  return {
    launch: {
      ...launch,
      out: {
        ...{ turf_id: turf.id, turf_name: turf.name, holder: holder.id },
        ...{ out_at: instant(at), due_at: instant(dueAt) },
      },
    },
    turf: given(turf, holder, tonight(event.zone, shift, dueAt, at)),
  };
}

/** As if they had never left: of a mistaken press. */
function recalled({ turf }: About, launch: LaunchProgress, id: string): Outcome {
  const { out } = launch;
  if (out?.turf_id !== id) return { launch, turf: {} };
  const isHeld = turf?.assigned_to === out.holder;
  return {
    launch: { ...launch, out: null },
    turf: isHeld ? { ...releaseChanges({ state: 'assigned' }) } : {},
  };
}

function cameBack(
  { turf, results, context }: About,
  launch: LaunchProgress,
  id: string,
  done: boolean,
): Outcome {
  const { out } = launch;
  if (out?.turf_id !== id) {
    if (launch.turfs.some(({ turf_id }) => turf_id === id)) return { launch, turf: {} };
    throw refusal('launch.notOut');
  }
  const { due_at: _, ...walked } = out;
  const back = { ...walked, back_at: context.instant(context.now()), ...results };
  return {
    launch: { ...launch, out: null, turfs: [...launch.turfs, back] },
    turf: turf ? returnChanges(turf, out.holder, done) : {},
  };
}

/** Out again with the turf that they brought back last, where nobody else has it by now. */
function reopened(about: About, launch: LaunchProgress, id: string): Outcome {
  const { event, context } = about;
  const last = launch.turfs.at(-1);
  if (launch.out || last?.turf_id !== id) throw refusal('launch.notOut');
  const turf = requireTurf(about);
  if (event.state === 'cancelled') throw refusal('rsvps.eventOff');
  const why = whyNotGiven({ ...turf, state: 'returned' }, last.holder, context.now());
  if (why || turf.state === 'archived') throw refusal(why ?? 'turfs.closed');
  const { back_at: _, attempts: __, contacts: ___, ...out } = last;
  const dueAt = dueBack(event.zone, null, context.now());
  return {
    launch: {
      ...launch,
      out: { ...out, due_at: context.instant(dueAt) },
      turfs: launch.turfs.slice(0, -1),
    },
    turf: given(
      turf,
      { id: last.holder, name: about.rsvp.name },
      tonight(event.zone, null, dueAt, context.now()),
    ),
  };
}

function outcomeOf(about: About, step: LaunchStep): Outcome {
  const launch = about.rsvp.launch ?? nothingYet;
  switch (step.is) {
    case 'train':
      if (about.rsvp.state !== 'attended') throw refusal('launch.notHere');
      return {
        launch:
          launch.trained_at === null
            ? { ...launch, trained_at: about.context.instant(about.context.now()) }
            : launch,
        turf: {},
      };
    case 'untrain':
      return { launch: { ...launch, trained_at: null }, turf: {} };
    case 'out':
      return sentOut(about, launch);
    case 'recall':
      return recalled(about, launch, step.turf);
    case 'back':
      return cameBack(about, launch, step.turf, step.done);
    case 'reopen':
      return reopened(about, launch, step.turf);
  }
}

/** Who is to hold a turf: a member who is in the field, or the guest that the sign-up stands for. */
async function holderOf(
  store: Store,
  rsvp: Rsvp,
  step: LaunchStep,
  caller: Caller,
): Promise<About['holder']> {
  if (step.is !== 'out' || step.member === null) return { id: guestHolder(rsvp.id), name: rsvp.name };
  const member = await requireMember(store, { uid: step.member, organization: caller.organization });
  if (!hasCapability(member, 'field.work')) throw refusal('launch.notInField');
  return { id: step.member, name: member.full_name };
}

/** A guest's turf goes back when its time is over, for nobody gives it back who has it on paper. */
async function prepareGuestNight(
  store: Store,
  event: StoredEvent,
  { turf: { assigned_to, expires_at } }: Outcome,
  context: Parameters<typeof prepareNight>[1],
): Promise<() => void> {
  const isGuests = assigned_to !== undefined && assigned_to !== null && isGuest(assigned_to);
  return isGuests && expires_at ? prepareNight(store, context, event, expires_at) : () => undefined;
}

/** Writes a step that was decided, in its transaction. */
export async function takeStep(
  store: Store,
  {
    rsvp,
    event,
    results,
    step,
    context,
    member,
  }: Omit<About, 'turf' | 'holder'> & {
    step: LaunchStep;
    member: Caller;
  },
): Promise<LaunchProgress> {
  const turf = 'turf' in step ? await store.get(turfs, step.turf) : null;
  const holder = await holderOf(store, rsvp, step, member);
  const outcome = outcomeOf({ rsvp, event, turf, holder, results, context }, step);
  const edited = { updated_at: serverTime, updated_by: member.uid };
  const before = rsvp.launch ?? nothingYet;
  const saveNight = await prepareGuestNight(store, event, outcome, { ...context, member });
  if (outcome.launch !== before)
    store.update(rsvpDocuments, rsvp.id, {
      launch: outcome.launch as z.output<typeof rsvps.schema>['launch'],
      ...edited,
    });
  if (turf && Object.keys(outcome.turf).length > 0)
    store.update(turfs, turf.id, { ...outcome.turf, ...edited });
  saveNight();
  return outcome.launch;
}

/** What came of the turf that somebody brings back: counted before the transaction, for what arrives later is counted in reports. */
async function resultsOf(context: Context, rsvpId: string, step: LaunchStep): Promise<Results> {
  if (step.is !== 'back') return { attempts: 0, contacts: 0 };
  const out = (await rsvpOf(context.read, rsvpId))?.launch?.out;
  if (out?.turf_id !== step.turf) return { attempts: 0, contacts: 0 };
  return turfResults(context, out.turf_id, out.out_at.toMillis());
}

/**
 * Trains somebody who is checked in, gives them a turf of the event, or takes it back. Of two leads who give one turf at once
 * one does. Reads: four, one for the turf, one for the member it is given to or the job of the night; of a return a read for each event that is counted. At most three writes.
 */
export const launchStep = command(
  launchStepCall,
  async ({ rsvp: id, step }, context, store) => {
    const { member, read } = context;
    const results = await resultsOf(context, id, step);
    const profile = await requireCaller(store, member, 'voters.write');
    if (!hasCapability(profile, 'rosters.work')) throw refusal('request.notAllowed');
    const rsvp = await rsvpOf(store, id);
    if (!rsvp) throw refusal('rsvps.gone');
    // Nobody is sent out while the event is cancelled, so only then does the transaction keep others from it.
    const sendsOut = step.is === 'out' || step.is === 'reopen';
    const event = await requireEvent(sendsOut ? store : read, rsvp.event_id);
    const launch = await takeStep(store, { rsvp, event, results, step, context, member });
    return { stage: stageOf(launch, context.now()) };
  },
  { key: ({ rsvp }) => `rsvp ${rsvp}` },
);
