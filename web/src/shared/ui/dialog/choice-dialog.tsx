import { Modal } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusTitle, isFocusLost } from '../use-takes-focus.ts';
import styles from './dialog.module.css';

type Props = {
  opened: boolean;
  title: string;
  close: () => void;
  /** It has faded: the place for giving the focus back. Where that is not done, it goes where it came from. */
  onClosed?: () => void;
  children: ReactNode;
};

const parts = {
  overlay: styles.veil ?? '',
  content: styles.surface ?? '',
  header: styles.header ?? '',
  title: styles.title ?? '',
  body: styles.body ?? '',
};

/** A question with lists to choose from. The browser's own dialog would cover them, so this is Mantine's, and looks as that one does. */
export function ChoiceDialog({ opened, title, close, onClosed, children }: Props) {
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened) from.current = document.activeElement;
  }, [opened]);
  const faded = () => {
    onClosed?.();
    // The focus is within the dialog until that has left the page.
    requestAnimationFrame(() => {
      if (from.current instanceof HTMLElement && isFocusLost()) from.current.focus();
      if (isFocusLost()) focusTitle();
    });
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      {...(onClosed && { onExitTransitionEnd: faded })}
      returnFocus={!onClosed}
      title={title}
      size={560}
      centered
      classNames={parts}
      // A header within a dialog is none of the page.
      attributes={{ header: { role: 'none' } }}
    >
      {children}
    </Modal>
  );
}
