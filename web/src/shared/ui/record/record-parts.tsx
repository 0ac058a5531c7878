import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './parts.module.css';

/** The page of something that has much to say: its parts stand in two columns where there is room for both. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

export const Column = ({ children }: { children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);

type PartProps = { title: string /** Beside the heading. */; aside?: ReactNode; children: ReactNode };

/** One part of it under its heading. */
export function Part({ title, aside, children }: PartProps) {
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

/** What happened, newest first. */
export const ActivityList = ({ children }: { children: ReactNode }) => (
  <ol className={styles.events}>{children}</ol>
);

type HappeningProps = {
  note: string | null;
  /** From where, by whom and when. */
  about: readonly string[];
  children: ReactNode;
};

export const ActivityItem = ({ note, about, children }: HappeningProps) => (
  <li className={styles.event}>
    {children}
    {note !== null && <p>{note}</p>}
    <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
  </li>
);
