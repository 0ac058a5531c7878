import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './voter.module.css';

type Props = { label: string; hint?: ReactNode; children: ReactNode };

/** Choices that are made by one tap, under what they are about. */
export function Field({ label, hint, children }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} style={{ margin: 0, padding: 0, border: 0, minInlineSize: 0 }}>
      <div className={styles.head}>
        <Text component="span" id={id} size="sm" fw={600}>
          {label}
        </Text>
        {hint && <span className={styles.soft}>{hint}</span>}
      </div>
      {children}
    </fieldset>
  );
}
