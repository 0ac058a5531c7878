import { useEffect, useRef } from 'react';

const editable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Single keys of a screen, such as `/` and `n`; they rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Shift stays allowed: `/` needs it on many keyboards.
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || editable(event.target)) return;
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
