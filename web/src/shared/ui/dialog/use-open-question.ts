import { useCallback, useRef, useState } from 'react';

export type OpenQuestion<Q> = {
  /** Kept while the dialog fades. */
  question: Q | null;
  opened: boolean;
  ask: (question: Q, from?: HTMLElement | null) => void;
  close: () => void;
  /** The dialog is gone: the focus goes back to where it was asked from, if that is still there. */
  onClosed: () => void;
};

/** Which question of a screen is open, one at a time. */
export function useOpenQuestion<Q>(): OpenQuestion<Q> {
  const [question, setQuestion] = useState<Q | null>(null);
  const [opened, setOpened] = useState(false);
  const origin = useRef<HTMLElement | null>(null);
  const ask = useCallback((next: Q, from: HTMLElement | null = null) => {
    origin.current = from;
    setQuestion(next);
    setOpened(true);
  }, []);
  const close = useCallback(() => setOpened(false), []);
  const onClosed = useCallback(() => {
    setQuestion(null);
    origin.current?.focus();
  }, []);
  return { question, opened, ask, close, onClosed };
}
