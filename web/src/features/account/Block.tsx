import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './Block.module.css';

/** One subject of the page: what it is on the left, its fields on the right. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <Title order={2} size="h5" id={id}>
        {title}
      </Title>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
