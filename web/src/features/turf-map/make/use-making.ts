import { useRef, useState } from 'react';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { type Asked, Overtaken } from '../../../shared/voters/engine.ts';
import { makeTurfs, unmakeTurfs, waitsMax } from './make.ts';
import { type Making, nothingMade } from './making.ts';
import type { Cut, Wanted } from './turf.ts';

export type Job = { cut: Cut; wanted: readonly Wanted[]; asked: Asked; ground: Ground };
export type MakingState =
  | { is: 'idle' }
  | { is: 'going'; making: Making }
  /** Interrupted, or not all could be kept: `why` in words. */
  | { is: 'stopped'; making: Making; why: string | null }
  | { is: 'done'; making: Making; cut: Cut }
  /** Of `of` turfs those of `making` are left. */
  | { is: 'undoing'; making: Making; of: number };

/** The making of a plan's turfs: begun, interrupted, gone on with, taken back. `done`: as many as could be are made. */
export function useMaking(done: () => void) {
  const [state, setState] = useState<MakingState>({ is: 'idle' });
  const job = useRef<Job | null>(null);
  const stop = useRef<AbortController | null>(null);

  const go = async (now: Job, before: Making): Promise<void> => {
    job.current = now;
    stop.current = new AbortController();
    let last = before;
    setState({ is: 'going', making: before });
    const hear = (making: Making) => {
      last = making;
      setState((state) =>
        // Refusals arrive after the end too.
        state.is === 'undoing' || state.is === 'idle' ? state : { ...state, making },
      );
    };
    try {
      const ended = await makeTurfs(now, before, hear, stop.current.signal);
      const full = ended.full
        ? t('fieldMap.making.full', { count: waitsMax, shown: showNumber(waitsMax) })
        : null;
      if (ended.full || stop.current.signal.aborted)
        return setState({ is: 'stopped', making: ended, why: full });
      setState({ is: 'done', making: ended, cut: now.cut });
      done();
    } catch (error) {
      const why = error instanceof Overtaken ? null : wordsFor(error);
      setState({ is: 'stopped', making: last, why });
    }
  };
  return {
    state,
    /** What is being made, or was last. */
    job: () => job.current,
    begin: (now: Job) => void go(now, nothingMade(now.wanted.length)),
    /** As it stood when the page was closed; it goes on when somebody says so. */
    resume(now: Job, making: Making): void {
      job.current = now;
      setState({ is: 'stopped', making, why: null });
    },
    stop: () => stop.current?.abort(),
    goOn: () => {
      if (job.current && state.is === 'stopped') void go(job.current, state.making);
    },
    /** Takes back what was made, and says so; interrupted, it can be gone on with either way. */
    undo: async (): Promise<void> => {
      const cut = job.current?.cut;
      if (!cut || (state.is !== 'done' && state.is !== 'stopped')) return;
      let { making } = state;
      const wasDone = state.is === 'done';
      const of = making.made.length;
      stop.current = new AbortController();
      const { signal } = stop.current;
      setState({ is: 'undoing', making, of });
      const hear = (made: readonly number[]) => {
        making = { ...making, made };
        setState({ is: 'undoing', making, of });
      };
      try {
        await unmakeTurfs(cut.id, making.made, hear, signal);
        if (making.made.length === 0) setState({ is: 'idle' });
        else setState(wasDone ? { is: 'done', making, cut } : { is: 'stopped', making, why: null });
      } catch (error) {
        setState({ is: 'stopped', making, why: wordsFor(error) });
      }
    },
    dismiss: () => setState({ is: 'idle' }),
  };
}
export type Makes = ReturnType<typeof useMaking>;
