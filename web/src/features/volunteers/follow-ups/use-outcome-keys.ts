import { useEffect, useRef } from 'react';
import { isTaken } from '../../../shared/ui/list/shortcuts.ts';
import { useSingleKeys } from '../../../shared/ui/single-keys.ts';

/** The next follow-up. */
export const nextKey = 'n';

/** Keys of somebody who calls at a desk: `n` for the next one, figures for what became of it. They rest while somebody types. */
export function useOutcomeKeys(press: (key: string) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (!useSingleKeys.getState().on || isTaken(event.target)) return;
      if (event.key !== nextKey && !/^[1-9]$/.test(event.key)) return;
      event.preventDefault();
      latest.current(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
