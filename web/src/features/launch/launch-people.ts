import type { LaunchStep } from '#shared/api/launch-api.ts';
import {
  dueBack,
  guestHolder,
  type LaunchProgress,
  type LaunchStage,
  nothingYet,
  stageOf,
} from '#shared/domain/events/launch.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { instantAt, isFree, type Rsvp, type WaitingStep } from './launch-data.ts';

export type LaunchPerson = {
  rsvp: Rsvp;
  launch: LaunchProgress;
  stage: LaunchStage;
  /** A step of theirs is on this device alone. */
  isWaiting: boolean;
};
export type Board = { people: LaunchPerson[]; free: Turf[] };

/** Somebody's progress as it will be once a step that waits has arrived; what the server refuses is told then. */
export function afterStep(
  launch: LaunchProgress,
  step: LaunchStep,
  { rsvp, turfs, event, at }: { rsvp: Rsvp; turfs: readonly Turf[]; event: CampaignEvent; at: number },
): LaunchProgress {
  const { out } = launch;
  switch (step.is) {
    case 'train':
      return { ...launch, trained_at: launch.trained_at ?? instantAt(at) };
    case 'untrain':
      return { ...launch, trained_at: null };
    case 'out': {
      if (out) return launch;
      const name = turfs.find(({ id }) => id === step.turf)?.name ?? '';
      const shift = event.shifts.find(({ id }) => id === rsvp.shift_id) ?? null;
      const holder = step.member ?? guestHolder(rsvp.id);
      const times = { out_at: instantAt(at), due_at: instantAt(dueBack(event.zone, shift, at)) };
      return { ...launch, out: { turf_id: step.turf, turf_name: name, holder, ...times } };
    }
    case 'recall':
      return out?.turf_id === step.turf ? { ...launch, out: null } : launch;
    case 'back': {
      if (out?.turf_id !== step.turf) return launch;
      const { due_at: _, ...walked } = out;
      const back = { ...walked, back_at: instantAt(at), attempts: 0, contacts: 0 };
      return { ...launch, out: null, turfs: [...launch.turfs, back] };
    }
    case 'reopen': {
      const last = launch.turfs.at(-1);
      if (out || last?.turf_id !== step.turf) return launch;
      const { back_at: _, attempts: __, contacts: ___, ...again } = last;
      const due_at = instantAt(dueBack(event.zone, null, at));
      return { ...launch, out: { ...again, due_at }, turfs: launch.turfs.slice(0, -1) };
    }
  }
}

/** Everybody at a launch by what is stored and what waits on this device, and the turfs that can be given next. */
export function boardOf(
  event: CampaignEvent,
  present: readonly Rsvp[],
  turfs: readonly Turf[],
  waiting: readonly WaitingStep[],
  now: number,
): Board {
  const holders = new Map(turfs.map(({ id, assigned_to }) => [id, assigned_to]));
  const people = present.map((rsvp): LaunchPerson => {
    const steps = waiting.filter((one) => one.rsvp === rsvp.id);
    const launch = steps.reduce(
      (before, { step, at }) => afterStep(before, step, { rsvp, turfs, event, at }),
      rsvp.launch ?? nothingYet,
    );
    // A turf that is given on this device alone is still in nobody's hands by what is stored.
    const holder = steps.length > 0 || !launch.out ? undefined : holders.get(launch.out.turf_id);
    return { rsvp, launch, stage: stageOf(launch, now, holder), isWaiting: steps.length > 0 };
  });
  const taken = new Set(people.flatMap(({ launch }) => launch.out?.turf_id ?? []));
  return {
    people: people.toSorted((one, other) => orderOf(one) - orderOf(other)),
    free: turfs.filter((turf) => isFree(turf, now) && !taken.has(turf.id)),
  };
}

/** Whoever waits longest comes first, in each column. */
const orderOf = ({ launch, rsvp }: LaunchPerson): number =>
  (
    launch.out?.due_at ??
    launch.turfs.at(-1)?.back_at ??
    launch.trained_at ??
    rsvp.checked_in_at ??
    rsvp.arrived_at
  ).toMillis();
