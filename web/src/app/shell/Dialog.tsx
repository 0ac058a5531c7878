import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

type Props = { title: string; close: () => void; children: ReactNode };

/**
 * The shell's own questions. The browser's dialog, in the shell's own chunk: they are asked when there is
 * no connection, and a chunk that has to be fetched then never comes.
 */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing gives the focus back to where it came from.
    return () => shown?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onCancel={cancel}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
