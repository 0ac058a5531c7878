import { useEffect, useRef } from 'react';
import { useSingleKeys } from '../single-keys.ts';

/** The keys of a screen's own acts; the help sheet names them. */
export const screenKeys = { search: '/', add: 'n', task: 't', next: 'j', previous: 'k' } as const;
/** The keys of a record's own acts. After `g` the same letters lead to screens, which the shell answers first. */
export const recordKeys = { edit: 'e', gift: 'd' } as const;
const allKeys = [...Object.values(screenKeys), ...Object.values(recordKeys)];
type ScreenKey = (typeof allKeys)[number];

/** Where a letter is a letter: fields, and lists that go to what is typed. */
const typing = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]';
const dialogs = 'dialog[open], [role=dialog]';

export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;
/** Whether a key without a modifier belongs to what has the focus, or to a dialog over the screen. */
export const isTaken = (target: EventTarget | null): boolean =>
  isDialogOpen() || (target instanceof HTMLElement && target.closest(typing) !== null);

/** What `aria-keyshortcuts` says; nothing while single keys are turned off on this device. */
export const useKeyHint = (key: ScreenKey): ScreenKey | undefined =>
  useSingleKeys(({ on }) => on) ? key : undefined;

/** Single keys of a screen, such as `/` and `n`; they rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: { [K in ScreenKey]?: () => void }): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Shift stays allowed: `/` needs it on many keyboards.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const key = allKeys.find((one) => one === event.key);
      const run = key && latest.current[key];
      if (!run || !useSingleKeys.getState().on || isTaken(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
