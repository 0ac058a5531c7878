import { useEffect, useRef } from 'react';
import { type AskOutcome, outcomeKeys } from '#shared/domain/call-time/outcomes.ts';
import { isTaken } from '../../../shared/ui/list/shortcuts.ts';
import { useSingleKeys } from '../../../shared/ui/single-keys.ts';

type Actions = { press: (outcome: AskOutcome) => void; undo: () => void };

/** Digits say what came of the call, `u` takes it back. They rest while somebody types or a dialog is open. */
export function useOutcomeKeys(actions: Actions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (!useSingleKeys.getState().on || isTaken(event.target)) return;
      const outcome = outcomeKeys[event.key];
      if (!outcome && event.key !== 'u') return;
      event.preventDefault();
      if (outcome) latest.current.press(outcome);
      else latest.current.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
