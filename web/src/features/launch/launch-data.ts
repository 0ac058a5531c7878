import '../../shared/text/launch/en.ts';
import { useMemo } from 'react';
import { type LaunchStep, launchStepCall } from '#shared/api/launch-api.ts';
import type { Instant, Stored } from '#shared/collections/define.ts';
import type { rsvps } from '#shared/collections/rsvps.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { notifyIfFailed, offerUndo } from '../../shared/ui/toasts.tsx';

export type Rsvp = Stored<typeof rsvps>;
/** Nobody has it, or nobody any more, and it is not walked. */
export const isFree = ({ state, assigned_to, expires_at }: Turf, now: number): boolean =>
  state !== 'completed' &&
  state !== 'archived' &&
  (assigned_to === null || (expires_at !== null && expires_at <= now));

export type WaitingStep = { rsvp: string; step: LaunchStep; at: number };

/** Steps that this device has and the server has not, oldest first. */
export function useWaitingSteps(): readonly WaitingStep[] {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(
    () =>
      entries.flatMap(({ operation, state, timestamp }) => {
        if (operation.operation !== 'call' || operation.path !== launchStepCall.path) return [];
        if (state.is === 'failed') return [];
        const input = launchStepCall.request.safeParse(operation.input).data;
        return input ? [{ ...input, at: timestamp }] : [];
      }),
    [entries],
  );
}

export const instantAt = (millis: number): Instant => ({ toMillis: () => millis });

type Taken = { rsvp: Pick<Rsvp, 'id' | 'name'>; step: LaunchStep; undo: LaunchStep | null; turf?: string };

/** Sends a step, in order with the others of that person, and offers to take it back by its opposite. */
export async function takeStep({ rsvp: { id, name }, step, undo, turf = '' }: Taken): Promise<void> {
  const entity = { table: 'tasks', id } as const;
  const work = commitCall(launchStepCall, { rsvp: id, step }, { entity });
  if (!(await notifyIfFailed(work))) return;
  const receipt = await work;
  void notifyIfFailed(receipt.synced);
  if (undo === null) return;
  const done = {
    title: step.is === 'out' ? t('launch.done.out', { turf }) : t(`launch.done.${step.is}`),
    name,
  };
  offerUndo(receipt.id, done, () => void takeStep({ rsvp: { id, name }, step: undo, undo: null, turf }));
}
