import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './editor.module.css';

type Props = {
  label: string;
  /** By which it is found again after what it does. */
  name?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A small deed beside what it is done to. */
export const Tool = ({ label, name, disabled = false, onClick, children }: Props) => (
  <ActionIcon
    variant="subtle"
    {...(!disabled && { c: 'var(--ink-soft)' })}
    className={styles.tap ?? ''}
    aria-label={label}
    data-tool={name}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
