import type { ReactNode } from 'react';
import styles from './scripts.module.css';

type Props = {
  /** Left out: a deed rather than a choice. */
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A choice that is made by one tap. */
export const OneTap = ({ pressed, disabled = false, onClick, children }: Props) => (
  <button
    type="button"
    className={styles.choice}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);
