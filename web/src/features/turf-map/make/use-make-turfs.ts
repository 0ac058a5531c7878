import { useRef, useState } from 'react';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { SupersededError } from '../../../shared/workers/worker-requests.ts';
import { makeTurfs, unmakeTurfs, waitsMax } from './make-turfs.ts';
import { type MakeTurfsProgress, nothingMade } from './making-progress.ts';
import type { Cut, RequestedTurf } from './turf-operations.ts';

export type Job = { cut: Cut; requested: readonly RequestedTurf[]; query: VoterQuery; ground: Ground };
export type MakeState =
  | { is: 'idle' }
  | { is: 'going'; progress: MakeTurfsProgress }
  /** Interrupted, or not all could be kept: `why` in words. */
  | { is: 'stopped'; progress: MakeTurfsProgress; why: string | null }
  | { is: 'done'; progress: MakeTurfsProgress; cut: Cut }
  /** Of `of` turfs those of `progress` are left. */
  | { is: 'undoing'; progress: MakeTurfsProgress; of: number };

/** The making of a plan's turfs: begun, interrupted, gone on with, taken back. `done`: as many as could be are made. */
export function useMakeTurfs(done: () => void) {
  const [state, setState] = useState<MakeState>({ is: 'idle' });
  const job = useRef<Job | null>(null);
  const stop = useRef<AbortController | null>(null);

  const go = async (now: Job, before: MakeTurfsProgress): Promise<void> => {
    job.current = now;
    stop.current = new AbortController();
    let last = before;
    setState({ is: 'going', progress: before });
    const onProgress = (progress: MakeTurfsProgress) => {
      last = progress;
      setState((state) =>
        // Refusals arrive after the end too.
        state.is === 'undoing' || state.is === 'idle' ? state : { ...state, progress },
      );
    };
    try {
      const ended = await makeTurfs(now, before, onProgress, stop.current.signal);
      const full = ended.full
        ? t('fieldMap.making.full', { count: waitsMax, shown: showNumber(waitsMax) })
        : null;
      if (ended.full || stop.current.signal.aborted)
        return setState({ is: 'stopped', progress: ended, why: full });
      setState({ is: 'done', progress: ended, cut: now.cut });
      done();
    } catch (error) {
      const why = error instanceof SupersededError ? null : messageFor(error);
      setState({ is: 'stopped', progress: last, why });
    }
  };
  return {
    state,
    /** What is being made, or was last. */
    job: () => job.current,
    begin: (now: Job) => void go(now, nothingMade(now.requested.length)),
    /** As it stood when the page was closed; it goes on when somebody says so. */
    resume(now: Job, progress: MakeTurfsProgress): void {
      job.current = now;
      setState({ is: 'stopped', progress, why: null });
    },
    stop: () => stop.current?.abort(),
    goOn: () => {
      if (job.current && state.is === 'stopped') void go(job.current, state.progress);
    },
    /** Takes back what was made, and says so; interrupted, it can be gone on with either way. */
    undo: async (): Promise<void> => {
      const cut = job.current?.cut;
      if (!cut || (state.is !== 'done' && state.is !== 'stopped')) return;
      let { progress } = state;
      const wasDone = state.is === 'done';
      const of = progress.made.length;
      stop.current = new AbortController();
      const { signal } = stop.current;
      setState({ is: 'undoing', progress, of });
      const onUndoProgress = (made: readonly number[]) => {
        progress = { ...progress, made };
        setState({ is: 'undoing', progress, of });
      };
      try {
        await unmakeTurfs(cut.id, progress.made, onUndoProgress, signal);
        if (progress.made.length === 0) setState({ is: 'idle' });
        else setState(wasDone ? { is: 'done', progress, cut } : { is: 'stopped', progress, why: null });
      } catch (error) {
        setState({ is: 'stopped', progress, why: messageFor(error) });
      }
    },
    dismiss: () => setState({ is: 'idle' }),
  };
}
export type Makes = ReturnType<typeof useMakeTurfs>;
