import { useRef, useState } from 'react';
import { wordsFor } from '../../../../shared/data/errors.ts';
import { type Asked, Overtaken } from '../../../../shared/voters/engine.ts';
import type { Ground } from '../ground/open-ground.ts';
import { type Making, makeTurfs, nothingMade, unmakeTurfs } from './make.ts';
import type { Cut, Wanted } from './turf.ts';

type Job = { cut: Cut; wanted: readonly Wanted[]; asked: Asked; ground: Ground };
export type MakingState =
  | { is: 'idle' }
  | { is: 'going'; making: Making }
  /** Interrupted, or not all could be kept: `why` in words. */
  | { is: 'stopped'; making: Making; why: string | null }
  | { is: 'done'; making: Making; cut: Cut }
  | { is: 'undoing' };

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
      if (stop.current.signal.aborted) return setState({ is: 'stopped', making: ended, why: null });
      setState({ is: 'done', making: ended, cut: now.cut });
      done();
    } catch (error) {
      const why = error instanceof Overtaken ? null : wordsFor(error);
      setState({ is: 'stopped', making: last, why });
    }
  };
  return {
    state,
    begin: (now: Job) => void go(now, nothingMade(now.wanted.length)),
    stop: () => stop.current?.abort(),
    goOn: () => {
      if (job.current && state.is === 'stopped') void go(job.current, state.making);
    },
    /** Takes back what was made, and says so. */
    undo: async (): Promise<void> => {
      const cut = job.current?.cut;
      if (!cut || (state.is !== 'done' && state.is !== 'stopped')) return;
      const { making } = state;
      setState({ is: 'undoing' });
      try {
        await unmakeTurfs(cut.id, making.made);
        setState({ is: 'idle' });
      } catch (error) {
        setState({ is: 'stopped', making, why: wordsFor(error) });
      }
    },
    dismiss: () => setState({ is: 'idle' }),
  };
}
export type Makes = ReturnType<typeof useMaking>;
