import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './account-block.module.css';

/** Something to act on before it becomes a problem. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Text size="sm" className={styles.notice ?? ''} role="note">
    {children}
  </Text>
);
