import { useMemo } from 'react';
import { launchStepCall, walkUpCall } from '#shared/api/launch-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { walkUps } from '#shared/collections/walk-ups.ts';
import { walkUpsWaitingMax } from '#shared/domain/events/walk-ups.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { withValues } from '../../shared/data/queries.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { shiftNow } from '../../shared/roster/roster-shift.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { notifyIfFailed, offerUndo, toast } from '../../shared/ui/toasts.tsx';

export type WalkUp = Stored<typeof walkUps>;

/** Walk-ups who wait at a launch, live: a read for each. */
export function useWalkUps(event: string): Live<WalkUp[]> {
  const path = walkUps.path(useMember().organization);
  return useLiveQuery(walkUps, `${path} waiting at ${event}`, () =>
    withValues(
      {
        path,
        conditions: [
          { field: 'event_id', is: '==', value: event },
          { field: 'state', is: '==', value: 'waiting' },
        ],
      },
      walkUpsWaitingMax,
    ),
  );
}

/** Those about whom a decision is on its way. */
export function useDecided(): ReadonlySet<string> {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(
    () =>
      new Set(
        entries.flatMap(({ operation, state }) =>
          operation.operation === 'call' && operation.path === walkUpCall.path && state.is !== 'failed'
            ? [operation.id]
            : [],
        ),
      ),
    [entries],
  );
}

type Change = { is: 'admit'; shift: string; person: string } | { is: 'refuse' } | { is: 'restore' };

/** Calls about one walk-up are sent in order. */
const send = (id: string, change: Change) =>
  commitCall(walkUpCall, { id, change }, { entity: { table: 'tasks', id } });

/** Lets a walk-up in and gives them a turf, if there is one, by one press. */
export async function admit(walkUp: WalkUp, event: CampaignEvent, turf: Turf | undefined): Promise<void> {
  const { id, name } = walkUp;
  const change = { is: 'admit', shift: shiftNow(event, Date.now()), person: crypto.randomUUID() } as const;
  const work = send(id, change);
  if (!(await notifyIfFailed(work))) return;
  const admitted = await work;
  void notifyIfFailed(admitted.synced);
  const takeBack = async () => {
    if (turf) await giveOrTake({ is: 'recall', turf: turf.id }, id);
    await notifyIfFailed(send(id, { is: 'restore' }));
  };
  if (turf) await giveOrTake({ is: 'out', turf: turf.id, member: null }, id);
  offerUndo(admitted.id, { title: t('launch.walkUps.admitted'), name }, () => void takeBack());
}

type Giving = { is: 'out'; turf: string; member: null } | { is: 'recall'; turf: string };

/** Under the walk-up's id, which stands for the sign-up that admits them. */
async function giveOrTake(step: Giving, id: string): Promise<void> {
  const work = commitCall(launchStepCall, { rsvp: id, step }, { entity: { table: 'tasks', id } });
  if (!(await notifyIfFailed(work))) return;
  void notifyIfFailed((await work).synced);
}

/** Turns walk-ups away: their telephones say so. Whoever another lead let in meanwhile stays in. */
export async function turnAway(people: readonly WalkUp[]): Promise<void> {
  const [first] = people;
  if (!first) return;
  const sent = Promise.all(people.map(({ id }) => send(id, { is: 'refuse' })));
  if (!(await notifyIfFailed(sent))) return;
  for (const [at, { synced }] of (await sent).entries()) {
    void notifyIfFailed(synced);
    void synced.then(
      (answer) =>
        answer?.state === 'admitted' && toast('info', t('launch.walkUps.alreadyIn'), people[at]?.name ?? ''),
      () => undefined,
    );
  }
  const name = people.map((one) => one.name).join(', ');
  offerUndo(first.id, { title: t('launch.walkUps.turnedAway'), name }, () => {
    for (const { id } of people) void notifyIfFailed(send(id, { is: 'restore' }));
  });
}
