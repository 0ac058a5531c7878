import { useEffect, useRef, useState } from 'react';
import { holdSession } from '../../../shared/session/session-store.ts';
import { type Leaving, useLeaving } from '../../../shared/ui/form/leaving.ts';

/** Codes that were just made, shown once: the screen that shows them stays, whatever becomes of the session. */
export function useFreshCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const release = useRef(() => {});
  useEffect(() => () => release.current(), []);
  const show = (made: readonly string[]) => {
    release.current();
    release.current = holdSession();
    setCodes(made);
  };
  return { codes, show, putAway: () => release.current() };
}

/** Whether the codes are saved, and the question for who goes before that. */
export function useSaved(done: () => void) {
  const [saved, setSaved] = useState(false);
  const [closing, setClosing] = useState(false);
  const leaving = useLeaving(() => !saved);
  const question: Leaving | null =
    leaving ?? (closing ? { stay: () => setClosing(false), leave: done } : null);
  return { saved, setSaved, question, close: () => (saved ? done() : setClosing(true)) };
}
