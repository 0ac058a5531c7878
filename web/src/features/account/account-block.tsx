import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './account-block.module.css';

type Props = {
  title: string;
  /** Under the title: what is true of everything in it. */
  hint?: string;
  children: ReactNode;
};

/** One subject of the page: what it is on the left, its fields on the right. */
export function Block({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {hint && (
          <Text size="sm" c="var(--ink-soft)" mt={4}>
            {hint}
          </Text>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
