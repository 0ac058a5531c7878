import { type RefObject, useEffect, useRef } from 'react';

/** For a button that is disabled while it works, which takes the focus from it: it gets it back, unless something else has it by then. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!busy) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [busy]);
  return button;
}
