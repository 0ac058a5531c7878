import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

type Props = {
  opened: boolean;
  title: string;
  close: () => void;
  /** It has faded: the place for giving the focus back. Left out, the focus goes where it came from. */
  gone?: () => void;
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
export const ChoiceDialog = ({ opened, title, close, gone, children }: Props) => (
  <Modal
    opened={opened}
    onClose={close}
    {...(gone && { onExitTransitionEnd: gone })}
    returnFocus={!gone}
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
