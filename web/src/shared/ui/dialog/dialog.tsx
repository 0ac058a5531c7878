import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { focusTitle, isFocusLost } from '../use-takes-focus.ts';
import styles from './dialog.module.css';

type Props = {
  title: string;
  close: () => void;
  /** For a list of things to look through, rather than a question. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A question over the screen. The browser's dialog: one opened over another closes first. In the shell's own chunk,
 * which asks when there is no connection: a chunk that has to be fetched then never comes. It begins at what is marked
 * `data-autofocus`, else at its first control.
 */
export function Dialog({ title, close, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // In the layout phase: what is out of the page already cannot give the focus back to where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      shown?.close();
      // What asked may be gone, such as a line of a menu, or nobody did.
      if (isFocusLost()) focusTitle();
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    // React hands on what happens to a dialog over this one.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close();
  };
  // Browsers close it at a second Escape whatever the first was answered with: what is still drawn opens again.
  const closed = ({ target }: SyntheticEvent) => {
    if (!dialog.current || target !== dialog.current) return;
    dialog.current.showModal();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={wide ? styles.wide : styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
