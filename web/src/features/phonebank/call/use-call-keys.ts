import { useEffect, useRef } from 'react';
import { isTaken } from '../../../shared/ui/list/shortcuts.ts';
import { useSingleKeys } from '../../../shared/ui/single-keys.ts';
import type { Step } from './call-result.ts';

/** The keys of somebody who calls at a desk. */
export const callKeys = { spoke: 'r', none: 'x', message: 'm', skip: 's', undo: 'u' } as const;

type ActionName = keyof typeof callKeys;
type Actions = Record<ActionName, () => void> & { step: Step };

/** They rest while somebody types or a dialog is open; results by one key only before a conversation has begun. */
export function useCallKeys(actions: Actions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (!useSingleKeys.getState().on || isTaken(event.target)) return;
      const { step, ...action } = latest.current;
      const found = Object.entries(callKeys).find(([, key]) => key === event.key)?.[0];
      if (!found || !(found in action) || (step === 'spoke' && found !== 'undo')) return;
      event.preventDefault();
      action[found as ActionName]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
