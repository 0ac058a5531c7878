import { useEffect, useRef } from 'react';
import type { Operation, Draft as UnsentChange } from '../../../shared/data/journal/index.ts';
import { draft } from '../../../shared/data/journal/tab.ts';

/** Milliseconds after a keystroke within which this device has it: what a killed tab may lose. */
const keepMs = 250;

/**
 * Keeps what is being typed in the journal until it is saved: should the tab die, the next page sends it. `operation`
 * is null while nothing differs or what is typed cannot be stored. Returns how to forget it.
 */
export function useUnsavedDraft(operation: Operation | null): () => Promise<void> {
  const open = useRef<UnsentChange | null>(null);
  const isOver = useRef(false);
  const json = JSON.stringify(operation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the operation.
  useEffect(() => {
    if (operation === null || isOver.current) return;
    const timer = setTimeout(() => {
      if (isOver.current) return;
      if (open.current) void open.current.put(operation);
      else open.current = draft(operation);
    }, keepMs);
    return () => clearTimeout(timer);
  }, [json]);
  const forget = async () => {
    isOver.current = true;
    await open.current?.drop();
    open.current = null;
  };
  // Whoever leaves the form has saved it, or was asked whether to lose it.
  useEffect(() => () => void open.current?.drop(), []);
  return forget;
}
