import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './turf.module.css';

/** One part of a turf's page under its heading. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}
