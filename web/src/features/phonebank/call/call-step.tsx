import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text/index.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import styles from './step.module.css';

type Props = {
  title: string;
  /** To the step before; not where the step has a way of its own. */
  back?: () => void;
  children: ReactNode;
};

/** One question about the call, under its title. */
export function Step({ title, back, children }: Props) {
  const heading = useTakesFocus<HTMLHeadingElement>(title);
  return (
    <section className={styles.step} aria-label={title}>
      <h3 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {title}
      </h3>
      {children}
      {back && (
        <Button variant="subtle" c="var(--ink-soft)" className={styles.tap ?? ''} onClick={back}>
          {t('calls.call.back')}
        </Button>
      )}
    </section>
  );
}

/** Results of a tap each, side by side. */
export const Codes = ({ children }: { children: ReactNode }) => (
  <div className={styles.codes}>{children}</div>
);
